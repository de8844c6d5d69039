import { describe, expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { createCache } from "~/platform/cache.server.ts";
import { useAuthor, useNotices } from "../../../../tests/support/author.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { readShownVoices } from "../voices.store.server.ts";
import { referenceRestorer, reviewRestorer } from "./restore-voice.server.ts";
import {
	createReference,
	createReview,
	deleteVoice,
	moveVoice,
	saveChecks,
	updateReference,
	updateReview,
} from "./save-voice.server.ts";
import {
	findReference,
	findReview,
	listReferences,
	listReviews,
	readChecks,
} from "./voices-admin.store.server.ts";
import type { EditedReference, EditedReview } from "./voices-admin.ts";

const database = useTestDatabase();
const author = useAuthor(database);
const heard = useNotices(database);
const now = new Date("2026-06-01T08:00:00Z");

const reviewOf = (given: Partial<EditedReview> = {}): EditedReview => ({
	...{ words: "Netjes geleverd.", name: "Jan P.", place: "Mechelen", stars: 5, saidOn: "2026-05-01" },
	...{ language: "nl", sourceUrl: null, isVisible: true, ...given },
});

const referenceOf = (given: Partial<EditedReference> = {}): EditedReference => ({
	texts: { nl: { title: "Werfkantoor", text: null, imageAlt: null }, en: null, de: null, fr: null },
	...{ place: "Gent", year: 2025, imageUrl: null, isVisible: true, ...given },
});

async function review(given: Partial<EditedReview> = {}) {
	const result = await createReview(database.db, author, reviewOf(given));
	const stored = result.saved ? await findReview(database.db, result.id) : null;
	if (!stored) throw new Error("the review was not stored");
	return stored;
}

async function reference(given: Partial<EditedReference> = {}) {
	const result = await createReference(database.db, author, referenceOf(given));
	const stored = result.saved ? await findReference(database.db, result.id) : null;
	if (!stored) throw new Error("the reference was not stored");
	return stored;
}

/** What a fresh process would show. */
const shown = () => readShownVoices(database.db, createCache());

const lastChange = async (entity: "review" | "reference" | "review_settings", id: string) => {
	const [change] = await listChanges(database.db, entity, id);
	if (!change) throw new Error("nothing was noted");
	return change;
};

describe("a review", () => {
	test("is stored before all others, noted and announced", async () => {
		const first = await review();
		const second = await review({ name: "Ida" });
		expect(await heard()).toEqual(["reviews", "reviews"]);
		const ids = (await listReviews(database.db)).map(({ id }) => id);
		expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id));
		expect(second.record).toEqual(reviewOf({ name: "Ida" }));
		expect(await lastChange("review", second.id)).toMatchObject({ action: "create", label: "Ida" });
	});

	test("is not stored over what somebody else has saved", async () => {
		const { id, seen } = await review();
		const hidden = reviewOf({ isVisible: false });
		expect(await updateReview(database.db, author, { id, seen, review: hidden }, now)).toEqual({
			saved: true,
		});
		const late = await updateReview(database.db, author, { id, seen, review: reviewOf() }, now);
		expect(late).toMatchObject({ saved: false, problem: "stale" });
		expect((await findReview(database.db, id))?.record.isVisible).toBe(false);
	});

	test("is seen while it is visible, as it was written", async () => {
		const { id } = await review();
		const hidden = await review({ isVisible: false });
		const { reviews } = await shown();
		const { isVisible: _seen, ...written } = reviewOf();
		expect(reviews.find((one) => one.id === id)).toEqual({ id, ...written });
		expect(reviews.some((one) => one.id === hidden.id)).toBe(false);
	});

	test("moves by one place and no further than the end", async () => {
		const [lower, upper] = [await review(), await review()];
		const ids = async () => (await listReviews(database.db)).map(({ id }) => id).slice(0, 2);
		expect(await ids()).toEqual([upper.id, lower.id]);
		expect(await moveVoice(database.db, author, { kind: "review", id: lower.id, steps: -1 })).toBe("done");
		expect(await ids()).toEqual([lower.id, upper.id]);
		expect(await lastChange("review", lower.id)).toMatchObject({
			...{ action: "move", before: { position: 2 }, after: { position: 1 } },
		});
		expect(await moveVoice(database.db, author, { kind: "review", id: lower.id, steps: -1 })).toBe("done");
		expect(await ids()).toEqual([lower.id, upper.id]);
		expect(await moveVoice(database.db, author, { kind: "review", id: "nonsense", steps: 1 })).toBe(
			"missing",
		);
	});

	test("two moves at once lose nothing", async () => {
		const all = [await review(), await review(), await review()];
		await Promise.all(all.map(({ id }) => moveVoice(database.db, author, { kind: "review", id, steps: 1 })));
		const listed = (await listReviews(database.db)).map(({ id }) => id);
		expect(new Set(listed).size).toBe(listed.length);
		expect(listed).toEqual(expect.arrayContaining(all.map(({ id }) => id)));
	});

	test("comes back from the trash as it was, once", async () => {
		const { id, record } = await review({ sourceUrl: "https://www.trustpilot.com/x" });
		await review();
		const places = async () => (await listReviews(database.db)).map((one) => one.id);
		const before = await places();
		expect(await deleteVoice(database.db, author, { kind: "review", id })).toBe("done");
		expect(await deleteVoice(database.db, author, { kind: "review", id })).toBe("missing");
		const deletion = await lastChange("review", id);
		expect(deletion).toMatchObject({ action: "delete", label: "Jan P." });
		expect(await reviewRestorer.undelete?.(database.db, author, { ...deletion, isFollowed: false })).toEqual({
			restored: true,
		});
		expect((await findReview(database.db, id))?.record).toEqual(record);
		expect(await places()).toEqual(before);
		expect(await reviewRestorer.undelete?.(database.db, author, { ...deletion, isFollowed: false })).toEqual({
			restored: true,
		});
	});

	test("gets an older version back", async () => {
		const { id, seen } = await review({ words: "Eerst" });
		await updateReview(database.db, author, { id, seen, review: reviewOf({ words: "Later" }) }, now);
		const change = { ...(await lastChange("review", id)), isFollowed: true };
		const current = await reviewRestorer.seenOf(database.db, change);
		const wanted = { change, version: change.before, seen: current ?? "" };
		expect(await reviewRestorer.restore(database.db, author, wanted, now)).toEqual({ restored: true });
		expect((await findReview(database.db, id))?.record.words).toBe("Eerst");
		const forged = { ...wanted, version: { words: 1 } };
		expect(await reviewRestorer.restore(database.db, author, forged, now)).toEqual({
			...{ restored: false, problem: "unreadable" },
		});
	});
});

