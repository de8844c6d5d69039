import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { languages } from "~/i18n/languages.ts";
import { schema } from "~/platform/db.server.ts";
import { signInAdmin } from "../support/admin.ts";
import { memberPassword, newestLink, signUpVerified, tokenOf } from "../support/members.ts";
import { createContainer } from "../support/sample-trade.ts";
import { choiceFields, containerPath, placeOrder } from "../support/shop-visits.ts";
import { statementsDuring } from "../support/statements.ts";
import { useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { sessions, users } = schema;

async function member(): Promise<{ browser: Visitor; email: string; id: string }> {
	const email = `jana-${randomUUID()}@buyer.example`;
	const browser = await signUpVerified(shop, { email });
	const user = await shop.database.db.query.users.findFirst({ where: eq(users.email, email) });
	return { browser, email, id: user?.id ?? "" };
}

/** The SQL that a request makes the shop send. */
async function statementsOf(ask: () => Promise<Response>): Promise<{ status: number; statements: string[] }> {
	let status = 0;
	const statements = await statementsDuring(async () => {
		const answer = await ask();
		await answer.text();
		status = answer.status;
	});
	return { status, statements };
}

/** How many statements a request takes, and how many of them ask who sends it. */
async function cost(ask: () => Promise<Response>): Promise<{ status: number; all: number; who: number }> {
	const { status, statements } = await statementsOf(ask);
	return {
		status,
		all: statements.length,
		who: statements.filter((text) => text.includes("user_roles")).length,
	};
}

describe("who asks is read once", () => {
	test("for an owner's page, and for an owner's form with what follows it", async () => {
		const owner = await signInAdmin(shop);
		const order = `/en/admin/orders/${(await placeOrder(shop)).orderId}`;
		const note = (text: string) => owner.post(order, { intent: "note", note: text });
		// The first page reads the company, which is kept from then on. Each has a statement for what waits.
		await owner.get("/en/admin/orders");
		expect(await cost(() => owner.get("/en/admin/orders"))).toEqual({ status: 200, all: 4, who: 1 });
		expect(await cost(() => owner.get("/en/admin/waiting"))).toEqual({ status: 200, all: 2, who: 1 });
		expect(await cost(() => owner.get("/en/admin/orders.csv"))).toEqual({ status: 200, all: 2, who: 1 });
		// Who asks, the order, and a transaction with the note and its entry in the history.
		expect(await cost(() => note("called"))).toEqual({ status: 303, all: 6, who: 1 });
		const { rows } = await shop.database.pool.query("select id from audit_log where action = 'note'");
		expect(await cost(() => owner.get("/en/admin/history"))).toEqual({ status: 200, all: 4, who: 1 });
		const change = `/en/admin/history/${rows[0]?.id}`;
		expect(await cost(() => owner.get(change))).toEqual({ status: 200, all: 3, who: 1 });
		expect(await cost(() => owner.get("/en/admin/trash"))).toEqual({ status: 200, all: 3, who: 1 });
		// Who asks, what waits, the order with all that belongs to it, and what was done about it.
		for (const asked of ["", "?bill=invoice"]) {
			expect(await cost(() => owner.get(order + asked))).toEqual({ status: 200, all: 4, who: 1 });
		}
		// A refused form shows the page again.
		expect(await cost(() => note(""))).toEqual({ status: 422, all: 5, who: 1 });
		expect(await cost(() => owner.get("/en/admin/bank"))).toEqual({ status: 200, all: 4, who: 1 });
	});

	test("for a signed-in visitor's pages and forms", async () => {
		const { browser } = await member();
		const container = await createContainer(shop.database.db);
		const path = await containerPath(shop.database.db, container, "en");
		for (const warm of [path, "/en/container", "/en/cart"]) await browser.get(warm);
		expect(await cost(() => browser.get("/en/container"))).toEqual({ status: 200, all: 2, who: 1 });
		expect(await cost(() => browser.post(path, choiceFields()))).toEqual({ status: 303, all: 8, who: 1 });
		// The bar's number of lines, and the cart.
		expect(await cost(() => browser.get("/en/cart"))).toEqual({ status: 200, all: 3, who: 1 });
	});

	test("not at all for a visitor without a session", async () => {
		const visitor = shop.visitor();
		await visitor.get("/en/cart");
		expect(await cost(() => visitor.get("/en/cart"))).toEqual({ status: 200, all: 0, who: 0 });
		expect(await cost(() => visitor.get("/en/admin/orders"))).toEqual({ status: 302, all: 0, who: 0 });
	});
});

describe("who asks is read anew", () => {
	test("after a form that ended the session that it was sent with", async () => {
		const { browser, id } = await member();
		const [own] = await shop.database.db.select().from(sessions).where(eq(sessions.userId, id));
		const answer = await browser.post("/en/auth/account", { intent: "end-session", session: own?.id ?? "" });
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/en/auth?to=account"]);
	});

	test("after a new password by mail, which ends all sessions", async () => {
		const { browser, email } = await member();
		expect(await (await browser.get("/en")).text()).toContain(email);
		await shop.visitor().post("/en/auth?mode=forgot", { email });
		const link = await newestLink(shop, email);
		const form = { token: tokenOf(link), password: `${memberPassword} anew` };
		const answer = await browser.post(link, form);
		expect(answer.status).toBe(200);
		expect(await answer.text()).not.toContain(email);
	});
});

describe("while the database cannot say who asks", () => {
	/** Every question for a session fails, as when a statement takes too long. */
	async function withoutSessions(run: () => Promise<void>): Promise<void> {
		const query = pg.Client.prototype.query;
		const failing = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
			this: pg.Client,
			...given: unknown[]
		) {
			if (!JSON.stringify(given[0]).includes("user_roles")) return Reflect.apply(query, this, given);
			const error = Object.assign(new Error("canceling statement due to statement timeout"), {
				code: "57014",
			});
			const answer = given.find((one) => typeof one === "function");
			if (!answer) return Promise.reject(error);
			setImmediate(() => answer(error));
		});
		try {
			await run();
			expect(failing).toHaveBeenCalled();
		} finally {
			failing.mockRestore();
		}
	}

	test("a shop page is shown all the same, to nobody in particular", async () => {
		const { browser, email } = await member();
		expect(await (await browser.get("/en/contact")).text()).toContain(email);
		await withoutSessions(async () => {
			const answer = await browser.get("/en/contact");
			expect(answer.status).toBe(200);
			expect(await answer.text()).not.toContain(email);
		});
	});

	test("an owner's page and an owner's form are for later, and nobody is let in or led away", async () => {
		const owner = await signInAdmin(shop);
		await withoutSessions(async () => {
			for (const path of ["/en/admin/orders", "/en/admin/orders.csv", "/en/admin/orders.data"]) {
				const answer = await owner.get(path);
				expect([path, answer.status]).toEqual([path, 503]);
				expect(answer.headers.has("Retry-After")).toBe(true);
			}
			expect((await owner.post("/en/admin/company", {})).status).toBe(503);
		});
	});
});

test("whoever is no admin is led to the products in the address's language", async () => {
	for (const language of languages) {
		const answer = await shop.visitor().get(`/${language}/admin/orders`);
		expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/${language}/products`]);
	}
});

test("an address whose language is none is nowhere", async () => {
	for (const path of ["/nl.data/container", "/nl.data/admin/orders", "/nl.data/auth/sign-out"]) {
		expect([path, (await shop.fetch(path)).status]).toEqual([path, 404]);
	}
});
