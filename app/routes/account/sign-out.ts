import { redirect } from "react-router";
import { destinationOf, withDestination } from "~/people/accounts/destination.ts";
import { endSession } from "~/people/accounts/open-session.server.ts";
import {
	clearCartId,
	clearSessionToken,
	readSessionToken,
	writeFlash,
} from "~/people/visitor/visitor-cookies.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/sign-out";

/** Only a form may sign out: a link that does would be followed by machines. */
export function loader({ context }: Route.LoaderArgs) {
	throw redirect(urls.home(languageOf(context)));
}

/** Leads home; whoever is on the way to something, to the sign-in for it with another account. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const language = languageOf(context);
	const headers = new Headers();
	await endSession(services(context).db, readSessionToken(request));
	// The account keeps its cart; whoever sits down here next starts with an empty one.
	const signedOut = writeFlash(request, { kind: "signed_out" });
	const cookies = [clearSessionToken(request), clearCartId(request), signedOut];
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	const to = destinationOf(url.searchParams);
	const address = to === null ? urls.home(language) : withDestination(urls.auth(language), to);
	return redirect(address, { status: 303, headers });
}
