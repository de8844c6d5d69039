import { redirect } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import type { Route } from "./+types/overview";

/** The owner's side begins with the orders. */
export async function loader({ context }: Route.LoaderArgs) {
	const language = languageOf(context);
	return redirect(adminUrls.orders(language));
}