describe("a reference", () => {
	test("is stored, changed, announced, deleted and brought back", async () => {
		const { id, seen, record } = await reference();
		expect(await heard()).toEqual(["references"]);
		expect((await listReferences(database.db, "de"))[0]).toMatchObject({
			...{ id, name: "Werfkantoor", language: "nl", hint: "Gent", when: "2025", isVisible: true },
		});
		const hidden = referenceOf({ isVisible: false });
		expect(await updateReference(database.db, author, { id, seen, reference: hidden }, now)).toEqual({
			saved: true,
		});
		const ids = async () => (await shown()).works.map((one) => one.id);
		expect(await ids()).not.toContain(id);
		await deleteVoice(database.db, author, { kind: "reference", id });
		const deletion = { ...(await lastChange("reference", id)), isFollowed: false };
		expect(await referenceRestorer.undelete?.(database.db, author, deletion)).toEqual({ restored: true });
		expect((await findReference(database.db, id))?.record).toEqual({ ...record, isVisible: false });
	});
});

test("how reviews are checked is stored once, by who saw what is stored", async () => {
	const { seen, checks } = await readChecks(database.db);
	expect(checks).toBe("none");
	expect(await saveChecks(database.db, author, { checks: "said", seen }, now)).toEqual({ saved: true });
	expect(await heard()).toEqual(["reviews"]);
	expect((await shown()).checks).toBe("said");
	expect(await saveChecks(database.db, author, { checks: "every", seen }, now)).toMatchObject({
		...{ saved: false, problem: "stale" },
	});
	expect(await lastChange("review_settings", "review_settings")).toMatchObject({
		...{ before: { checks: "none" }, after: { checks: "said" } },
	});
});
