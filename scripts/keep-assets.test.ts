import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bringBack, putAside } from "./keep-assets.ts";

const now = Date.parse("2026-06-01T12:00:00Z");
let folder: string;
let assets: string;
let aside: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "kade-assets-"));
	assets = join(folder, "assets");
	aside = join(folder, "aside");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>, builtAt: number): void {
	mkdirSync(assets, { recursive: true });
	for (const [name, text] of Object.entries(files)) {
		writeFileSync(join(assets, name), text);
		utimesSync(join(assets, name), builtAt / 1000, builtAt / 1000);
	}
}

test("files of an earlier build stay beside the new ones", () => {
	write({ "root-a.js": "old", "same-x.js": "old" }, now - 1_000);
	putAside(assets, aside);
	write({ "root-b.js": "new", "same-x.js": "new" }, now);
	bringBack(assets, aside, now);
	expect(readdirSync(assets).sort()).toEqual(["root-a.js", "root-b.js", "same-x.js"]);
	expect(readFileSync(join(assets, "same-x.js"), "utf8")).toBe("new");
	expect(readdirSync(folder)).toEqual(["assets"]);
});

test("files of more than a month ago go", () => {
	write({ "root-a.js": "old" }, now - 31 * 24 * 60 * 60 * 1000);
	putAside(assets, aside);
	write({ "root-b.js": "new" }, now);
	bringBack(assets, aside, now);
	expect(readdirSync(assets)).toEqual(["root-b.js"]);
});

test("a build that failed loses none", () => {
	write({ "root-a.js": "old" }, now);
	putAside(assets, aside);
	write({ "half-b.js": "broken" }, now);
	putAside(assets, aside);
	rmSync(assets, { recursive: true });
	write({ "root-c.js": "new" }, now);
	bringBack(assets, aside, now);
	expect(readdirSync(assets).sort()).toEqual(["root-a.js", "root-c.js"]);
});

test("the first build has none to keep", () => {
	putAside(assets, aside);
	write({ "root-a.js": "new" }, now);
	bringBack(assets, aside, now);
	expect(readdirSync(assets)).toEqual(["root-a.js"]);
});
