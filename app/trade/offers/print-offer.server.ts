import { buffer } from "node:stream/consumers";
import { findLogo, requireCompany } from "~/company/company.store.server.ts";
import { catalogues, mailCatalogues, paperCatalogues } from "~/i18n/catalogues.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { findPaper, keepPaper, type StoredPaper } from "~/trade/papers/paper.store.server.ts";
import type { PaperPicture } from "~/trade/papers/paper.ts";
import { renderPaper } from "~/trade/papers/render-paper.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { OfferContent } from "~/values/offer-content.ts";
import { uploadKeyOf } from "~/values/picture-address.ts";
import { findDrawing, type OfferRow, type OfferVersion } from "./offer.store.server.ts";
import { versionNumber } from "./offer.ts";
import { offerPaper } from "./offer-paper.ts";

export type OfferPrinter = Pick<Services, "db" | "cache" | "files">;

type Printed = { offer: Pick<OfferRow, "id" | "number" | "language" | "hasDrawing">; version: OfferVersion };

/**
 * The JPEG of a picture; null where it is gone: the paper comes all the same. One that cannot be read now is waited for: what
 * is printed is kept, and would lack it ever after.
 * @throws FilesError
 */
async function readPicture({ files }: OfferPrinter, address: string): Promise<Uint8Array | null> {
	const key = uploadKeyOf(address);
	const file = key === null ? null : await files.find(key);
	if (!file) log.warn("offer printed without a picture that is gone", { address });
	return file && (await buffer(await file.open()));
}

async function picturesOf(
	shop: OfferPrinter,
	{ offer }: Printed,
	{ pictures, hasDrawing }: OfferContent,
): Promise<PaperPicture[]> {
	const { picture } = paperCatalogues[offer.language].offer;
	const drawing = hasDrawing && offer.hasDrawing ? await findDrawing(shop.db, offer.id) : null;
	const shown: PaperPicture[] = drawing
		? [{ bytes: drawing, alt: pageTexts[offer.language].offerPage.drawing }]
		: [];
	for (const [index, address] of pictures.entries()) {
		const bytes = await readPicture(shop, address);
		if (bytes) shown.push({ bytes, alt: picture.replace("{number}", String(index + 1)) });
	}
	return shown;
}

async function render(shop: OfferPrinter, printed: Printed, now: Date): Promise<Uint8Array> {
	const { offer, version } = printed;
	const { language } = offer;
	const paper = offerPaper(
		{ ...version, number: offer.number, language },
		{
			seller: await requireCompany(shop.db, shop.cache),
			date: antwerpClock(version.sentAt ?? now).slice(0, 10),
			pictures: await picturesOf(shop, printed, version.content),
		},
		{
			...{ paper: paperCatalogues[language], shop: catalogues[language] },
			...{ wish: pageTexts[language].deliveryWish, exemptions: mailCatalogues[language].bill.reasons },
		},
	);
	return renderPaper({ ...paper, logo: await findLogo(shop.db) });
}

/** A draft as it would be printed; kept nowhere. @throws what the printer or the file store says */
export const previewOffer = render;

/**
 * A version that was sent, as PDF: as it was printed, else printed now and kept, so that it is the same ever after. Nothing is
 * held while it is printed. Who calls has checked who may read it.
 * @throws what the printer, the database or the file store says; the next call tries again
 */
export async function printOffer(shop: OfferPrinter, printed: Printed): Promise<StoredPaper> {
	const { offer, version } = printed;
	const paper = {
		...{ kind: "offer" as const, offerId: offer.id },
		number: versionNumber(offer.number, version.version),
	};
	const kept = await findPaper(shop.db, paper);
	if (kept) return kept;
	const bytes = await render(shop, printed, version.sentAt ?? version.updatedAt);
	return keepPaper(shop.db, { ...paper, language: offer.language, bytes });
}
