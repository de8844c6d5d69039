import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** Days for which files of earlier builds stay: longer than anybody leaves a tab open. */
const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Puts the files of earlier builds aside, because a build empties its folder. */
export function putAside(assets: string, aside: string): void {
	// A build that failed may have left some there: they are still the last ones that visitors have.
	if (!existsSync(assets) || existsSync(aside)) return;
	renameSync(assets, aside);
}

/**
 * Puts them beside the new ones: a tab that was opened before an update goes on asking for its own. Their names hold
 * their contents' hash, so none is in another's way.
 * @param now milliseconds; files older than a month go
 */
export function bringBack(assets: string, aside: string, now: number): void {
	if (!existsSync(aside)) return;
	mkdirSync(assets, { recursive: true });
	for (const name of readdirSync(aside)) {
		const isOld = now - statSync(join(aside, name)).mtimeMs > keptDays * dayMs;
		if (!isOld && !existsSync(join(assets, name))) renameSync(join(aside, name), join(assets, name));
	}
	rmSync(aside, { recursive: true });
}
