// The script of all pages but tables.
import { begin } from "./live.js";

begin();
