import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAdmin } from "../support/admin.ts";
import {
	alertsIn,
	attributesOf,
	elementsIn,
	fieldError,
	fieldValue,
	mainOf,
	shownText,
	tagsOf,
	textsIn,
} from "../support/html.ts";
import { memberPassword, newestLink, signUpVerified, tokenOf } from "../support/members.ts";
import { createContainer } from "../support/sample-trade.ts";
import { choiceFields, containerPath } from "../support/shop-visits.ts";
import { useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { formSubmissions, sessions, twoFactors, users } = schema;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const page = "/en/auth/account";
const texts = pageTexts.en.accountPage;

/** As pages show it: with plain spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

beforeEach(async () => {
	await shop.database.db.delete(formSubmissions);
});

const newEmail = () => `jana-${randomUUID()}@buyer.example`;

async function member(): Promise<{ email: string; id: string; browser: Visitor }> {
	const email = newEmail();
	const browser = await signUpVerified(shop, { email });
	const [user] = await shop.database.db.select().from(users).where(eq(users.email, email));
	return { email, id: user?.id ?? "", browser };
}

async function signIn(email: string, browser = shop.visitor()): Promise<Visitor> {
	const form = { email, password: memberPassword };
	expect((await browser.post("/en/auth", form, { "User-Agent": firefox })).status).toBe(303);
	return browser;
}

const isSignedIn = async (browser: Visitor) => (await browser.get(page)).status === 200;

/** The code that the member's app shows now. */
async function codeNow(id: string): Promise<string> {
	const factor = await shop.database.db.query.twoFactors.findFirst({ where: eq(twoFactors.userId, id) });
	return new TOTP({ secret: Secret.fromBase32(factor?.secret ?? "") }).generate();
}

/** Whether the code of this half minute was used is forgotten: a test need not wait for the next. */
async function forgetStep(id: string): Promise<void> {
	await shop.database.db.update(twoFactors).set({ lastStep: 0 }).where(eq(twoFactors.userId, id));
}

/** Switches codes on by the page's own forms. @returns the recovery codes */
async function switchCodesOn({ id, browser }: { id: string; browser: Visitor }): Promise<string[]> {
	const started = await browser.post(page, { intent: "start", current: memberPassword });
	expect(shownText(await started.text())).toContain(texts.twoFactor.scan);
	const confirmed = await browser.post(page, { intent: "confirm", code: await codeNow(id) });
	expect(confirmed.status).toBe(200);
	const codes = textsIn(await confirmed.text(), "code");
	expect(codes).toHaveLength(10);
	await forgetStep(id);
	return codes;
}

describe("the account's page", () => {
	test("is for whoever has signed in, and nobody's cache", async () => {
		const nobody = shop.visitor();
		for (const [answer, card] of [
			[await nobody.get(page), "/en/auth?to=account"],
			[await nobody.get("/en/auth/personal-data.json"), "/en/auth?to=account"],
			[await nobody.post(page, { intent: "off" }), "/en/auth?undone&to=account"],
			// It may have been the second press of one that was done.
			[await nobody.post(page, { intent: "delete" }), "/en/auth?to=account"],
		] as const) {
			expect([answer.status, answer.headers.get("Location")]).toEqual([303, card]);
		}
		const answer = await (await member()).browser.get(page);
		expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
	});

	test.each(languages)("is come back to in %s by whoever was signed out meanwhile", async (language) => {
		const { email, browser } = await member();
		const address = `/${language}/auth/account`;
		await browser.post(`/${language}/auth/sign-out`, {});
		const sent = await browser.post(address, { intent: "end-others" });
		const card = await (await browser.get(sent.headers.get("Location") ?? "")).text();
		const { title, text } = pageTexts[language].accounts.outcomes.undone;
		expect(alertsIn(card)).toEqual([`${title} ${text}`]);
		const [form] = elementsIn(mainOf(card), "form").map(attributesOf);
		expect(form?.action).toBe(`/${language}/auth?to=account`);
		const entered = await browser.post(form?.action ?? "", { email, password: memberPassword });
		expect([entered.status, entered.headers.get("Location")]).toEqual([303, address]);
	});

	test.each(languages)("is found from the footer in %s, and recommends codes to admins", async (language) => {
		const { title, twoFactor } = pageTexts[language].accountPage;
		const { browser, email } = await member();
		const home = await (await browser.get(`/${language}`)).text();
		expect(tagsOf(home, "a").map(({ href }) => href)).toContain(`/${language}/auth/account`);
		const html = await (await browser.get(`/${language}/auth/account`)).text();
		expect(textsIn(html, "h1")).toEqual([plain(title)]);
		expect(shownText(html)).toContain(email);
		expect(shownText(html)).not.toContain(plain(twoFactor.admins));
		const admin = await signInAdmin(shop);
		const own = await (await admin.get(`/${language}/auth/account`)).text();
		expect(shownText(own)).toContain(plain(twoFactor.admins));
	});

	test("does nothing to another account that has signed in beside it", async () => {
		const [one, other] = [await member(), await member()];
		const form = elementsIn(mainOf(await (await one.browser.get(page)).text()), "form").at(-1);
		const fields = Object.fromEntries(
			(form ? tagsOf(form, "input") : []).map(({ name = "", value = "" }) => [name, value]),
		);
		expect(fields).toMatchObject({ intent: "delete" });
		await signIn(other.email, one.browser);
		const answer = await one.browser.post(page, { ...fields, current: memberPassword });
		expect(answer.status).toBe(409);
		const main = mainOf(await answer.text());
		expect(alertsIn(main)).toEqual([texts.otherAccount]);
		expect(shownText(main)).toContain(other.email);
		for (const { email } of [one, other]) {
			expect(await shop.database.db.$count(users, eq(users.email, email))).toBe(1);
		}
	});

	test("says once more that an account is deleted, where the answer was lost", async () => {
		const { id, browser } = await member();
		const form = { intent: "delete", account: id, current: memberPassword };
		const other = shop.visitor();
		expect((await other.post(page, form)).headers.get("Location")).toBe("/en/auth?to=account");
		const lost = shop.visitor(Object.fromEntries(browser.cookies));
		for (const press of [browser, lost]) {
			const answer = await press.post(page, form);
			expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/en"]);
			expect(answer.headers.getSetCookie().join()).toContain("kade_flash=account_deleted");
		}
		expect([...lost.cookies.keys()]).not.toContain("kade_session");
	});

	test("asks for nothing that it does not know", async () => {
		const { browser } = await member();
		expect((await browser.post(page, { intent: "adopt" })).status).toBe(400);
	});
});

describe("a password", () => {
	const change = (browser: Visitor, current: string, password: string) =>
		browser.post(page, { intent: "password", current, password });

	test("is changed by whoever knows it, and everything else ends", async () => {
		const { email, browser } = await member();
		const other = await signIn(email);
		const chosen = "another good password";
		const wrong = await change(browser, "not the password", chosen);
		expect(wrong.status).toBe(422);
		expect(fieldError(await wrong.text(), "current")).toBe(pageTexts.en.accounts.errors.passwordWrong);
		const changed = await change(browser, memberPassword, chosen);
		expect(shownText(await changed.text())).toContain(texts.notices.passwordChanged);
		// Without scripts a double click sends it again, and shows the second answer.
		const again = await change(browser, memberPassword, chosen);
		expect(shownText(await again.text())).toContain(texts.notices.passwordChanged);
		expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false]);
		expect((await other.post("/en/auth", { email, password: memberPassword })).status).toBe(401);
		expect((await other.post("/en/auth", { email, password: chosen })).status).toBe(303);
	});

	test.each(languages)("that is easily guessed is refused beside its field in %s", async (language) => {
		const { accounts } = pageTexts[language];
		const email = newEmail();
		const guessable = { email, password: "qwertyuiop" };
		const signUp = await shop.visitor().post(`/${language}/auth?mode=sign-up`, guessable);
		const { browser } = await member();
		const form = { intent: "password", current: memberPassword, password: "1234567890" };
		const changed = await browser.post(`/${language}/auth/account`, form);
		for (const answer of [signUp, changed]) {
			expect(answer.status).toBe(422);
			expect(shownText(await answer.text())).toContain(plain(accounts.errors.passwordCommon));
		}
	});

	test("cannot be guessed by whoever sits down at an open browser", async () => {
		const { browser } = await member();
		const statuses = [];
		for (let index = 0; index < 6; index++) {
			statuses.push((await change(browser, `a wrong guess ${index}`, "another good password")).status);
		}
		expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
		expect((await change(browser, memberPassword, "another good password")).status).toBe(429);
	});
});

