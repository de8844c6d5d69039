import { redirect } from "react-router";
import { wholeList } from "~/desk/list/list-query.ts";
import { answerSave } from "~/desk/record/answer-save.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Actor } from "~/values/rights.ts";
import { referencesTag, reviewsTag } from "../voice-tags.ts";
import { referenceSchema } from "./reference.schema.ts";
import { checkSchema, reviewSchema } from "./review.schema.ts";
import {
	createReference,
	createReview,
	saveChecks,
	updateReference,
	updateReview,
} from "./save-voice.server.ts";
import { type Outcome, voiceList } from "./voices-admin.ts";

/** @property id of what is edited; null for something new. @property list address of the list */
type Input = { id: string | null; fields: FormData; list: string };

const led = (list: string, done: Outcome) => () =>
	redirect(voiceList.address(list, wholeList, done), { status: 303 });

/** Takes the form of a review and leads to the list. Only for a request of an admin. */
export function answerReviewForm(
	shop: Services,
	admin: Actor<"content.change">,
	{ id, fields, list }: Input,
) {
	const now = new Date();
	return answerSave(shop, admin, {
		...{ what: "review", fields, schema: reviewSchema(antwerpClock(now).slice(0, 10)), tags: [reviewsTag] },
		save: ({ review, seen }, author) =>
			id === null
				? createReview(shop.db, author, review)
				: updateReview(shop.db, author, { id, seen, review }, now),
		again: (saved) => ({ id: saved }),
		done: led(list, id === null ? "created" : "updated"),
	});
}

/** Takes the form of a reference and leads to the list. Only for a request of an admin. */
export function answerReferenceForm(
	shop: Services,
	admin: Actor<"content.change">,
	{ id, fields, list }: Input,
) {
	return answerSave(shop, admin, {
		...{ what: "reference", fields, schema: referenceSchema, tags: [referencesTag] },
		save: ({ reference, seen }, author) =>
			id === null
				? createReference(shop.db, author, reference)
				: updateReference(shop.db, author, { id, seen, reference }, new Date()),
		again: (saved) => ({ id: saved }),
		done: led(list, id === null ? "created" : "updated"),
	});
}

/** Takes the form of how reviews are checked and leads to the list. Only for a request of an admin. */
export function answerCheckForm(
	shop: Services,
	admin: Actor<"content.change">,
	{ fields, list }: Omit<Input, "id">,
) {
	return answerSave(shop, admin, {
		...{ what: "review check", fields, schema: checkSchema, tags: [reviewsTag] },
		save: (given, author) => saveChecks(shop.db, author, given, new Date()),
		again: () => ({}),
		done: led(list, "checked"),
	});
}
