import { createHash, randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import { handlersIn, tagsOf } from "../support/html.ts";
import { choiceFields } from "../support/shop-visits.ts";
import { type Answer, ask, formBody } from "./support/ask.ts";
import { attack } from "./support/attack.ts";
import { filledOrder, openBrowser } from "./support/browser.ts";
import { useHostileShop } from "./support/hostile-shop.ts";
import { signInAdmin } from "./support/identities.ts";
import { type Planted, plant } from "./support/planted.ts";

const shop = useHostileShop();
let planted: Planted;
let admin: string;
beforeAll(async () => {
	planted = await plant(shop);
	admin = await signInAdmin(shop);
});

/** What a browser would run, or a spreadsheet, if it were not escaped where it is shown. */
const scripts = [
	...["<script>kxss()</script>", '"><img src=x onerror=kxss()>', "'><svg onload=kxss()>"],
	...[
		"</title><script>kxss()</script>",
		"</textarea><script>kxss()</script>",
		"</script><script>kxss()</script>",
	],
	...['" autofocus onfocus="kxss()', "' onmouseover='kxss()", "<!--><script>kxss()</script>-->"],
	...[
		"]]><script>kxss()</script>",
		'<iframe srcdoc="<script>kxss()</script>">',
		"<math><mi xlink:href=kxss>",
	],
	...[
		"<a href=javascript:kxss()>x</a>",
		"javascript:kxss()",
		"\\u003cscript\\u003ekxss()",
		"\\x3cscript>kxss()",
	],
	...[
		"{{kxss()}}",
		`${"$"}{kxss()}`,
		"<%= kxss() %>",
		"&lt;script&gt;kxss()",
		"\u2028</script><script>kxss()//",
	],
	...[
		"<style>*{background:url(kxss)}</style>",
		"<base href=//kxss>",
		"<meta http-equiv=refresh content=0;kxss>",
	],
];
const formulas = [
	...[
		"=kxss()",
		"+kxss",
		"-kxss",
		"@kxss",
		"\t=kxss",
		"\r=kxss",
		"x;=kxss",
		"x,=kxss",
		"x\n=kxss",
		"x\t+kxss",
	],
	...['"=kxss"', '";=kxss;"', "=cmd|' /C calc'!A0", '=HYPERLINK("kxss")', " =kxss", "\u00a0=kxss"],
];

const email = () => `k${randomUUID()}@buyer.example`;

/** Whether a page shows a payload as what it is: markup in the page, or a value that leaves its attribute. */
function runs({ body }: Pick<Answer, "body">, payload: string): boolean {
	if (payload.includes("<") && body.includes(payload)) return true;
	const leads = ["a", "form", "iframe", "base", "link"].flatMap((name) => tagsOf(body, name));
	if (leads.some(({ href, src, action }) => /^\s*javascript:/i.test(href ?? src ?? action ?? "")))
		return true;
	if (handlersIn(body).length > 0) return true;
	const markup = body.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
	return /["']/.test(payload) && payload.includes("on") && markup.includes(payload);
}

/** The policy of a page lets no script run that the shop's rendering did not make. */
function policyAllows({ headers }: Answer, payload: string): boolean {
	const policy = String(headers["content-security-policy"] ?? "");
	const directive = /script-src ([^;]*)/.exec(policy)?.[1] ?? "default";
	const text = /<script>(.*?)<\/script>/.exec(payload)?.[1] ?? "kxss()";
	const hash = createHash("sha256").update(text).digest("base64");
	return directive === "default" || /unsafe|\*|data:|https?:/.test(directive) || directive.includes(hash);
}

/** Pages of the owner's side that show what buyers wrote. */
const lists = ["orders", "quotes", "messages", "mails", "history"].map((name) => `/nl/admin/${name}`);

type Sent = { payload: string; confirmation: Answer };

/** Sends every form that a buyer has, with a payload in each field that takes a text. */
async function sendEverything(payload: string): Promise<Sent> {
	const browser = openBrowser();
	await browser.post(`/nl/container/${planted.container}`, choiceFields());
	const texts = { companyName: payload, street: payload, city: payload, phone: `${payload} 0300000` };
	const billing = {
		...{
			useAlternativeBillingAddress: "on",
			billingCompanyName: payload,
			billingVatNumber: "BE 0123.456.749",
		},
		...{
			billingStreet: payload,
			billingCity: payload,
			billingPostalCode: "2000",
			billingCountry: "belgium",
		},
	};
	const order = await filledOrder(shop, browser, { ...texts, ...billing, name: payload, email: email() });
	const placed = await browser.post("/nl/cart", order);
	const confirmation = placed.status === 303 ? await browser.get(placed.location) : placed;
	await ask({
		path: "/nl/contact",
		body: formBody({
			...{ name: payload, email: email(), phone: texts.phone, subject: `${payload} x`, website: "" },
			...{ message: `${payload} and more words`, ticket: shop.ticket("contact") },
		}),
	});
	await ask({
		path: `/nl/container/${planted.container}/quote`,
		body: formBody({
			...{
				...choiceFields(),
				customerName: payload,
				email: email(),
				phone: texts.phone,
				companyName: payload,
			},
			...{ deliveryAddress: payload, specialRequirements: payload, requestType: payload, website: "" },
			ticket: shop.ticket("quote"),
		}),
	});
	return { payload, confirmation };
}

async function idsOf(table: string): Promise<string[]> {
	const { rows } = await shop.pool.query<{ id: string }>(
		`select id from ${table} where ${table}::text ~ 'kxss' order by created_at desc limit 60`,
	);
	return rows.map(({ id }) => id);
}

describe("what a buyer writes", () => {
	let sent: Sent[];
	beforeAll(async () => {
		sent = await Promise.all([...scripts, ...formulas].map(sendEverything));
	}, 60_000);

	test("is taken, so that there is something to show", async () => {
		expect(
			sent.filter(({ confirmation }) => confirmation.status !== 200).map(({ payload }) => payload),
		).toEqual([]);
		expect((await idsOf("contact_messages")).length).toBeGreaterThanOrEqual(scripts.length);
		expect((await idsOf("quotes")).length).toBeGreaterThanOrEqual(scripts.length);
	});

	test("is text on the confirmation", async () => {
		const through = await attack("markup, buyers' pages", sent, async ({ payload, confirmation }) =>
			runs(confirmation, payload) || policyAllows(confirmation, payload) ? payload : null,
		);
		expect(through).toEqual([]);
	});

	test("is text in a form that comes back", async () => {
		const name = {
			contact: "name",
			cart: "name",
			"auth?mode=forgot": "email",
			modifications: "customerName",
		};
		const rows = Object.entries({
			...name,
			[`container/${planted.container}/quote`]: "customerName",
		}).flatMap(([path, field]) => scripts.map((payload) => ({ path: `/nl/${path}`, field, payload })));
		const through = await attack("markup, buyers' pages", rows, async ({ path, field, payload }) => {
			const fields = { email: "none", intent: "order", message: payload, specialRequirements: payload };
			const answer = await ask({ path, body: formBody({ ...choiceFields(), ...fields, [field]: payload }) });
			const isHeld = answer.status === 422 && !runs(answer, payload) && !policyAllows(answer, payload);
			return isHeld ? null : `${path}: ${answer.status} ${payload}`;
		});
		expect(through).toEqual([]);
	});

	test("is text where an address repeats it", async () => {
		const addresses = scripts.flatMap((payload) => {
			const q = encodeURIComponent(payload);
			return [
				...[
					`/nl/${q}`,
					`/nl/container?size=${q}`,
					`/nl/container/${planted.container}?ral=${q}&postcode=${q}&color=wish_color`,
				],
				...[
					`/nl/order-confirmation/${q}`,
					`/nl/auth/reset?token=${q}`,
					`/nl/modifications?tab=contact&config=${q}&from=${q}`,
				],
				`/nl/container/${planted.container}/quote?ral=${q}&postcode=${q}&quantity=${q}`,
			].map((path) => ({ path, payload }));
		});
		const through = await attack("markup, buyers' pages", addresses, async ({ path, payload }) => {
			const answer = await ask({ path });
			const isHeld =
				answer.status < 500 &&
				!runs(answer, payload) &&
				(answer.status >= 300 || !policyAllows(answer, payload));
			return isHeld ? null : `${path}: ${answer.status}`;
		});
		expect(through).toEqual([]);
	});

	test("is text on the owner's pages", async () => {
		const details = await Promise.all(
			(["orders", "quotes", "contact_messages", "mail_outbox"] as const).map(async (table) => {
				const folder = {
					orders: "orders",
					quotes: "quotes",
					contact_messages: "messages",
					mail_outbox: "mails",
				}[table];
				return (await idsOf(table)).map((id) => `/nl/admin/${folder}/${id}`);
			}),
		);
		const searched = scripts.map((payload) => `/nl/admin/orders?q=${encodeURIComponent(payload)}`);
		const paths = [...lists, ...lists.map((list) => `${list}?page=2`), ...details.flat(), ...searched];
		const through = await attack("markup, owner's pages", paths, async (path) => {
			const answer = await ask({ path, cookie: admin });
			const running = scripts.filter((payload) => runs(answer, payload) || policyAllows(answer, payload));
			// A second page that has no lines leads back to the first.
			const isRight = answer.status === 200 ? running.length === 0 : answer.status === 302;
			return isRight ? null : `${path}: ${answer.status} ${running}`;
		});
		expect(through).toEqual([]);
	});

	test("is no formula in the owner's files", async () => {
		const files = ["orders", "quotes", "messages"].map((name) => `/nl/admin/${name}.csv`);
		const through = await attack("markup, owner's files", files, async (path) => {
			const answer = await ask({ path, cookie: admin });
			const rows = parse(answer.body, { bom: true, delimiter: ";" }) as string[][];
			// A spreadsheet may split at any of these, quoted or not.
			const cells = rows.flat().flatMap((cell) => [cell, ...cell.split(/[;,\t\r\n]/)]);
			// Figures that a tab keeps a text run nothing.
			const formulaCells = cells.filter(
				(cell) => /^[=+\-@\t\r]/.test(cell) && !/^\t?[+-]?[\d(][\d ()./-]*$/.test(cell),
			);
			const isFile = /^text\/csv/.test(answer.headers["content-type"] ?? "") && answer.body.includes("kxss");
			return isFile && formulaCells.length === 0
				? null
				: `${path}: ${answer.status} ${formulaCells.slice(0, 5)}`;
		});
		expect(through).toEqual([]);
	});
});

/** Text of a review or a reference is text: a page has no place where an owner's colleague could hide a script. */
test("what stands in reviews and references is text on home and at the desk", async () => {
	const forms = scripts.flatMap((payload) => {
		const shown = { isVisible: "on", place: payload, sourceUrl: payload, imageUrl: payload };
		const review = { ...shown, words: payload, name: payload, saidOn: "2026-05-01", language: "en" };
		const reference = { ...shown, "nl.title": payload, "nl.text": payload, "nl.imageAlt": payload };
		return [
			{ path: "/nl/admin/voices/reviews/new", payload, fields: review },
			{ path: "/nl/admin/voices/references/new", payload, fields: reference },
		];
	});
	const through = await attack("markup, reviews and references", forms, async ({ path, payload, fields }) => {
		const refused = await ask({ path, cookie: admin, body: formBody(fields) });
		const body = formBody({ ...fields, sourceUrl: "", imageUrl: "" });
		const stored = await ask({ path, cookie: admin, body });
		const pages = await Promise.all(
			["/nl", "/de", "/nl/admin/voices"].map((page) => ask({ path: page, cookie: admin })),
		);
		const isHeld =
			refused.status === 422 &&
			stored.status === 303 &&
			[refused, ...pages].every((page) => !runs(page, payload) && !policyAllows(page, payload));
		return isHeld ? null : `${path}: ${refused.status} ${stored.status} ${payload}`;
	});
	await shop.pool.query(
		"delete from reviews where is_visible; delete from customer_references where is_visible",
	);
	expect(through).toEqual([]);
});