describe("sessions", () => {
	test("are listed by browser and system, and ended one by one or all others", async () => {
		const { email, id, browser } = await member();
		const [second, third] = [await signIn(email), await signIn(email)];
		const html = await (await browser.get(page)).text();
		expect(shownText(html)).toContain("Firefox, Linux");
		expect(shownText(html)).toContain(texts.sessions.here);
		const [newest] = await shop.database.db
			.select()
			.from(sessions)
			.where(eq(sessions.userId, id))
			.orderBy(desc(sessions.createdAt));
		await browser.post(page, { intent: "end-session", session: newest?.id ?? "" });
		expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([true, false]);
		await browser.post(page, { intent: "end-others" });
		expect([await isSignedIn(browser), await isSignedIn(second)]).toEqual([true, false]);
	});

	test("of somebody else cannot be ended, nor what is no session", async () => {
		const [one, other] = [await member(), await member()];
		const [foreign] = await shop.database.db.select().from(sessions).where(eq(sessions.userId, other.id));
		for (const session of [foreign?.id ?? "", "no id", randomUUID()]) {
			expect((await one.browser.post(page, { intent: "end-session", session })).status).toBe(200);
		}
		expect(await isSignedIn(other.browser)).toBe(true);
	});

	test("end with the sign-out in the database too, and after 30 days without use", async () => {
		const { id, browser } = await member();
		const own = eq(sessions.userId, id);
		const cookie = browser.cookies.get("kade_session") ?? "";
		await browser.post("/en/auth/sign-out", {});
		expect(await shop.database.db.$count(sessions, own)).toBe(0);
		expect(await isSignedIn(shop.visitor({ kade_session: cookie }))).toBe(false);
	});

	test("live on while they are used, at the longest for 180 days, with one write an hour", async () => {
		const { id, browser } = await member();
		const own = eq(sessions.userId, id);
		const { db } = shop.database;
		const read = async () => (await db.select().from(sessions).where(own))[0];
		const first = await read();
		await browser.get(page);
		expect(await read()).toEqual(first);
		const day = 24 * 60 * 60 * 1000;
		const ago = (days: number) => new Date(Date.now() - days * day);
		await db
			.update(sessions)
			.set({ lastUsedAt: ago(20), createdAt: ago(170), expiresAt: ago(-10) })
			.where(own);
		expect(await isSignedIn(browser)).toBe(true);
		const used = await read();
		expect(used?.expiresAt).toEqual(new Date((used?.createdAt.getTime() ?? 0) + 180 * day));
		await db
			.update(sessions)
			.set({ expiresAt: ago(0.001) })
			.where(own);
		expect(await isSignedIn(browser)).toBe(false);
	});
});

