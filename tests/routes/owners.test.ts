import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { rightMissing } from "~/values/right-missing.ts";
import { rights } from "~/values/rights.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAdmin, signInAs } from "../support/admin.ts";
import { elementsIn, fieldError, fieldValue, shownText, tagsOf } from "../support/html.ts";
import { type Fields, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { userRoles, users } = schema;
const page = "/en/admin/owners";
const texts = pageTexts.en.adminOwners;
/** As a page shows it, with plain spaces. */
const plain = (text: string) => text.replace(/\s+/g, " ");

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

	test("has a row for each that the keys of lists reach, though it leads nowhere", async () => {
		const [list] = elementsIn(await (await owner.get(page)).text(), "ul", { "aria-keyshortcuts": "j k" });
		const rows = list ? tagsOf(list, "li") : [];
		expect(rows).toHaveLength((await owners()).length);
		expect(rows.filter((row) => row["data-row"] === undefined || row.tabindex !== "-1")).toEqual([]);
	});

	test("adds one by mail, however it is typed, and tells what came of it", async () => {
		const email = `${randomUUID()}@shop.example`;
		const answer = await owner.post(page, {
			intent: "add",
			role: "admin",
			email: ` ${email.toUpperCase()} `,
		});
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${page}?done=added`]);
		expect(shownText(await (await owner.get(`${page}?done=added`)).text())).toContain(texts.done.added);
		expect((await owners()).map((one) => one.email)).toContain(email);
		expect((await owner.post(page, { intent: "add", role: "admin", email })).headers.get("Location")).toBe(
			`${page}?done=mailed`,
		);
	});

	test.each(["", "nobody", "a@", `${"x".repeat(300)}@shop.example`])(
		"keeps %j and says why",
		async (email) => {
			const answer = await owner.post(page, { intent: "add", role: "admin", email });
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
		const answer = await owner.post(page, { intent: "add", role: "admin", email: self?.email ?? "" });
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
		const again = await owner.post(page, { intent: "delete", id: removed?.id ?? "" });
		expect(again.headers.get("Location")).toBe(answer.headers.get("Location"));
		expect((await owner.post(page, { intent: "delete", id: self?.id ?? "" })).status).toBe(409);
		expect(await owners()).toEqual([self]);
	});

	test("gives another role, keeps the only owner's, and names everybody who may do what", async () => {
		const seller = await signInAs(shop, "sales");
		const [self, other] = await owners();
		const change = (id: string | undefined, role: string) =>
			owner.post(page, { intent: "role", id: id ?? "", role });
		expect((await seller.get(page)).headers.get("Location")).toBe("/en/admin/refused?right=people.change");
		expect((await change(other?.id, "driver")).headers.get("Location")).toBe(`${page}?done=changed`);
		expect((await seller.get("/en/admin/orders")).headers.get("Location")).toBe(
			"/en/admin/refused?right=orders.read",
		);
		const refused = await change(self?.id, "reader");
		expect(refused.status).toBe(409);
		const html = shownText(await refused.text());
		expect(html).toContain(texts.problems.last);
		for (const right of rights) expect(html).toContain(pageTexts.en.adminRights.rights[right]);
	});

	test("says whom to ask where a page is not for a role, in its language, with the desk around it", async () => {
		const driver = await signInAs(shop, "driver");
		const [self] = await owners();
		for (const language of languages) {
			const { headers } = await driver.get(`/${language}/admin/company`);
			const to = headers.get("Location") ?? "";
			expect(to).toBe(`/${language}/admin/refused?right=company.change`);
			const answer = await driver.get(to);
			expect(answer.status).toBe(403);
			const html = await answer.text();
			const { refused, rights: named } = pageTexts[language].adminRights;
			expect(shownText(html)).toContain(plain(refused.title));
			expect(shownText(html)).toContain(plain(named["company.change"]));
			expect(shownText(html)).toContain(self?.email);
			expect(html).toContain(`/${language}/admin/search`);
		}
	});

	test("leaves a refused form on the page that sent it, and says without scripts where it is", async () => {
		const driver = await signInAs(shop, "driver");
		const sent = await driver.post("/en/admin/company", { name: "Mine" });
		expect([sent.status, sent.headers.get("Location")]).toEqual([
			...[303, "/en/admin/refused?right=company.change&sent=yes"],
		]);
		const said = shownText(await (await driver.get(sent.headers.get("Location") ?? "")).text());
		expect(said).toContain(pageTexts.en.adminRights.refused.sent);
		const awake = await driver.post("/en/admin/company.data", { name: "Mine" });
		expect(awake.status).toBe(403);
		expect(await awake.text()).toContain(rightMissing);
	});

	test("leads whoever removed themselves to the sign-in", async () => {
		await signInAdmin(shop);
		const [self] = await owners();
		const answer = await owner.post(page, { intent: "delete", id: self?.id ?? "" });
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/en/auth"]);
		expect((await owner.get(page)).status).toBe(302);
	});

	test("takes nothing that no form of it sends", async () => {
		const forms: Fields[] = [
			{},
			{ intent: "promote" },
			{ email: "a@shop.example" },
			{ intent: "add", email: "a@shop.example" },
			{ intent: "role", role: "king", id: "1" },
		];
		for (const form of forms) {
			expect((await owner.post(page, form)).status).toBe(400);
		}
	});
});
