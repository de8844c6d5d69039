import { data, redirect } from "react-router";
import { readSideWidth, sideFields } from "~/desk/shell/side-width.ts";
import { adminUrls } from "~/desk-urls.ts";
import { writeCookie } from "~/platform/cookies.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { ownPath } from "~/values/own-path.ts";
import type { Route } from "./+types/side-width";

/** Of the browser: a colleague at another screen has another one. */
export const sideCookie = "kade_side";
const aYear = 365 * 24 * 60 * 60;

/** Nothing is read here. */
export function loader({ context }: Route.LoaderArgs) {
	return redirect(adminUrls.overview(languageOf(context)));
}

/** Keeps how wide the side navigation is. Without scripts the page on which it was changed is shown again. */
export async function action({ request }: Route.ActionArgs) {
	const form = await request.formData();
	const [width, back] = [sideFields.width, sideFields.back].map((name) => {
		const given = form.get(name);
		return typeof given === "string" ? given : null;
	});
	const headers = { "Set-Cookie": writeCookie(request, sideCookie, readSideWidth(width), aYear) };
	const to = ownPath(back);
	return to === null ? data(null, { headers }) : redirect(to, { status: 303, headers });
}
