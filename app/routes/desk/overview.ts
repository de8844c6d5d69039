import { redirect } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { notKept } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import type { Route } from "./+types/overview";
import { requireAdmin } from "./require-admin.server.ts";

/** The owner's side begins with the orders. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const language = requireLanguage(params.lang);
	await requireAdmin(services({ context }), request, language);
	return redirect(adminUrls.orders(language), { headers: notKept });
}
