import { createContext, type RouterContextProvider } from "react-router";
import type { Flash } from "./visitor-cookies.server.ts";

const toldContext = createContext<Flash | null>(null);
type Context = Readonly<RouterContextProvider>;

/** Has the page that answers this very request tell a message, where no next page follows that a cookie could tell it on. */
export function tellNow(context: Context, message: Flash): void {
	context.set(toldContext, message);
}

/** What this request's page has to tell by itself. */
export function toldNow(context: Context): Flash | null {
	return context.get(toldContext);
}