describe("codes", () => {
	test("are the second step of signing in; the browser's cart is joined after it", async () => {
		const one = await member();
		await switchCodesOn(one);
		const browser = shop.visitor();
		const container = await createContainer(shop.database.db);
		await browser.post(await containerPath(shop.database.db, container, "en"), choiceFields());
		const cart = browser.cookies.get("kade_cart");
		const asked = await browser.post("/en/auth", { email: one.email, password: memberPassword });
		expect(asked.status).toBe(200);
		const html = await asked.text();
		expect(textsIn(html, "h1")).toEqual([pageTexts.en.accounts.codeTitle]);
		expect([browser.cookies.get("kade_cart"), browser.cookies.has("kade_session")]).toEqual([cart, false]);
		const pending = fieldValue(html, "pending") ?? "";

		const wrong = await browser.post("/en/auth", { pending, code: "000000" });
		expect(wrong.status).toBe(401);
		const again = await wrong.text();
		expect(fieldError(again, "code")).toContain("This code is wrong");
		expect(fieldValue(again, "pending")).toBe(pending);
		const entered = await browser.post("/en/auth", { pending, code: await codeNow(one.id) });
		expect([entered.status, entered.headers.get("Location")]).toEqual([303, "/en"]);
		expect(browser.cookies.get("kade_cart")).not.toBe(cart);
		expect(await isSignedIn(browser)).toBe(true);
		const late = await shop.visitor().post("/en/auth", { pending, code: "123456" });
		expect(late.status).toBe(401);
		expect(alertsIn(await late.text()).join()).toContain(pageTexts.en.accounts.outcomes.codeExpired.text);
	});

	test.each(languages)(
		"are asked for in %s, on the way to the cart too; a recovery code will do",
		async (language) => {
			const one = await member();
			const [code = ""] = await switchCodesOn(one);
			const t = pageTexts[language].accounts;
			const browser = shop.visitor();
			const auth = `/${language}/auth?to=cart`;
			const html = await (await browser.post(auth, { email: one.email, password: memberPassword })).text();
			expect(textsIn(html, "h1")).toEqual([plain(t.codeTitle)]);
			expect(tagsOf(html, "form").map(({ action }) => action)).toContain(auth);
			const pending = fieldValue(html, "pending") ?? "";
			expect((await browser.post(auth, { pending, code: "" })).status).toBe(422);
			const entered = await browser.post(auth, { pending, code });
			expect([entered.status, entered.headers.get("Location")]).toEqual([303, `/${language}/cart`]);
			expect((await shop.visitor().post(auth, { pending: "forged", code })).status).toBe(401);
		},
	);

	test("stay on after a new password by mail", async () => {
		const one = await member();
		await switchCodesOn(one);
		await shop.visitor().post("/en/auth?mode=forgot", { email: one.email });
		const link = await newestLink(shop, one.email);
		const browser = shop.visitor();
		const password = "another good password";
		expect((await browser.post(link, { token: tokenOf(link), password })).status).toBe(200);
		const asked = await browser.post("/en/auth", { email: one.email, password });
		expect(textsIn(await asked.text(), "h1")).toEqual([pageTexts.en.accounts.codeTitle]);
	});

	test("are switched off with password and code", async () => {
		const one = await member();
		const [code = ""] = await switchCodesOn(one);
		const off = { intent: "off", current: memberPassword };
		const wrong = await one.browser.post(page, { ...off, code: "000000" });
		expect(wrong.status).toBe(422);
		expect(elementsIn(await wrong.text(), "details", { open: true })).toHaveLength(1);
		const done = await one.browser.post(page, { ...off, code });
		expect(shownText(await done.text())).toContain(texts.notices.off);
		await signIn(one.email);
	});
});

