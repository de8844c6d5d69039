import { redirect } from "react-router";
import { languageOf } from "~/platform/request-language.server.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/product-redirect";

export function loader({ params, url, context }: Route.LoaderArgs) {
	return redirect(urls.container(languageOf(context), params.slug) + url.search, 301);
}
