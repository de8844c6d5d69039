import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import type { SignedIn } from "~/people/accounts/session.server.ts";
import { signedInOf } from "~/people/accounts/who-asks.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { urls } from "~/urls.ts";

const adminContext = createContext<SignedIn>();

/**
 * Lets admins in and nobody else, before any loader or action below runs: reading leads others to the products (shop
 * document §6), writing answers 403. No answer is kept anywhere.
 */
export const adminsOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const member = await signedInOf(context);
	if (!member?.isAdmin) {
		if (request.method === "GET" || request.method === "HEAD") {
			throw redirect(urls.products(languageOf(context)), { headers: notKept });
		}
		throw new Response(null, { status: 403, headers: notKept });
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
