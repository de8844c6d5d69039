import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import routes from "~/routes.ts";

const app = fileURLToPath(new URL("../..", import.meta.url));
const guard = fileURLToPath(new URL("admins-only.ts", import.meta.url)).slice(app.length);
const folder = `${dirname(guard)}/`;

type Listed = { address: string; file: string; isGuarded: boolean };

/** Every route of the table, whether it has an address of its own or only stands above others. */
function listed(entries: readonly RouteConfigEntry[], above: Omit<Listed, "file">): Listed[] {
	return entries.flatMap(({ path, file, children }) => {
		const address = path === undefined ? above.address : `${above.address}/${path}`;
		const isGuarded = above.isGuarded || file === guard;
		return [{ address, file, isGuarded }, ...listed(children ?? [], { address, isGuarded })];
	});
}

const table = listed(await routes, { address: "", isGuarded: false });
const guarded = table.filter(({ isGuarded, file }) => isGuarded && file !== guard);
const codeOf = (file: string) => readFileSync(app + file, "utf8");

describe("the owner's side", () => {
	test("is there", () => {
		expect(guarded.length).toBeGreaterThan(30);
	});

	test("lies under the guard as a whole, by its files and by its addresses", () => {
		const ownersAddress = /^(\/:lang)?\/(admin|products\/admin|blog\/admin|redirect-manager)(\/|\.|$)/;
		const owners = table.filter(
			({ file, address }) => file.startsWith(folder) || ownersAddress.test(address),
		);
		expect(owners.filter(({ isGuarded }) => !isGuarded)).toEqual([]);
		expect(guarded.filter(({ file }) => !file.startsWith(folder))).toEqual([]);
	});

	test.each(guarded)("$address ($file) asks the server before a browser shows it", ({ file }) => {
		const code = codeOf(file);
		// A page without a loader would be shown without a request, and only requests meet the guard.
		const isShown = code.includes("export default");
		expect(isShown).toBe(isShown && /export (async )?function loader\(/.test(code));
	});

	test("changes nothing by verbs that ask for a person instead of a right", () => {
		// The command of the shop's machine makes the first owner: there is nobody yet who could have a right.
		const known = ["people/accounts/desk/make-admin.server.ts"];
		const verbs = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) =>
			/(^|\/)desk\/.*\.server\.ts$/.test(file),
		);
		expect(verbs.length).toBeGreaterThan(50);
		const named = verbs.filter((file) => /\b(author|admin|owner|actor): (Author|\{ id)/.test(codeOf(file)));
		expect(named.filter((file) => !known.includes(file))).toEqual([
			"desk/history/audit.server.ts",
			"desk/shell/waiting.store.server.ts",
		]);
	});

	test.each(guarded)("$address ($file) leaves it to the guard to say that nothing is kept", ({ file }) => {
		expect(codeOf(file)).not.toMatch(/Cache-Control|notKept|export (async )?function headers/);
	});
});
