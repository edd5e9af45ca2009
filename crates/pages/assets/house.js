// The script of all pages but tables.
import { begin } from "./live.js";
import { passkeys } from "./passkeys.js";
import { review } from "./review.js";

begin();
passkeys();
review();
