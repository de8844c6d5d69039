import { redirect } from "react-router";
import { requireLanguage } from "~/i18n/require-language.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/products-redirect";

export function loader({ params, url }: Route.LoaderArgs) {
	return redirect(urls.containers(requireLanguage(params.lang)) + url.search, 301);
}
