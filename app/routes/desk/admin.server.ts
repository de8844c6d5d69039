import {
	createContext,
	type MiddlewareFunction,
	type RouterContextProvider,
	redirect,
	redirectDocument,
} from "react-router";
import { withLanguage } from "~/i18n/languages.ts";
import type { SignedIn } from "~/people/accounts/session.server.ts";
import { signedInOf } from "~/people/accounts/who-asks.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { urls } from "~/urls.ts";

const adminContext = createContext<SignedIn>();

/**
 * Lets admins in and nobody else, before any loader or action below runs: reading leads others to the products (shop
 * document §6), writing answers 403. Whoever has chosen a language for the desk reads it in that, whatever a link says. No
 * answer is kept anywhere.
 */
export const adminsOnly: MiddlewareFunction<Response> = async ({ request, url, params, context }, next) => {
	const member = await signedInOf(context);
	const isReading = request.method === "GET" || request.method === "HEAD";
	if (!member?.isAdmin) {
		if (isReading) {
			throw redirect(urls.products(languageOf(context)), { headers: notKept });
		}
		throw new Response(null, { status: 403, headers: notKept });
	}
	const { deskLanguage } = member;
	if (isReading && deskLanguage && params.lang !== undefined && deskLanguage !== params.lang) {
		const to = withLanguage(url.pathname, deskLanguage) + url.search;
		// The words of another language come with a new document.
		throw redirectDocument(to, { headers: notKept });
	}
	context.set(adminContext, member);
	const response = await next();
	for (const [name, value] of Object.entries(notKept)) response.headers.set(name, value);
	return response;
};

/** The admin who sends the request. Throws outside the owner's side, where nobody has asked who it is. */
export function adminOf(context: Readonly<RouterContextProvider>): SignedIn {
	return context.get(adminContext);
}
