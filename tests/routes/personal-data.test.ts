import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { signInAdmin } from "../support/admin.ts";
import { alertsIn, mainOf, shownText, tagsOf } from "../support/html.ts";
import { memberPassword, signUpVerified } from "../support/members.ts";
import { useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { auditLog, contactMessages, sessions, users } = schema;
const account = "/en/auth/account";
const texts = pageTexts.en.personalData;

let owner: Visitor;
beforeAll(async () => {
	owner = await signInAdmin(shop);
});

async function member(): Promise<{ browser: Visitor; email: string; word: string }> {
	const [email, word] = [`jana-${randomUUID()}@buyer.example`, randomUUID()];
	const browser = await signUpVerified(shop, { email });
	const message = { language: "nl" as const, name: "Jana", email, message: word };
	await shop.database.db.insert(contactMessages).values(message);
	return { browser, email, word };
}

const addressOf = (email: string) => `/en/admin/personal-data?email=${encodeURIComponent(email)}`;
const fileOf = (email: string) => `/en/admin/personal-data.json?email=${encodeURIComponent(email)}`;

describe("a member", () => {
	test.each(languages)(
		"is told in %s what stays, beside the button that deletes the account",
		async (language) => {
			const { browser } = await member();
			const main = mainOf(await (await browser.get(`/${language}/auth/account`)).text());
			const { own, stays } = pageTexts[language].personalData;
			for (const text of [own.delete, stays.orders, stays.requests]) {
				expect(shownText(main)).toContain(shownText(text));
			}
			const file = tagsOf(main, "a").find(({ href }) => href === `/${language}/auth/personal-data.json`);
			expect(file).toBeDefined();
			// The answer says what is a file: whoever is no longer signed in would save the sign-in card.
			expect(file).not.toHaveProperty("download");
		},
	);

	test("fetches what is their own, and nobody else's", async () => {
		const [one, other] = [await member(), await member()];
		const answer = await one.browser.get(`/en/auth/personal-data.json?email=${other.email}`);
		expect(answer.headers.get("Content-Disposition")).toMatch(
			/^attachment; filename="personal-data-[\d-]+\.json"$/,
		);
		expect(answer.headers.get("Cache-Control")).toContain("no-store");
		const text = await answer.text();
		expect(JSON.parse(text)).toMatchObject({ email: one.email, messages: [{ message: one.word }] });
		expect(text).not.toContain(other.word);
	});

	test.each(languages)("who deletes the account is told so in %s, by a mail too", async (language) => {
		const { browser, email } = await member();
		await browser.post(`/${language}/auth/account`, { intent: "delete", current: memberPassword });
		const home = shownText(await (await browser.get(`/${language}`)).text());
		expect(home).toContain(shownText(pageTexts[language].accounts.accountDeleted.title));
		// A second press, from a page that was still open.
		await browser.post(`/${language}/auth/account`, { intent: "delete", current: memberPassword });
		const { rows } = await shop.database.pool.query<{ language: string; text: string }>(
			"select language, text from mail_outbox where recipient = $1 and text like $2",
			[email, `%/${language}/contact%`],
		);
		expect(rows.map((mail) => mail.language)).toEqual([language]);
	});

	test("deletes the account with its password, and is signed out", async () => {
		const { browser, email, word } = await member();
		const wrong = await browser.post(account, { intent: "delete", current: "not it at all" });
		expect(wrong.status).toBe(422);
		expect(await shop.database.db.$count(users, eq(users.email, email))).toBe(1);
		const answer = await browser.post(account, { intent: "delete", current: memberPassword });
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/en"]);
		expect(await shop.database.db.$count(users, eq(users.email, email))).toBe(0);
		expect((await browser.get(account)).status).toBe(303);
		expect((await browser.get("/en/auth/personal-data.json")).status).toBe(303);
		expect(await shop.database.db.$count(contactMessages, eq(contactMessages.message, word))).toBe(1);
		// The same press again, from a second tab.
		expect((await browser.post(account, { intent: "delete", current: memberPassword })).status).toBe(303);
	});
});

describe("at the desk", () => {
	test("everything about an address is counted, fetched and noted", async () => {
		const { email, word } = await member();
		const main = mainOf(await (await owner.get(addressOf(email.toUpperCase()))).text());
		expect(shownText(main)).toContain(texts.stays.orders);
		const answer = await owner.get(fileOf(email));
		expect(JSON.parse(await answer.text())).toMatchObject({ messages: [{ message: word }], notes: [] });
		const [said] = await shop.database.db.select().from(auditLog).where(eq(auditLog.label, email));
		expect(said).toMatchObject({ entity: "user", action: "export" });
	});

	test("an address is erased once the owner has said that it is right", async () => {
		const { browser, email, word } = await member();
		const asked = await owner.post(addressOf(email), { email });
		expect(asked.status).toBe(422);
		expect(shownText(await asked.text())).toContain(texts.desk.confirmWrong);
		expect(await shop.database.db.$count(contactMessages, eq(contactMessages.message, word))).toBe(1);
		const answer = await owner.post(addressOf(email), { email, confirm: "on" });
		expect(answer.status).toBe(303);
		const after = shownText(await (await owner.get(answer.headers.get("Location") ?? "")).text());
		expect(after).toContain(texts.desk.erased);
		expect(after).toContain(texts.desk.nothing);
		expect((await browser.get(account)).status).toBe(303);
	});

	test("an owner stays", async () => {
		const [admin] = await shop.database.db
			.select({ email: users.email })
			.from(users)
			.innerJoin(schema.userRoles, eq(schema.userRoles.userId, users.id));
		const answer = await owner.post(addressOf(admin?.email ?? ""), {
			email: admin?.email ?? "",
			confirm: "on",
		});
		expect(answer.status).toBe(409);
		expect(alertsIn(await answer.text())[0]).toContain(texts.desk.isOwner);
	});

	test.each(["nonsense", "", `${"x".repeat(250)}@mail.example`, "a@b.example\n'; drop table users"])(
		"%j is nobody",
		async (email) => {
			expect((await owner.get(addressOf(email))).status).toBe(200);
			expect((await owner.get(fileOf(email))).status).toBe(404);
			expect((await owner.post(addressOf(email), { email, confirm: "on" })).status).toBe(400);
		},
	);
});

test("a stranger and a member get nothing of the desk's", async () => {
	const { browser, email, word } = await member();
	for (const visitor of [shop.visitor(), browser]) {
		for (const path of [addressOf(email), fileOf(email)]) {
			const answer = await visitor.get(path);
			expect(answer.status).not.toBe(200);
			expect(await answer.text()).not.toContain(word);
		}
		expect((await visitor.post(addressOf(email), { email, confirm: "on" })).status).not.toBe(303);
	}
	expect(await shop.database.db.$count(contactMessages, eq(contactMessages.message, word))).toBe(1);
	const { headers } = await shop.visitor().get("/en/auth/personal-data.json");
	expect(headers.get("Location")).toBe("/en/auth?to=account");
	expect(await shop.database.db.$count(sessions)).toBeGreaterThan(0);
});
