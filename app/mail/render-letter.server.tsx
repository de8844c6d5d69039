import { renderToStaticMarkup } from "react-dom/server";
import { type Letter, letterText } from "./letter.ts";
import { LetterPage } from "./letter-page.tsx";

/** A letter's subject-less body, in both forms that a mail carries. */
export function renderLetter(letter: Letter): { html: string; text: string } {
	const html = `<!doctype html>${renderToStaticMarkup(<LetterPage letter={letter} />)}`;
	return { html, text: letterText(letter) };
}

/** Bare words, for a mail that stands in for one that a server refuses. */
export function renderPlain(text: string): { html: string; text: string } {
	return { html: renderToStaticMarkup(<p style={{ whiteSpace: "pre-wrap" }}>{text}</p>), text };
}
