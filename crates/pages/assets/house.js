// The script of all pages but tables.
import { begin } from "./live.js";
import { review } from "./review.js";

begin();
review();
