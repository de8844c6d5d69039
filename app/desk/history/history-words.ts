import type { PageTexts } from "~/i18n/messages/catalogue.ts";

type Texts = PageTexts["adminAudit"];

function wordIn(words: Readonly<Record<string, string>>, name: string): string {
	return Object.hasOwn(words, name) ? (words[name] ?? name) : name;
}

/** What kind of thing; a kind without a word is shown as it is kept. */
export function entityWord(texts: Texts, entity: string): string {
	return wordIn(texts.entities, entity);
}

/** What was done to it; an action without a word is shown as it is kept. */
export function actionWord(texts: Texts, action: string): string {
	return wordIn(texts.actions, action);
}

/** The start of a long random id is enough to tell things apart in a list. */
export function shortId(id: string): string {
	return /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(id) ? id.slice(0, 8) : id;
}
