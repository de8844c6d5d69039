import { requireLanguage } from "~/i18n/require-language.ts";
import { notKept } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { findQuotePicture } from "~/trade/quotes/desk/quote-desk.store.server.ts";
import { requireAdmin } from "../require-admin.server.ts";
import type { Route } from "./+types/picture";

/** The conversion of a quote as its buyer saw it. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	await requireAdmin(shop, request, language);
	const picture = await findQuotePicture(shop.db, params.id);
	if (!picture) throw new Response(null, { status: 404, headers: notKept });
	return new Response(new Uint8Array(picture), {
		headers: {
			...notKept,
			"Content-Type": "image/jpeg",
			"Content-Disposition": 'inline; filename="conversion.jpg"',
			"X-Content-Type-Options": "nosniff",
			// A sender's bytes: whatever they are, they may do nothing.
			"Content-Security-Policy": "default-src 'none'; sandbox",
		},
	});
}
