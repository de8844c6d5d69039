import { type RecordValues, recordFieldsOf } from "~/desk/record/record-fields.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { type ProductAnswer, readError } from "./product-errors.ts";

export type EditorTexts = PageTexts["adminProducts"];

/** How a field comes to what was typed or stored, and to its error in words. */
export type EditorFields = {
	field: (name: string) => { id: string; name: string; defaultValue: string; error: string | undefined };
	isOn: (name: string) => boolean;
};

/** The fields of a product's form, as the server's answer leaves them. */
export function editorFieldsOf(
	texts: EditorTexts,
	answer: ProductAnswer | null,
	start: RecordValues,
): EditorFields {
	const fields = recordFieldsOf("product", answer?.reply ?? null, start);
	return {
		field(name) {
			const { code, ...shown } = fields.text(name);
			const found = readError(code);
			return { ...shown, error: found ? `${texts.errors[found.error]} ${found.about}`.trim() : undefined };
		},
		isOn: fields.isOn,
	};
}
