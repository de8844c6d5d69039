import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Name, six digits of an edition's sum, what of it, its width and its kind: yard-161fdf-800.avif. */
const stamped = /^(\/pictures\/(?:[\w-]+\/)*[\w-]+)-[\da-f]{6}(-neutral|-mask)?(?:-(\d+))?\.(jpg|avif|webp)$/;

type Stamped = { family: string; width: number };

/** What an address shows, in which kind of file, and how wide; null for one that is none of the shop's own. */
function read(path: string): Stamped | null {
	const [, name, part = "", width = "0", kind] = stamped.exec(path) ?? [];
	return name ? { family: `${name} ${part} ${kind}`, width: Number(width) } : null;
}

/**
 * The shop's own pictures bear their content's sum in their address; shops keep such addresses in their texts.
 * @param files addresses of the pictures that are there
 * @returns for an address of an earlier edition the present one of the same picture, else null; a width that is no
 * longer kept leads to the widest
 */
export function leadToPresentPictures(files: readonly string[]): (path: string) => string | null {
	const present = new Map<string, Map<number, string>>();
	for (const file of files) {
		const found = read(file);
		if (!found) continue;
		const widths = present.get(found.family) ?? new Map<number, string>();
		present.set(found.family, widths.set(found.width, file));
	}
	return (path) => {
		const asked = read(path);
		const widths = asked ? present.get(asked.family) : undefined;
		if (!asked || !widths) return null;
		const led = widths.get(asked.width) ?? widths.get(Math.max(...widths.keys()));
		return led === undefined || led === path ? null : led;
	};
}

/** Addresses of the pictures below a folder of delivered files; none where it has no pictures. */
export function picturesIn(clientDir: string): string[] {
	const folder = join(clientDir, "pictures");
	if (!existsSync(folder)) return [];
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
	return names.map((name) => `/pictures/${name.replaceAll("\\", "/")}`);
}
