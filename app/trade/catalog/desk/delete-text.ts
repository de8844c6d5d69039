import type { EditorTexts } from "./editor-fields.ts";

/** What is lost with a product (storefront document §2). */
export function deleteText(texts: EditorTexts["list"], title: string): string {
	return texts.questionText.replace("{title}", () => title);
}
