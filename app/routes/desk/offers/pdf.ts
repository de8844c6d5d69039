import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { findOffer } from "~/trade/offers/offer.store.server.ts";
import { versionNumber } from "~/trade/offers/offer.ts";
import { previewOffer, printOffer } from "~/trade/offers/print-offer.server.ts";
import { sayNotPrinted } from "~/trade/papers/not-printed.server.ts";
import type { Route } from "./+types/pdf";

/** A version of an offer as PDF: what was sent as it was sent, a draft as it would be. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const shop = services(context);
	const found = await findOffer(shop.db, params.id);
	const wanted = url.searchParams.get("version");
	const version = found?.versions.findLast((one) => wanted === null || String(one.version) === wanted);
	if (!found || !version) throw new Response(null, { status: 404 });
	const printed = { offer: found.offer, version };
	const bytes = await (version.sentAt
		? printOffer(shop, printed).then((paper) => paper.bytes)
		: previewOffer(shop, printed, new Date())
	).catch(sayNotPrinted({ language: languageOf(context), of: { offer: found.offer.id } }));
	const name = versionNumber(found.offer.number, version.version).replace("/", "-");
	return new Response(new Uint8Array(bytes), {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Disposition": `inline; filename="${name}.pdf"`,
			"X-Content-Type-Options": "nosniff",
		},
	});
}
