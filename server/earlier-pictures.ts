import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Name, six digits of an edition's sum, then what kind of file it is: yard-161fdf-800.avif. */
const stamped =
	/^(\/pictures\/(?:[\w-]+\/)*[\w-]+)-[\da-f]{6}((?:-neutral|-mask)?(?:-\d+)?\.(?:jpg|avif|webp))$/;

/**
 * The shop's own pictures bear their content's sum in their address; shops keep such addresses in their texts.
 * @param files addresses of the pictures that are there
 * @returns for an address of an earlier edition the present one of the same picture, else null
 */
export function leadToPresentPictures(files: readonly string[]): (path: string) => string | null {
	const present = new Map<string, string>();
	for (const file of files) {
		const [, name, rest] = stamped.exec(file) ?? [];
		if (name) present.set(`${name} ${rest}`, file);
	}
	return (path) => {
		const [, name, rest] = stamped.exec(path) ?? [];
		const led = name ? present.get(`${name} ${rest}`) : undefined;
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
