import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildStamp, builtShop, nextBuild, putInPlace } from "./put-in-place.ts";

const now = Date.parse("2026-06-01T12:00:00Z");
const monthMs = 31 * 24 * 60 * 60 * 1000;
const parts = ["client", "server"];
let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "kade-build-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(place: string, files: Record<string, string>, builtAt = now): void {
	for (const [name, text] of Object.entries(files)) {
		const file = join(folder, place, name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
		utimesSync(file, builtAt / 1000, builtAt / 1000);
	}
}

function put(): void {
	putInPlace(join(folder, "run/next"), join(folder, "run"), parts, now);
}

/** Every file that the shop runs from, with its text. */
function running(): Record<string, string> {
	const place = join(folder, "run");
	const paths = readdirSync(place, { recursive: true, encoding: "utf8" }).sort();
	const files = paths.filter((path) => statSync(join(place, path)).isFile());
	return Object.fromEntries(files.map((path) => [path, readFileSync(join(place, path), "utf8")]));
}

test("files of an earlier build stay beside the new ones where their names tell them apart", () => {
	write("run", {
		"client/assets/root-a.js": "old",
		"client/assets/same-x.js": "old",
		"client/favicon.svg": "old",
		"client/pictures/gone.avif": "old",
		"server/assets/late-a.js": "old",
		"server/index.js": "old",
		"server/print/gone.ts": "old",
	});
	write("run/next", {
		"client/assets/root-b.js": "new",
		"client/assets/same-x.js": "new",
		"client/favicon.svg": "new",
		"server/assets/late-b.js": "new",
		"server/index.js": "new",
	});
	put();
	expect(running()).toEqual({
		"client/assets/root-a.js": "old",
		"client/assets/root-b.js": "new",
		"client/assets/same-x.js": "new",
		"client/favicon.svg": "new",
		"server/assets/late-a.js": "old",
		"server/assets/late-b.js": "new",
		"server/index.js": "new",
	});
});

test("files of more than a month ago go, files of the new build never do", () => {
	write("run", { "client/assets/root-a.js": "old" }, now - monthMs);
	write("run/next", { "client/assets/root-b.js": "new" }, now - monthMs);
	put();
	expect(running()).toEqual({ "client/assets/root-b.js": "new" });
});

test("what else lies beside the build's folders stays, but the stamp of the build that was", () => {
	write("run", { [buildStamp]: "of other sources", "notes.txt": "kept" });
	write("run/next", { "server/index.js": "new" });
	put();
	expect(running()).toEqual({ "notes.txt": "kept", "server/index.js": "new" });
});

test("a build that fails half way through being put in place has not changed what is started", () => {
	write("run", { "server/index.js": "old", "client/zebra/file": "old" });
	write("run/next", { "server/index.js": "new", "server/zebra.js": "new", "client/zebra": "new" });
	// A folder stands where a file is to go.
	expect(put).toThrow();
	expect(running()["server/index.js"]).toBe("old");
	expect(running()["client/zebra/file"]).toBe("old");
});

test("a build is made in no folder that the shop runs from", () => {
	for (const part of parts) {
		expect(resolve(builtShop, part).startsWith(resolve(nextBuild))).toBe(false);
		expect(resolve(nextBuild).startsWith(resolve(builtShop, part))).toBe(false);
	}
});
