import { main, runCommand } from "./main.ts";

export { upgradeDatabase } from "./commands/upgrade-command.ts";
export { openShop } from "./shop.ts";

// Imported by tests, run by `npm start`.
if (import.meta.main) {
	const [name, ...given] = process.argv.slice(2);
	await (name === undefined ? main() : runCommand(name, given));
}
