import { createContext, type RouterContextProvider } from "react-router";
import { readCartId } from "~/people/visitor/visitor-cookies.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { readSession, type Session, type SignedIn } from "./session.server.ts";

/** Who sends a request: read when somebody first wants to know, and once for edge, middleware, loaders and action. */
export type WhoAsks = {
	/** The session and whom it belongs to; null without one. */
	session(): Promise<Session | null>;
	/** Id of the visitor's cart; null without one. */
	cartId(): Promise<string | null>;
	/** Makes the next reading a new one. */
	forget(): void;
};

/** @param request at the shop's own address, which decides the names of its cookies */
export function whoAsks(shop: Pick<Services, "db" | "secret">, request: Request): WhoAsks {
	let reading: Promise<Session | null> | null = null;
	function session(): Promise<Session | null> {
		reading ??= readSession(shop, request);
		return reading;
	}
	return {
		session,
		cartId: async () => readCartId(request, shop.secret, (await session())?.id ?? null),
		forget() {
			reading = null;
		},
	};
}

const whoAsksContext = createContext<WhoAsks>();
type Context = Readonly<RouterContextProvider>;

/** Gives a request's context the one reading that everybody shares. */
export function shareWhoAsks(context: RouterContextProvider, who: WhoAsks): void {
	context.set(whoAsksContext, who);
}

/** The one reading of a request. */
export function whoOf(context: Context): WhoAsks {
	return context.get(whoAsksContext);
}

/** The request's session and whom it belongs to; null without one. One statement a request; none without a cookie. */
export function sessionOf(context: Context): Promise<Session | null> {
	return context.get(whoAsksContext).session();
}

/** Whoever has signed in; null for anyone else. Shares the reading of the session. */
export async function signedInOf(context: Context): Promise<SignedIn | null> {
	const session = await sessionOf(context);
	if (!session) return null;
	const { sessionId: _kept, ...user } = session;
	return user;
}

/** Id of the visitor's cart; null without one. Shares the reading of the session. */
export function cartIdOf(context: Context): Promise<string | null> {
	return context.get(whoAsksContext).cartId();
}

/** For an action that may have ended the session that it was sent with: the page around its answer reads it anew. */
export function forgetSession(context: Context): void {
	context.get(whoAsksContext).forget();
}
