// @ts-check
import { join } from "node:path";
import { projectDir } from "./bootstrap.mjs";

/** The import aliases, in the form in which the check of folder arrows reads them. */
export default { resolve: { alias: { "~": join(projectDir, "app"), "#db": join(projectDir, "db") } } };
