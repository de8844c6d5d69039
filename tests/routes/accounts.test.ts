import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { hashToken } from "~/people/accounts/token.server.ts";
import { schema } from "~/platform/db.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAdmin } from "../support/admin.ts";
import { alertsIn, fieldError, fieldValue, mainOf, shownText, tagsOf, textsIn } from "../support/html.ts";
import { memberPassword, newestLink, signUpVerified, tokenOf } from "../support/members.ts";
import { placeOrder } from "../support/shop-visits.ts";
import { useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();
const { users, sessions, formSubmissions } = schema;

/** As pages show it: with plain spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

beforeEach(async () => {
	await shop.database.db.delete(formSubmissions);
});

function newEmail(): string {
	return `jana-${randomUUID()}@buyer.example`;
}

describe.each(languages)("an account in %s", (language) => {
	const texts = pageTexts[language].accounts;
	const auth = `/${language}/auth`;

	test("is made, verified by its mail, and opens", async () => {
		const visitor = shop.visitor();
		const form = { email: newEmail(), password: memberPassword };
		const made = await visitor.post(`${auth}?mode=sign-up`, form);
		expect(made.status).toBe(200);
		expect(shownText(await made.text())).toContain(plain(texts.outcomes.verificationSent.text));

		const early = await visitor.post(auth, form);
		expect(early.status).toBe(401);
		expect(alertsIn(await early.text()).join()).toContain(plain(texts.outcomes.notVerified.text));

		const link = await newestLink(shop, form.email);
		expect(link).toMatch(new RegExp(`^/${language}/auth/verify\\?token=`));
		expect(textsIn(await (await visitor.get(link)).text(), "h1")).toEqual([plain(texts.verifyTitle)]);
		const token = tokenOf(link);
		const guess = await visitor.post(link, { token, password: "another good password" });
		expect(guess.status).toBe(401);
		expect(alertsIn(await guess.text()).join()).toContain(plain(texts.outcomes.otherPassword.text));
		const entered = await visitor.post(link, { token, password: memberPassword });
		expect([entered.status, entered.headers.get("Location")]).toEqual([303, `/${language}`]);
		expect((await visitor.get(auth)).headers.get("Location")).toBe(`/${language}`);

		const home = await (await visitor.get(`/${language}`)).text();
		expect(shownText(home)).toContain(form.email);
		expect(shownText(home)).toContain(pageTexts[language].adminShell.signOut);
	});

	test.each([
		["", "signInTitle"],
		["?mode=sign-up", "signUpTitle"],
		["?mode=forgot", "forgotTitle"],
	] as const)("has a card at %j that its tab names as the page does", async (mode, title) => {
		const html = await (await shop.visitor().get(auth + mode)).text();
		expect(textsIn(html, "h1")).toEqual([plain(texts[title])]);
		expect(textsIn(html, "title").join()).toContain(plain(texts[title]));
	});

	test("gives who has signed in a new password too, from its page", async () => {
		const email = newEmail();
		const member = await signUpVerified(shop, { email });
		const main = mainOf(await (await member.get(`${auth}/account`)).text());
		const forgot = `${auth}?mode=forgot&to=account`;
		expect(tagsOf(main, "a").map(({ href }) => href)).toContain(forgot);
		expect(textsIn(await (await member.get(forgot)).text(), "h1")).toEqual([plain(texts.forgotTitle)]);
		await member.post(forgot, { email });
		expect(await newestLink(shop, email)).toMatch(/\/auth\/reset\?token=[\w-]+&to=account$/);
	});

	test("is signed in to with its new password where another one was", async () => {
		const [email, otherEmail] = [newEmail(), newEmail()];
		await signUpVerified(shop, { email });
		const browser = await signUpVerified(shop, { email: otherEmail });
		await browser.post(`${auth}?mode=forgot`, { email });
		const link = await newestLink(shop, email);
		const password = "another good password";
		const answer = await browser.post(link, { token: tokenOf(link), password });
		expect(shownText(await answer.text())).not.toContain(otherEmail);
		expect((await browser.get(auth)).status).toBe(200);
		expect((await browser.post(auth, { email, password })).status).toBe(303);
	});

	test("is told from a link that is no longer valid once its own was used", async () => {
		const email = newEmail();
		const member = await signUpVerified(shop, { email });
		await shop.database.db
			.update(schema.signUps)
			.set({ usedAt: new Date(Date.now() - 120_000) })
			.where(eq(schema.signUps.email, email));
		const link = (await newestLink(shop, email)).replace("/en/", `/${language}/`);
		const leadsTo = async (answer: Response) => {
			const main = mainOf(await answer.text());
			return [answer.status, shownText(main), tagsOf(main, "a").map(({ href }) => href)];
		};
		const ready = expect.stringContaining(plain(texts.outcomes.alreadyVerified.text));
		expect(await leadsTo(await shop.visitor().get(link))).toEqual([410, ready, [auth]]);
		const pressed = await shop.visitor().post(link, { token: tokenOf(link), password: memberPassword });
		expect(await leadsTo(pressed)).toEqual([410, ready, [auth]]);
		expect(await leadsTo(await member.get(link))).toEqual([410, ready, [`${auth}/account`]]);
		const unknown = expect.stringContaining(plain(texts.outcomes.linkExpired.text));
		const old = await shop.visitor().get(`/${language}/auth/verify?token=unknown`);
		expect(await leadsTo(old)).toEqual([410, unknown, [`${auth}?mode=sign-up`, auth]]);
	});

	test("that exists already leads to signing in", async () => {
		const email = newEmail();
		await signUpVerified(shop, { email });
		const again = await shop.visitor().post(`${auth}?mode=sign-up`, { email, password: memberPassword });
		expect(again.status).toBe(409);
		const html = await again.text();
		const { title, text } = texts.outcomes.alreadyRegistered;
		expect(alertsIn(html)).toEqual([plain(`${title} ${text}`)]);
		expect(textsIn(html, "h1")).toEqual([texts.signInTitle]);
	});

	test("says what is wrong beside its field, keeps the address and never the password", async () => {
		const wrong = await shop.visitor().post(`${auth}?mode=sign-up`, { email: "nobody", password: "short" });
		expect(wrong.status).toBe(422);
		const html = await wrong.text();
		expect(fieldError(html, "email")).toBe(texts.errors.emailInvalid);
		expect(html).toContain(texts.errors.passwordShort);
		expect(fieldValue(html, "email")).toBe("nobody");
		expect(fieldValue(html, "password")).toBe("");
		const empty = await (await shop.visitor().post(auth, { email: "", password: "" })).text();
		expect(fieldError(empty, "email")).toBe(texts.errors.email);
	});

	test("gets a new password by mail, which ends every session", async () => {
		const email = newEmail();
		const member = await signUpVerified(shop, { email });
		const asked = await shop.visitor().post(`${auth}?mode=forgot`, { email });
		expect(shownText(await asked.text())).toContain(plain(texts.outcomes.resetSent.text));
		const link = await newestLink(shop, email);
		const token = tokenOf(link);
		const changed = await shop.visitor().post(link, { token, password: "another good password" });
		expect(changed.status).toBe(200);
		expect((await member.get(auth)).status).toBe(200);
		const pressedTwice = await shop.visitor().post(link, { token, password: "another good password" });
		expect(pressedTwice.status).toBe(200);
		const used = await shop.visitor().post(link, { token, password: "yet another password" });
		expect(used.status).toBe(410);
		await shop.database.db
			.update(schema.passwordResets)
			.set({ usedAt: new Date(Date.now() - 120_000) })
			.where(eq(schema.passwordResets.tokenHash, hashToken(token)));
		for (const answer of [used, await shop.visitor().get(link), await shop.visitor().get(`${auth}/reset`)]) {
			const main = mainOf(await answer.text());
			expect(answer.status).toBe(410);
			expect(shownText(main)).toContain(plain(texts.outcomes.linkExpired.text));
			expect(tagsOf(main, "a").map(({ href }) => href)).toEqual([`${auth}?mode=forgot`, auth]);
			expect(tagsOf(main, "input")).toEqual([]);
		}
		const old = await shop.visitor().post(auth, { email, password: memberPassword });
		expect(old.status).toBe(401);
		const entered = await shop.visitor().post(auth, { email, password: "another good password" });
		expect(entered.status).toBe(303);
	});
});

describe("signing in", () => {
	test("says the same for a wrong password and an unknown address", async () => {
		const email = newEmail();
		await signUpVerified(shop, { email });
		const { text } = pageTexts.en.accounts.outcomes.wrongCredentials;
		for (const form of [
			{ email, password: "wrong password" },
			{ email: newEmail(), password: memberPassword },
		]) {
			const answer = await shop.visitor().post("/en/auth", form);
			expect(answer.status).toBe(401);
			expect(alertsIn(await answer.text()).join()).toContain(text);
		}
	});

	test("is closed for an account after five failures, right password or not", async () => {
		const email = newEmail();
		await signUpVerified(shop, { email });
		for (let failure = 0; failure < 5; failure++) {
			expect((await shop.visitor().post("/en/auth", { email, password: "wrong password" })).status).toBe(401);
		}
		expect((await shop.visitor().post("/en/auth", { email, password: memberPassword })).status).toBe(429);
	});

	test("takes the address in any case", async () => {
		const email = newEmail();
		await signUpVerified(shop, { email });
		const entered = await shop.visitor().post("/en/auth", {
			email: ` ${email.toUpperCase()} `,
			password: memberPassword,
		});
		expect(entered.status).toBe(303);
	});
});

describe("a session", () => {
	test("ends by signing out, by a form only", async () => {
		const member = await signUpVerified(shop, { email: newEmail() });
		await member.get("/en/auth/sign-out");
		expect((await member.get("/en/auth")).status).toBe(302);
		expect((await member.post("/en/auth/sign-out", {})).status).toBe(303);
		expect((await member.get("/en/auth")).status).toBe(200);
	});

	test("can be revoked: its row deleted, it is over", async () => {
		const email = newEmail();
		const member = await signUpVerified(shop, { email });
		const user = await shop.database.db.query.users.findFirst({ where: eq(users.email, email) });
		await shop.database.db.delete(sessions).where(eq(sessions.userId, user?.id ?? ""));
		expect((await member.get("/en/auth")).status).toBe(200);
	});

	test("that is forged is none", async () => {
		const member = await signUpVerified(shop, { email: newEmail() });
		const [value = ""] = [member.cookies.get("kade_session")];
		const forged = shop.visitor({ kade_session: `${value.slice(0, -4)}AAAA` });
		expect((await forged.get("/en/auth")).status).toBe(200);
	});

	test("stores no plain password", async () => {
		const email = newEmail();
		await signUpVerified(shop, { email });
		const { rows } = await shop.database.pool.query("select password_hash from users");
		expect(rows.length).toBeGreaterThan(0);
		expect(rows.some(({ password_hash }) => String(password_hash).includes(memberPassword))).toBe(false);
	});
});

describe("the owner's side", () => {
	const pages = ["/admin/orders", "/admin/quotes", "/admin/messages", "/admin/mails", "/admin/landing-pages"];

	test.each(pages)("%s opens for an admin, for nobody else's cache", async (path) => {
		const admin = await signInAdmin(shop);
		const answer = await admin.get(`/de${path}`);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Cache-Control")).toContain("no-store");
	});
});

test("an order belongs to the account that placed it", async () => {
	const email = newEmail();
	const member = await signUpVerified(shop, { email });
	const { orderId, location } = await placeOrder(shop);
	const user = await shop.database.db.query.users.findFirst({ where: eq(users.email, email) });
	expect((await member.get(location)).status).toBe(404);
	await shop.database.db
		.update(schema.orders)
		.set({ userId: user?.id ?? null })
		.where(eq(schema.orders.id, orderId));
	expect((await member.get(location)).status).toBe(200);
	const admin = await signUpVerified(shop, { email: newEmail(), admin: true });
	expect((await admin.get(location)).status).toBe(200);
});
