import { redirect } from "react-router";
import { requireLanguage } from "~/i18n/require-language.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/product-redirect";

export function loader({ params, request }: Route.LoaderArgs) {
	return redirect(
		urls.container(requireLanguage(params.lang), params.slug) + new URL(request.url).search,
		301,
	);
}
