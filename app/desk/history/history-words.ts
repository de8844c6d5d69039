import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { isUuid } from "~/values/uuid.ts";
import type { AuditEntity } from "~/values/vocabulary.ts";

type Texts = PageTexts["adminAudit"];

type Thing = { entity: AuditEntity; entityId: string; label: string };

/** What a thing is, and what it was called; the start of its id where nobody knows a name. */
export function thingName(texts: Texts, { entity, entityId, label }: Thing): string {
	const name = label || shortId(entityId);
	return name ? `${texts.entities[entity]} ${name}` : texts.entities[entity];
}

/** The start of a random id is enough to tell things apart; other ids stand for the one of their kind. */
function shortId(id: string): string {
	return isUuid(id) ? id.slice(0, 8) : "";
}
