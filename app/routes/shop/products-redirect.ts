import { redirect } from "react-router";
import { languageOf } from "~/platform/request-language.server.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/products-redirect";

export function loader({ url, context }: Route.LoaderArgs) {
	return redirect(urls.containers(languageOf(context)) + url.search, 301);
}
