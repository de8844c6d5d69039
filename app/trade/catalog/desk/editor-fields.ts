import type { RecordFields } from "~/desk/record/record-fields.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export type EditorTexts = PageTexts["adminProducts"];

/** What each part of the editor gets. */
export type PanelProps = { texts: EditorTexts; fields: RecordFields };
