import { redirect } from "react-router";
import { languageOf } from "~/platform/request-language.server.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/old-product-redirect";

/** Addresses of an earlier shop: each leads to the list. */
export function loader({ context }: Route.LoaderArgs) {
	return redirect(urls.containers(languageOf(context)), 301);
}
