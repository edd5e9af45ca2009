// The script of a table's page.
import { begin } from "./live.js";
import { tellSeen } from "./seen.js";
import { Table } from "./table.js";
import { zoom } from "./zoom.js";

begin({ Table, tellSeen, zoom });
