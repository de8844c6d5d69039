import type { Config } from "~/platform/config.server.ts";
import { runAdminCommand } from "./admin-command.ts";
import { runBackupCommand, runRestoreCommand } from "./backup-command.ts";
import { runUpgradeCommand } from "./upgrade-command.ts";
import { runVerifyCommand } from "./verify-command.ts";

/** What `npm run <name> -- <words>` does besides running the shop; each tells in a line what came of it. */
export const commands: ReadonlyMap<string, (config: Config, given: string[]) => Promise<string>> = new Map([
	["admin", runAdminCommand],
	["backup", runBackupCommand],
	["restore", runRestoreCommand],
	["upgrade-database", runUpgradeCommand],
	["verify-invoices", runVerifyCommand],
]);
