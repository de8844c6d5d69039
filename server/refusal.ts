import { catalogues } from "~/i18n/catalogues.server.ts";
import { isLanguage, type Language, negotiateLanguage } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { plainPage } from "~/platform/plain-page.server.ts";
import { readLanguageChoice } from "~/platform/request-language.server.ts";
import { urls } from "~/urls.ts";
import { markupText } from "~/values/markup-text.ts";
import { refusalText } from "~/values/refusal-text.ts";

/** What a request is refused for before a page looks at it. */
const statuses = {
	malformed: 400,
	foreign: 400,
	signedOut: 403,
	method: 405,
	tooLarge: 413,
	unknownBody: 415,
	visitorBusy: 429,
	shopBusy: 503,
	away: 503,
} as const;

export type Refusal = keyof typeof statuses;

/** Seconds after which asking again is worth it. */
const retryAfter: Partial<Record<Refusal, string>> = { visitorBusy: "5", shopBusy: "5", away: "3" };

/** What a form said, as fields that nobody sees. Textareas, since other fields lose the ends of lines. */
function keptTexts(form: FormData): string {
	return (
		[...form]
			.filter(([, value]) => typeof value === "string")
			// The first end of a line in a textarea is not counted.
			.map(
				([name, value]) =>
					`<textarea hidden name="${markupText(name)}">\n${markupText(String(value))}</textarea>`,
			)
			.join("")
	);
}

/** Fields to choose a form's files in once more, since no page can give them back; empty where none was chosen. */
function filesAgain(form: FormData): string {
	// Browsers send a file without a name where none was chosen.
	const chosen = [...form].flatMap(([name, value]) =>
		typeof value === "string" || value.name === "" ? [] : [{ name, file: value.name }],
	);
	return [...Map.groupBy(chosen, ({ name }) => name)]
		.map(([name, given]) => {
			const files = markupText(given.map(({ file }) => file).join(", "));
			const several = given.length > 1 ? " multiple" : "";
			return `<p><label>${files}<br><input type="file" name="${markupText(name)}"${several}></label></p>`;
		})
		.join("");
}

/** What goes on for who has to sign in first. @param form what was sent; null where it could not be taken in */
function nextSteps(language: Language, form: FormData | null, contentType: string): string {
	const { refusals } = pageTexts[language];
	const link = `<p><a href="${urls.auth(language)}" target="_blank" rel="noopener">${refusals.signIn}</a></p>`;
	if (form === null || [...form].length === 0) return link;
	const files = filesAgain(form);
	// As it was sent: in the other kind the same words may take three times as many bytes.
	const kind = contentType.startsWith("multipart/") ? ' enctype="multipart/form-data"' : "";
	return `${link}<form method="post"${kind}><p>${refusals.kept}</p>${keptTexts(form)}${files && `<p>${refusals.files}</p>${files}`}<p><button>${catalogues[language].common.lostForm.again}</button></p></form>`;
}

/**
 * A short page in the visitor's language: why, and what next. It needs neither database nor rendering.
 * @param form for who is signed out: what was sent, which the page keeps to be sent once more
 */
export function refuse(request: Request, refusal: Refusal, form: FormData | null = null): Response {
	const { pathname } = new URL(request.url);
	const first = pathname.split("/")[1]?.replace(/\.data$/, "");
	const choice = readLanguageChoice(request.headers.get("Cookie"));
	const language = isLanguage(first)
		? first
		: negotiateLanguage(choice, request.headers.get("Accept-Language"));
	const texts = pageTexts[language].refusals;
	const { title, text } = texts[refusal === "unknownBody" ? "malformed" : refusal];
	const contentType = request.headers.get("Content-Type") ?? "";
	const next = refusal === "signedOut" ? nextSteps(language, form, contentType) : "";
	const home = `<p><a href="${urls.home(language)}">${texts.home}</a></p>`;
	const page = plainPage({ language, title, main: refusalText({ title, text }) + next + home });
	const headers = new Headers({
		...page.headers,
		"Cache-Control": "private, no-store",
	});
	const wait = retryAfter[refusal];
	if (wait !== undefined) headers.set("Retry-After", wait);
	if (refusal === "method") headers.set("Allow", "GET, HEAD, POST");
	// The rest of the body is not read, so no other request may come behind it on this connection.
	if (refusal === "tooLarge") headers.set("Connection", "close");
	return new Response(request.method === "HEAD" ? null : page.html, { status: statuses[refusal], headers });
}
