import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "~/people/accounts/password-hash.server.ts";
import { issueTicket } from "~/people/guard/form-guard.server.ts";
import { schema } from "~/platform/db.server.ts";
import { choiceFields } from "../support/shop-visits.ts";
import {
	type Answer,
	answersIn,
	ask,
	askRaw,
	formBody,
	newAddress,
	publicUrl,
	type Question,
} from "./support/ask.ts";
import { attack } from "./support/attack.ts";
import { filledOrder, openBrowser } from "./support/browser.ts";
import { readFigure, useHostileShop, whileAlive } from "./support/hostile-shop.ts";
import { type Planted, plant } from "./support/planted.ts";

const shop = useHostileShop();
const password = "an unlikely heap of words 7";
let planted: Planted;
beforeAll(async () => {
	planted = await plant(shop);
});

async function createMember(): Promise<string> {
	const email = `member-${randomUUID()}@buyer.example`;
	const passwordHash = await hashPassword(password);
	await shop.db.insert(schema.users).values({ email, name: "Somebody", passwordHash });
	return email;
}

/** Sends everything at the same moment and counts the statuses. */
async function burst(subject: string, questions: readonly Question[]): Promise<Map<number, Answer[]>> {
	let answers: Answer[] = [];
	await attack(subject, ["all"], async () => {
		answers = await Promise.all(questions.map(ask));
		const failed = answers.filter(({ status }) => status >= 500 && status !== 503);
		return failed.length > 0 ? `${failed.length} failed` : null;
	});
	return Map.groupBy(answers, ({ status }) => status);
}

const countOf = (answers: Map<number, Answer[]>, ...statuses: number[]) =>
	statuses.reduce((sum, status) => sum + (answers.get(status)?.length ?? 0), 0);

/** Addresses of one household: a /64 network of its own. */
function household(): (n: number) => string {
	const network = randomUUID().slice(0, 8);
	return (n) => `2001:db8:${network.slice(0, 4)}:${network.slice(4)}:${n.toString(16)}::${n + 1}`;
}

const times = <Member>(count: number, member: (n: number) => Member) =>
	Array.from({ length: count }, (_, n) => member(n));

/** A sign-in with a password that is checked answers 401, or 303 when it is right; whatever is not checked 429 or 503. */
const checked = [401, 303];

describe("sixty guesses at once", () => {
	const signIn = (email: string, from: string, guess = "a wrong guess"): Question => ({
		path: "/nl/auth",
		body: formBody({ email, password: guess }),
		from,
	});

	test("for one account from one address: five are checked", async () => {
		const [email, from] = [await createMember(), newAddress()];
		const guesses = times(60, (n) => signIn(email, from, n === 59 ? password : `wrong guess ${n}`));
		expect(countOf(await burst("guesses", guesses), ...checked)).toBeLessThanOrEqual(5);
	});

	test("for one account from sixty addresses: five are checked", async () => {
		const email = await createMember();
		const guesses = times(60, () => signIn(email, newAddress()));
		expect(countOf(await burst("guesses", guesses), ...checked)).toBeLessThanOrEqual(5);
	});

	test("for sixty accounts from one address: five are checked", async () => {
		const from = newAddress();
		const guesses = times(60, () => signIn(`${randomUUID()}@buyer.example`, from));
		expect(countOf(await burst("guesses", guesses), ...checked)).toBeLessThanOrEqual(5);
	});

	test("for sixty accounts from one household: five are checked", async () => {
		const addressOf = household();
		const guesses = times(60, (n) => signIn(`${randomUUID()}@buyer.example`, addressOf(n)));
		expect(countOf(await burst("guesses", guesses), ...checked)).toBeLessThanOrEqual(5);
	});

	test("with an address before the proxy's, which is the sender's own word: five are checked", async () => {
		const from = newAddress();
		const guesses = times(60, (n) => signIn(`${randomUUID()}@buyer.example`, `10.0.0.${n}, ${from}`));
		expect(countOf(await burst("guesses", guesses), ...checked)).toBeLessThanOrEqual(5);
	});

	test("do not shut out a browser that the account knows", async () => {
		const email = await createMember();
		const browser = openBrowser();
		expect((await browser.post("/nl/auth", { email, password })).status).toBe(303);
		await burst(
			"guesses",
			times(20, () => signIn(email, newAddress())),
		);
		await browser.post("/nl/auth/sign-out", {});
		expect((await browser.post("/nl/auth", { email, password })).status).toBe(303);
	});
});

