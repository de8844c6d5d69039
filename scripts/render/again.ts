import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { variantOf, variantWidths } from "../../app/values/picture-address.ts";
import { knownAddresses, writeAddressFiles } from "./address-files.ts";
import { filesOf, QUALITY } from "./web-files.ts";

/**
 * `node scripts/render/again.ts garden-room ...`: the AVIF files of scenes anew from their picture in full size, where no
 * render is kept. The picture itself and its WebP files stay as they are, under the new name.
 */

const folder = join(import.meta.dirname, "../../public/pictures");
const effort = 6;

const addresses = new Map(await knownAddresses());
for (const scene of process.argv.slice(2)) {
	const name = `scenes/${scene}`;
	const address = addresses.get(name);
	if (!address) throw new Error(`there is no scene ${scene}`);
	const present = /(.*)-[\da-f]{6}\.jpg/.exec(address.slice("/pictures/".length))?.[0] ?? "";
	const picture = readFileSync(join(folder, present));
	const { width } = await sharp(picture).metadata();
	const settings = JSON.stringify({ avif: QUALITY.scene.avif, effort });
	const stamp = createHash("sha256").update(settings).update(picture).digest("hex").slice(0, 6);
	const next = `${name}-${stamp}.jpg`;
	if (next === present) continue;
	for (const file of filesOf(address)) {
		if (file.endsWith(".avif")) rmSync(join(folder, file));
		else renameSync(join(folder, file), join(folder, file.replace(present.slice(0, -4), next.slice(0, -4))));
	}
	for (const step of variantWidths(width)) {
		const small = sharp(picture).resize(step).avif({ quality: QUALITY.scene.avif, effort });
		writeFileSync(join(folder, variantOf(next, step, "avif")), await small.toBuffer());
	}
	addresses.set(name, address.replace(present, next));
}
writeAddressFiles(addresses);
