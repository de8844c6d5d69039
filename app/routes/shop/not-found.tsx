import { redirect } from "react-router";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { leadOn } from "~/site/redirects/redirects.store.server.ts";
import { MissingPage } from "~/site/search/shop/missing-page.tsx";
import { keywordTarget } from "~/site/shell/missing-path.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/not-found";
import { missingPage } from "./missing-page.server.ts";

/** Leads on by a keyword in the path, else says with what the visitor may have meant that it is missing (shop document §2). */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<never> {
	const shop = services(context);
	const language = languageOf(context);
	// What the owner has said about an address comes before a guess.
	const status = await leadOn(shop, request);
	const path = params["*"];
	const target = status === 410 ? null : keywordTarget(path);
	// A guess, not a move: found, not moved permanently.
	if (target !== null && request.method !== "POST") throw redirect(urls[target](language), 302);
	throw await missingPage(shop, language, { path, status });
}

/** A form that is sent to nowhere is not found either. */
export const action = loader;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <MissingPage error={error} />;
}

export default function NotFound() {
	return null;
}
