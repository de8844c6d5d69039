import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, sep } from "node:path";

/** Where a build is made: beside the one that runs, because the bundler empties its folder first. */
export const nextBuild = "build/next";

/** What the shop runs from. */
export const builtShop = "build";

/** Says of which sources the built shop is (`scripts/bootstrap.mjs`). */
export const buildStamp = ".built";

/** Days for which files of earlier builds stay: longer than anybody leaves a tab open. */
const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Folders whose files have their contents' hash in their names: none of them is in the way of another build's. */
const hashed = /(^|\/)assets\//;

/** Paths of all files under a folder, relative to it, with slashes; none where there is no folder. */
function filesUnder(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((path) => !statSync(join(folder, path)).isDirectory())
		.map((path) => path.replaceAll(sep, "/"));
}

/** What is started is there last: until then a process that starts is the earlier shop, whole. */
const startsLast = (one: string, other: string) =>
	Number(one.endsWith("server/index.js")) - Number(other.endsWith("server/index.js"));

/**
 * Puts a finished build over the one that runs, file by file, each in one step: visitors, and processes that load a
 * part late, find every file of theirs at any time. Tabs that were opened before go on asking for files of their own
 * build, so what has a hash in its name stays a month; what else the new build has not goes, and the stamp with it.
 * @param next folder of the finished build, on the same disk; gone afterwards
 * @param place folder that the shop runs from; may lack the build's folders
 * @param parts names of the build's folders, in both
 * @param now milliseconds
 */
export function putInPlace(next: string, place: string, parts: readonly string[], now: number): void {
	const inParts = (folder: string) =>
		parts.flatMap((part) => filesUnder(join(folder, part)).map((path) => `${part}/${path}`));
	const built = inParts(next).sort(startsLast);
	// From here on it is of no sources that anything has noted.
	rmSync(join(place, buildStamp), { force: true });
	for (const path of built) {
		mkdirSync(dirname(join(place, path)), { recursive: true });
		renameSync(join(next, path), join(place, path));
	}
	const isBuilt = new Set(built);
	for (const path of inParts(place)) {
		if (isBuilt.has(path)) continue;
		const isOld = now - statSync(join(place, path)).mtimeMs > keptDays * dayMs;
		if (isOld || !hashed.test(path)) rmSync(join(place, path));
	}
	rmSync(next, { recursive: true });
}
