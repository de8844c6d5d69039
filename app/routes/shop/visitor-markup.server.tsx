import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { CartLink } from "~/site/shell/navigation.tsx";
import { urls } from "~/urls.ts";
import { MemberColumn } from "./member-column.tsx";
import { messageLook, nobody, type ShownVisitor, visitorParts, writeShown } from "./shown-visitor.ts";
import { StaticMessage, useFlashMessage } from "./visitor-message.tsx";

/** The same markup as inside a page: by the same views, with the same words around them. */
function markupOf(language: Language, view: ReactNode): string {
	return renderToString(
		<I18nProvider language={language} messages={catalogues[language]}>
			<StaticRouter location={urls.home(language)}>{view}</StaticRouter>
		</I18nProvider>,
	);
}

function Message(props: Pick<ShownVisitor, "flash" | "words">) {
	const message = useFlashMessage(props);
	return message && <StaticMessage message={message} />;
}

/** More numbers of lines than carts have. */
const mostRemembered = 100;
const cartLinks = new Map<string, string>();

function cartLink(language: Language, count: number | null): string {
	const key = `${language}:${count}`;
	const known = cartLinks.get(key);
	if (known !== undefined) return known;
	if (cartLinks.size >= mostRemembered) cartLinks.clear();
	const made = markupOf(language, <CartLink count={count} />);
	cartLinks.set(key, made);
	return made;
}

const place = (id: string, inside: string) => (attributes: string) =>
	`<div id="${id}"${attributes}>${inside}</div>`;

/** A page's places that are its visitor's own, in the order in which they stand in it, each as text of the page. */
export type VisitorTexts = readonly [cart: string, message: string, member: string, data: string];

/** What the places hold for a visitor. */
export function visitorTexts(language: Language, shown: ShownVisitor): VisitorTexts {
	const { cartCount, member, flash, words } = shown;
	const message = flash ? markupOf(language, <Message flash={flash} words={words} />) : "";
	const column = member ? markupOf(language, <MemberColumn member={member} />) : "";
	return [
		cartLink(language, cartCount),
		place(visitorParts.message, message)(` class="${messageLook}"`),
		place(visitorParts.member, column)(' class="contents"'),
		writeShown(shown),
	];
}

const everyones = new Map<Language, VisitorTexts>();

/** What the places hold in a page that is the same for everybody. */
export function everyonesTexts(language: Language): VisitorTexts {
	const known = everyones.get(language) ?? visitorTexts(language, nobody);
	everyones.set(language, known);
	return known;
}