describe("mails that anybody may ask for", () => {
	const forgot = (email: string, from: string): Question => ({
		path: "/nl/auth?mode=forgot",
		body: formBody({ email }),
		from,
	});

	async function mailsTo(email: string): Promise<number> {
		const { rows } = await shop.pool.query(
			"select count(*)::int as count from mail_outbox where recipient = $1",
			[email],
		);
		return rows[0].count;
	}

	test("an account gets three links an hour, however many addresses ask", async () => {
		const email = await createMember();
		await burst(
			"mails",
			times(20, () => forgot(email, newAddress())),
		);
		expect(await mailsTo(email)).toBe(3);
	});

	test("a household asks for five", async () => {
		const addressOf = household();
		const answers = await burst(
			"mails",
			times(20, (n) => forgot(`${randomUUID()}@buyer.example`, addressOf(n))),
		);
		expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([5, 15]);
	});

	test("who signs up with somebody else's address sends three mails at most", async () => {
		const email = `new-${randomUUID()}@buyer.example`;
		const body = formBody({ email, password });
		await burst(
			"mails",
			times(20, () => ({ path: "/nl/auth?mode=sign-up", body, from: newAddress() })),
		);
		expect(await mailsTo(email)).toBeLessThanOrEqual(3);
	});
});

describe("a flood of forms from one address", () => {
	const person = { name: "Jana Peeters", email: "jana@buyer.example", website: "" };

	/** A message that differs from every other, with a ticket of its own unless one is given. */
	const message = (ticket = shop.ticket("contact")) =>
		formBody({
			...person,
			ticket,
			subject: "A question",
			message: `When can the container come? ${randomUUID()}`,
		});

	async function countMessages(): Promise<number> {
		const { rows } = await shop.pool.query("select count(*)::int as count from contact_messages");
		return rows[0].count;
	}

	test("messages: five are taken", async () => {
		const from = newAddress();
		const before = await countMessages();
		const answers = await burst(
			"floods",
			times(15, () => ({ path: "/nl/contact", body: message(), from })),
		);
		expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([5, 10]);
		expect((await countMessages()) - before).toBe(5);
	});

	test("quotes: five are taken, from a household too", async () => {
		const addressOf = household();
		const quote = () =>
			formBody({
				...{ ...choiceFields(), ...person, customerName: person.name, ticket: shop.ticket("quote") },
				...{ requestType: "Bulk Order", specialRequirements: randomUUID() },
			});
		const path = `/nl/container/${planted.container}/quote`;
		const answers = await burst(
			"floods",
			times(15, (n) => ({ path, body: quote(), from: addressOf(n) })),
		);
		expect([countOf(answers, 303), countOf(answers, 429)]).toEqual([5, 10]);
	});

	test("orders: ten are taken", async () => {
		const from = newAddress();
		const orders: Question[] = [];
		for (const _ of times(14, (n) => n)) {
			const browser = openBrowser(from);
			await browser.post(`/nl/container/${planted.container}`, choiceFields());
			const fields = await filledOrder(shop, browser);
			orders.push({ path: "/nl/cart", body: formBody(fields), from, cookie: browser.cookie() });
		}
		const answers = await burst("floods", orders);
		expect([countOf(answers, 303), countOf(answers, 429)]).toEqual([10, 4]);
	});

	test("one ticket for twenty messages at once: one is taken", async () => {
		const before = await countMessages();
		const ticket = shop.ticket("contact");
		await burst(
			"floods",
			times(20, () => ({ path: "/nl/contact", body: message(ticket) })),
		);
		expect((await countMessages()) - before).toBe(1);
	});

	test("no ticket, a forged, an old, a future or another form's: none is taken", async () => {
		const before = await countMessages();
		const [time, nonce, code] = shop.ticket("contact").split(".");
		const later = Number(time) + 1;
		const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
		const tickets = [
			...[
				"",
				"x",
				".",
				"..",
				"null",
				`${time}`,
				`${time}.${nonce}`,
				`${time}.${nonce}.`,
				`..${code}`,
				`.${nonce}.${code}`,
			],
			...[`${later}.${nonce}.${code}`, `-1.${nonce}.${code}`, `NaN.${nonce}.${code}`, `${time}.x.${code}`],
			...[
				`${time}.${nonce}.${code}x`,
				`0${time}.${nonce}.${code}`,
				`${time}.${code}.${nonce}`,
				`${time}..${code}`,
			],
			...[shop.ticket("quote"), shop.ticket("order"), `${time}.${nonce}.${code?.toUpperCase()}`],
			...[issueTicket(shop.secret, "contact", dayAgo), issueTicket(shop.secret, "contact", new Date())],
			...[issueTicket("another secret of a shop", "contact", new Date(Number(time)))],
		];
		const through = await attack("floods", tickets, async (ticket) => {
			const { status } = await ask({ path: "/nl/contact", body: message(ticket) });
			return status === 409 ? null : `${ticket}: ${status}`;
		});
		expect(through).toEqual([]);
		expect(await countMessages()).toBe(before);
	});
});

