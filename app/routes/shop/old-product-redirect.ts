import { redirect } from "react-router";
import { requireLanguage } from "~/i18n/require-language.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/old-product-redirect";

/** Addresses of an earlier shop: each leads to the list. */
export function loader({ params }: Route.LoaderArgs) {
	return redirect(urls.containers(requireLanguage(params.lang)), 301);
}
