import { redirect } from "react-router";
import { requireLanguage } from "~/i18n/require-language.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/product-redirect";

export function loader({ params, url }: Route.LoaderArgs) {
	return redirect(urls.container(requireLanguage(params.lang), params.slug) + url.search, 301);
}
