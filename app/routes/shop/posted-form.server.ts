import { createContext, type RouterContextProvider } from "react-router";

const postedContext = createContext<FormData | null>(null);
type Context = Readonly<RouterContextProvider>;

/** Has the page that answers this very request know the form that it answers: loaders are not told. */
export function keepPosted(context: Context, fields: FormData): void {
	context.set(postedContext, fields);
}

/** The form that this request's page answers; null for a page that was asked for. */
export function postedOf(context: Context): FormData | null {
	return context.get(postedContext);
}
