import { services } from "~/platform/services.server.ts";
import { findDrawing } from "~/trade/offers/offer.store.server.ts";
import type { Route } from "./+types/drawing";

/** The conversion that an offer is about, as its buyer drew it. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const drawing = await findDrawing(services(context).db, params.id);
	if (!drawing) throw new Response(null, { status: 404 });
	return new Response(new Uint8Array(drawing), {
		headers: {
			"Content-Type": "image/jpeg",
			"Content-Disposition": 'inline; filename="conversion.jpg"',
			"X-Content-Type-Options": "nosniff",
			// A sender's bytes: whatever they are, they may do nothing.
			"Content-Security-Policy": "default-src 'none'; sandbox",
		},
	});
}
