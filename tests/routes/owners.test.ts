import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAdmin } from "../support/admin.ts";
import { fieldError, fieldValue, shownText } from "../support/html.ts";
import { type Fields, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { userRoles, users } = schema;
const page = "/en/admin/owners";
const texts = pageTexts.en.adminOwners;

let owner: Visitor;
beforeEach(async () => {
	await shop.database.db.delete(userRoles);
	owner = await signInAdmin(shop);
});

async function owners() {
	return shop.database.db
		.select({ id: users.id, email: users.email })
		.from(userRoles)
		.innerJoin(users, eq(users.id, userRoles.userId))
		.orderBy(userRoles.createdAt);
}

describe("the page of the administrators", () => {
	test.each(languages)("names them in %s and keeps the only one", async (language) => {
		const html = await (await owner.get(`/${language}/admin/owners`)).text();
		const words = pageTexts[language].adminOwners;
		const [self] = await owners();
		expect(shownText(html)).toContain(self?.email);
		expect(shownText(html)).toContain(words.lastHint.replaceAll("\u202f", " "));
		expect(html).not.toContain(`value="${self?.id}"`);
	});

	test("adds one by mail, however it is typed, and tells what came of it", async () => {
		const email = `${randomUUID()}@shop.example`;
		const answer = await owner.post(page, { intent: "add", email: ` ${email.toUpperCase()} ` });
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${page}?done=added`]);
		expect(shownText(await (await owner.get(`${page}?done=added`)).text())).toContain(texts.done.added);
		expect((await owners()).map((one) => one.email)).toContain(email);
		expect((await owner.post(page, { intent: "add", email })).headers.get("Location")).toBe(
			`${page}?done=mailed`,
		);
	});

	test.each(["", "nobody", "a@", `${"x".repeat(300)}@shop.example`])(
		"keeps %j and says why",
		async (email) => {
			const answer = await owner.post(page, { intent: "add", email });
			expect(answer.status).toBe(422);
			const html = await answer.text();
			expect(fieldValue(html, "email")).toBe(email);
			expect(fieldError(html, "email")).not.toBe("");
			expect(await owners()).toHaveLength(1);
		},
	);

	test("says that an address runs the shop already", async () => {
		const [self] = await owners();
		await shop.database.db
			.update(users)
			.set({ passwordHash: "x" })
			.where(eq(users.id, self?.id ?? ""));
		const answer = await owner.post(page, { intent: "add", email: self?.email ?? "" });
		expect(answer.status).toBe(409);
		expect(fieldError(await answer.text(), "email")).toBe(texts.already);
	});

	test("asks before it removes one, whose next click leads out", async () => {
		const other = await signInAdmin(shop);
		const [self, removed] = await owners();
		const asked = shownText(await (await owner.get(`${page}?delete=${removed?.id}`)).text());
		expect(asked).toContain(texts.removeText);
		expect(shownText(await (await owner.get(`${page}?delete=${self?.id}`)).text())).toContain(
			texts.removeSelf,
		);
		expect(await owners()).toHaveLength(2);
		const answer = await owner.post(page, { intent: "delete", id: removed?.id ?? "" });
		expect(answer.headers.get("Location")).toBe(`${page}?done=removed`);
		expect((await other.get(page)).headers.get("Location")).toBe("/en/products");
		expect((await other.post(page, { intent: "delete", id: self?.id ?? "" })).status).toBe(403);
		// A second tab asks for the same once more, and the last one stays.
		expect((await owner.post(page, { intent: "delete", id: removed?.id ?? "" })).status).toBe(404);
		expect((await owner.post(page, { intent: "delete", id: self?.id ?? "" })).status).toBe(409);
		expect(await owners()).toEqual([self]);
	});

	test("leads whoever removed themselves to the sign-in", async () => {
		await signInAdmin(shop);
		const [self] = await owners();
		const answer = await owner.post(page, { intent: "delete", id: self?.id ?? "" });
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/en/auth"]);
		expect((await owner.get(page)).status).toBe(302);
	});

	test("takes nothing that no form of it sends", async () => {
		const forms: Fields[] = [{}, { intent: "promote" }, { email: "a@shop.example" }];
		for (const form of forms) {
			expect((await owner.post(page, form)).status).toBe(400);
		}
	});
});
