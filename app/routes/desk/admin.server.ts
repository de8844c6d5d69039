import {
	createContext,
	type MiddlewareFunction,
	type RouterContextProvider,
	redirect,
	redirectDocument,
} from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { withLanguage } from "~/i18n/languages.ts";
import type { SignedIn } from "~/people/accounts/session.server.ts";
import { signedInOf } from "~/people/accounts/who-asks.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { answerIn, languageOf } from "~/platform/request-language.server.ts";
import { requireRight } from "~/platform/require-right.server.ts";
import { urls } from "~/urls.ts";
import { rightMissing } from "~/values/right-missing.ts";
import { type Actor, may, type Right, type Role } from "~/values/rights.ts";
import { rightsAt } from "./route-rights.ts";

/** Someone who uses the desk. */
export type DeskMember = SignedIn & { role: Role };

const memberContext = createContext<DeskMember>();

const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";
/** Whether the router of a browser asks, which leaves the page where it is; else the browser itself, which does not. */
const isData = (request: Request) => /\.data$/.test(new URL(request.url).pathname);

/** What somebody gets who belongs here, and not there: a form of a page that is awake stays with all that was typed. */
function refusal(request: Request, context: Readonly<RouterContextProvider>, right: Right | null): Response {
	const isForm = !isReading(request);
	if (right === null || (isForm && isData(request))) {
		return new Response(rightMissing, { status: 403, headers: notKept });
	}
	const to = adminUrls.refused(languageOf(context), right, isForm);
	return redirect(to, { status: isForm ? 303 : 302, headers: notKept });
}

/**
 * Lets in who uses the desk, where their role may read or write, before any loader or action below runs. Reading leads
 * others to the products (shop document §6), writing answers 403; who belongs here is told whom to ask. Whoever has chosen a
 * language for the desk reads it in that, whatever a link says, and where an address names none. No answer is kept anywhere.
 */
export const deskDoor: MiddlewareFunction<Response> = async (
	{ request, url, params, pattern, context },
	next,
) => {
	const signedIn = await signedInOf(context);
	const { role = null } = signedIn ?? {};
	if (!signedIn || role === null) {
		if (isReading(request)) {
			throw redirect(urls.products(languageOf(context)), { headers: notKept });
		}
		throw new Response(null, { status: 403, headers: notKept });
	}
	const { deskLanguage } = signedIn;
	if (isReading(request) && deskLanguage && params.lang !== undefined && deskLanguage !== params.lang) {
		const to = withLanguage(url.pathname, deskLanguage) + url.search;
		// The words of another language come with a new document.
		throw redirectDocument(to, { headers: notKept });
	}
	if (deskLanguage && params.lang === undefined) answerIn(context, deskLanguage);
	const needed = rightsAt(pattern);
	if (needed === null) throw refusal(request, context, null);
	// Who may not see a thing does not write to it either.
	const wanted = isReading(request) ? [needed.read] : [needed.read, needed.write ?? needed.read];
	const missing = wanted.find((right) => !may(role, right));
	if (missing !== undefined) throw refusal(request, context, missing);
	context.set(memberContext, { ...signedIn, role });
	const response = await next();
	for (const [name, value] of Object.entries(notKept)) response.headers.set(name, value);
	return response;
};

/** Who sends the request. Throws outside the desk, where nobody has asked who it is. */
export function deskMember(context: Readonly<RouterContextProvider>): DeskMember {
	return context.get(memberContext);
}

/**
 * Who sends the request, as one who may: what verbs ask for.
 * @throws Response 403 where a right is missing
 */
export function allowed<const R extends Right>(
	context: Readonly<RouterContextProvider>,
	...wanted: readonly R[]
): Actor<R> {
	return requireRight(deskMember(context), ...wanted);
}
