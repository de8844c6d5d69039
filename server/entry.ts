import { main, runCommand } from "./main.ts";

export { upgradeDatabase } from "./commands/upgrade-command.ts";
export { openShop } from "./shop.ts";

// Older ones know no `import.meta.main` and would end without a word.
if (Number.parseInt(process.versions.node, 10) < 24)
	throw new Error(`The shop runs on Node 24, which \`npm start\` brings, not on ${process.version}.`);

// Imported by tests, run by `npm start`.
if (import.meta.main) {
	const [name, ...given] = process.argv.slice(2);
	await (name === undefined ? main() : runCommand(name, given));
}