describe("what strangers are told", () => {
	test("is alike for a new address and one whose sign-up waits", async () => {
		const email = newEmail();
		const answers = [];
		for (const asked of [email, email, newEmail()]) {
			const answer = await shop
				.visitor()
				.post("/en/auth?mode=sign-up", { email: asked, password: memberPassword });
			answers.push([answer.status, shownText(await answer.text()).replaceAll(asked, "")]);
		}
		expect(answers[1]).toEqual(answers[0]);
		expect(answers[2]).toEqual(answers[0]);
	});

	test("opening the mailed link changes nothing", async () => {
		const email = newEmail();
		await shop.visitor().post("/en/auth?mode=sign-up", { email, password: memberPassword });
		const link = await newestLink(shop, email);
		for (let index = 0; index < 2; index++) expect((await shop.visitor().get(link)).status).toBe(200);
		expect(await shop.database.db.$count(users, eq(users.email, email))).toBe(0);
		expect((await shop.visitor().get("/en/auth/verify?token=forged")).status).toBe(410);
	});

	test.each(languages)("a locked-out owner learns the way in, and takes it, in %s", async (language) => {
		const { email } = await member();
		const auth = `/${language}/auth`;
		for (let index = 0; index < 5; index++) {
			await shop.visitor().post(auth, { email, password: "wrong password" });
		}
		const browser = shop.visitor();
		const refused = await browser.post(auth, { email, password: memberPassword });
		expect(refused.status).toBe(429);
		const { tooMany } = pageTexts[language].accounts.outcomes;
		expect(alertsIn(await refused.text()).join()).toContain(plain(tooMany.text));
		await browser.post(`${auth}?mode=forgot`, { email });
		const link = await newestLink(shop, email);
		const password = "another good password";
		await browser.post(link, { token: tokenOf(link), password });
		expect((await browser.post(auth, { email, password })).status).toBe(303);
	});
});
