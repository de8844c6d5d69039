import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { renderLogo } from "~/media/render-picture.server.ts";
import { schema } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { uploadKeyOf } from "~/values/picture-address.ts";

const { companyLogos } = schema;

/**
 * Makes the form of a logo that papers print, once for each picture; one that was chosen before is there still. Admins only.
 * @param address of a picture of the library; empty: there is nothing to make
 * @returns false where its file is missing or cannot be read
 */
export async function prepareLogo(
	{ db, files }: Pick<Services, "db" | "files">,
	address: string,
): Promise<boolean> {
	if (address === "") return true;
	if ((await db.$count(companyLogos, eq(companyLogos.address, address))) > 0) return true;
	try {
		const file = await files.find(uploadKeyOf(address) ?? "");
		if (!file) return false;
		const logo = await renderLogo(await buffer(await file.open()));
		await db
			.insert(companyLogos)
			.values({ address, ...logo })
			.onConflictDoNothing();
		return true;
	} catch (error) {
		log.warn("logo not prepared for papers", { address, error: errorText(error) });
		return false;
	}
}
