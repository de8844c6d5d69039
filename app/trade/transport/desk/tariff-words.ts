import type { FieldWords } from "~/desk/history/describe-change.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** What the fields of a tariff are called in the history: as in its editor; an import's rows by their keys. */
export function tariffWords({ adminSettings }: PageTexts): FieldWords {
	const { columns } = adminSettings.tariffs;
	return {
		place: { label: columns.place },
		single: { label: columns.single, kind: "money" },
		double: { label: columns.double, kind: "money" },
	};
}
