import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { findDrawing, findOfferByToken } from "~/trade/offers/offer.store.server.ts";
import { printOffer } from "~/trade/offers/print-offer.server.ts";
import { paperFilename } from "~/trade/papers/enclose-paper.server.ts";
import { sayNotPrinted } from "~/trade/papers/not-printed.server.ts";
import type { Route } from "./+types/offer-file";

const closed = {
	...{ ...notKept, "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" },
	"X-Content-Type-Options": "nosniff",
};

/** The PDF of a version of an offer, or the drawing of its conversion, for whoever has its link. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const shop = services(context);
	const missing = () => new Response(null, { status: 404, headers: closed });
	const found = await findOfferByToken(shop.db, params.token);
	if (!found) throw missing();
	if (params.file === "drawing.jpg") {
		const drawing = found.version.content.hasDrawing ? await findDrawing(shop.db, found.offer.id) : null;
		if (!drawing) throw missing();
		return new Response(new Uint8Array(drawing), {
			// A sender's bytes: whatever they are, they may do nothing.
			headers: {
				...{ ...closed, "Content-Type": "image/jpeg" },
				"Content-Security-Policy": "default-src 'none'; sandbox",
			},
		});
	}
	if (params.file !== "offer.pdf") throw missing();
	const paper = await printOffer(shop, found).catch(
		sayNotPrinted({ language: languageOf(context), of: { offer: found.offer.id }, headers: closed }),
	);
	return new Response(new Uint8Array(paper.bytes), {
		headers: {
			...{ ...closed, "Content-Type": "application/pdf", "Content-Length": String(paper.bytes.length) },
			"Content-Disposition": `inline; filename="${paperFilename(paper)}"`,
		},
	});
}