describe("pages without an end", () => {
	test("two hundred queries that mean nothing are one page", async () => {
		await ask({ path: "/nl/rent" });
		const before = await readFigure("kade_pages_kept");
		const queries = times(200, (n) => {
			const junk = ["q", "utm_source", "size", "_", "x[]", "sort", "_routes"][n % 7];
			return { path: `/nl/rent?${junk}=${randomUUID()}${n}` };
		});
		const answers = await burst("pages", queries);
		expect(countOf(answers, 200)).toBe(200);
		expect(new Set(answers.get(200)?.map(({ body }) => body)).size).toBe(1);
		expect(await readFigure("kade_pages_kept")).toBe(before);
	});

	/** Requests in one go over a connection each, so that they are there before the first is answered. */
	async function flood(lines: readonly string[], body: string): Promise<ReturnType<typeof answersIn>> {
		const head = [...lines, `Host: ${new URL(publicUrl).host}`, `Origin: ${publicUrl}`];
		if (body !== "")
			head.push(`Content-Length: ${body.length}`, "Content-Type: application/x-www-form-urlencoded");
		const one = `${head.join("\r\n")}\r\n\r\n${body}`;
		const all = await Promise.all(
			times(4, () => askRaw(one.repeat(50), { answers: 50, patienceMs: 30_000 })),
		);
		return all.flatMap(answersIn);
	}

	test.each([
		["pages", "GET /nl/cart HTTP/1.1", "", [200, 429, 503]],
		["pages that are not there", "GET /nl/not/there HTTP/1.1", "", [404, 429, 503]],
		// Bodies arrive one after the other, so that forms queue up before the gate and none need be turned away.
		["forms", "POST /nl/contact HTTP/1.1", "name=x", [422, 429, 503]],
	])(
		"a visitor who asks for two hundred %s at once waits, and nobody else does",
		async (_, line, body, statuses) => {
			const forwarded = `X-Forwarded-For: ${newAddress()}`;
			let answers: Awaited<ReturnType<typeof flood>> = [];
			let others: Answer[] = [];
			const through = await attack("pages", ["all"], async () => {
				const { silent } = await whileAlive(async () => {
					const flooding = flood([line, forwarded], body);
					others = await Promise.all(times(3, () => ask({ path: "/nl/cart" })));
					answers = await flooding;
				});
				return silent === 0 ? null : `silent ${silent} times`;
			});
			expect(through).toEqual([]);
			const turnedAway = answers.filter(({ status }) => status === 429 || status === 503);
			expect(answers).toHaveLength(200);
			expect(answers.filter(({ status }) => !statuses.includes(status))).toEqual([]);
			expect(turnedAway.length > 0 || body !== "").toBe(true);
			expect(turnedAway.filter(({ head }) => !/^retry-after: [1-9]\d*\r?$/im.test(head))).toEqual([]);
			expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
		},
	);
});
