import { services } from "~/platform/services.server.ts";
import { findQuotePicture } from "~/trade/quotes/desk/quote-desk.store.server.ts";

import type { Route } from "./+types/picture";

/** The conversion of a quote as its buyer saw it. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const shop = services(context);
	const picture = await findQuotePicture(shop.db, params.id);
	if (!picture) throw new Response(null, { status: 404 });
	return new Response(new Uint8Array(picture), {
		headers: {
			"Content-Type": "image/jpeg",
			"Content-Disposition": 'inline; filename="conversion.jpg"',
			"X-Content-Type-Options": "nosniff",
			// A sender's bytes: whatever they are, they may do nothing.
			"Content-Security-Policy": "default-src 'none'; sandbox",
		},
	});
}
