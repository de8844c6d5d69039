import { beforeAll, describe, expect, test } from "vitest";
import { attributesOf, elementsIn, type PageElement } from "../support/html.ts";
import { type Answer, ask } from "./support/ask.ts";
import { attack } from "./support/attack.ts";
import { readFingerprint, useHostileShop } from "./support/hostile-shop.ts";
import { colleagues, type Identity, identities, openIdentities } from "./support/identities.ts";
import { type Planted, plant } from "./support/planted.ts";
import {
	isDesk,
	may,
	type Place,
	placesOf,
	type Role,
	roleTable,
	routeFiles,
	routeIds,
} from "./support/role-table.ts";

const shop = useHostileShop();
let planted: Planted;
let cookies: Record<Identity, string | undefined>;
let ids: Map<string, string>;
beforeAll(async () => {
	planted = await plant(shop);
	cookies = await openIdentities(shop);
	ids = await routeIds();
});

test("the role table names every route and no other", async () => {
	expect(Object.keys(roleTable).toSorted()).toEqual([...(await routeFiles()).keys()].toSorted());
});

type Row = { place: Place; identity: Identity; method: string; path: string };

/** Every place with everybody, at the address of its page, of its data, and of one part of its data. */
function rowsOf(methods: readonly string[], wanted: (row: Row) => boolean): Row[] {
	return placesOf(planted).flatMap((place) =>
		identities.flatMap((identity) =>
			methods.flatMap((method) =>
				addressesOf(place)
					.map((path) => ({ place, identity, method, path }))
					.filter(wanted),
			),
		),
	);
}

/** Where the framework asks for the data of a page alone. */
function dataPath(path: string): string {
	const [pathname = "", search] = path.split("?");
	return `${pathname}.data${search === undefined ? "" : `?${search}`}`;
}

/** The framework loads the parts that a browser names: no choice of them may leave out the check above them. */
function addressesOf({ path, pattern }: Place): string[] {
	const data = dataPath(path);
	const join = data.includes("?") ? "&" : "?";
	return [path, data, ...["root", ids.get(pattern)].map((id) => `${data}${join}_routes=${id}`)];
}

/** How much of a pattern may be anything: those that say most by themselves are asked first. */
const openParts = ({ pattern }: Place) =>
	(pattern.match(/:/g)?.length ?? 0) + (pattern.includes("*") ? 99 : 0);

/** Whether a form can be sent: what stands in one that is for looking alone cannot. */
function hasSubmit(body: string, form: PageElement): boolean {
	const isSubmit = (button: PageElement) => (attributesOf(button).type ?? "submit") === "submit";
	const { id } = attributesOf(form);
	const outside = id === undefined ? [] : elementsIn(body, "button", { form: id });
	return [...elementsIn(form, "button"), ...outside].some(isSubmit);
}

/** Matches the addresses of a pattern. */
const patternForm = (pattern: string) =>
	new RegExp(
		`^${pattern
			.replaceAll(".", "\\.")
			.replace(/:[a-z]+/gi, "[^/]+")
			.replace("*", ".*")}$`,
	);

const isData = ({ path }: Pick<Row, "path">) => /\.data(\?|$)/.test(path);

/** Ends the session of whoever posts to it. */
const signOut = "/nl/auth/sign-out";

function askAs({ identity, method, path }: Row): Promise<Answer> {
	return ask({ method, path, cookie: cookies[identity], ...(method === "POST" ? { body: "" } : {}) });
}

const named = ({ identity, method, path }: Row, { status, location }: Answer) =>
	`${identity} ${method} ${path}: ${status} ${location}`;

const isKeptNowhere = ({ headers }: Answer) => headers["cache-control"] === "private, no-store";

const isColleague = ({ identity }: Row) => colleagues.some((one) => one === identity);

/** Where the desk's own people are told that a right is missing. */
const toldPath = "/nl/admin/refused?right=";
/** Where the desk leads, in the answer or in the body that the framework writes a redirect of data into. */
function deskLeads(row: Row, { status, location, body }: Answer): boolean {
	const to = isColleague(row) ? toldPath : "/products";
	if (!isData(row))
		return (
			status === 302 &&
			/^(\/(nl|en|de|fr)\/products$|\/nl\/admin\/refused\?)/.test(location ?? "") &&
			(location ?? "").includes(to)
		);
	return status === 202 && (row.method === "HEAD" || body.includes(to));
}

/** The sign-in, which says afterwards what was asked for here and, of a form, that it was not done. */
const isSignIn = ({ location }: Answer) => /^\/nl\/auth(\?(undone&)?to=account)?$/.test(location ?? "");

describe("reading", () => {
	/** What others get: a member's page leads to the sign-in; an order is there for nobody, its papers lead to its page. */
	const refusals: Record<string, (answer: Answer) => boolean> = {
		member: (answer) => answer.status === 303 && isSignIn(answer),
		"link-holder": ({ status, location }) =>
			status === 404 || (status === 302 && /\/order-confirmation\/[\w-]+$/.test(location ?? "")),
		nobody: ({ status }) => status === 302 || (status >= 400 && status < 500),
	};
	function isRefused(row: Row, answer: Answer): boolean {
		if (isDesk(row.place) && row.place.read !== "nobody") return deskLeads(row, answer);
		// Other data is judged by what it shows.
		return isData(row) ? answer.status < 500 : (refusals[row.place.read]?.(answer) ?? false);
	}

	test("shows what is not for everyone to nobody else", async () => {
		const rows = rowsOf(["GET", "HEAD"], ({ identity, place }) => !may(identity, place.read));
		const through = await attack("roles, reading", rows, async (row) => {
			const answer = await askAs(row);
			if (answer.body.includes(planted.secretWord)) return `${named(row, answer)} shows the planted word`;
			if (isDesk(row.place) && !isKeptNowhere(answer)) return `${named(row, answer)} may be kept`;
			return isRefused(row, answer) ? null : named(row, answer);
		});
		expect(through).toEqual([]);
	});

	test("shows no word of the owner's on what everyone may read", async () => {
		const rows = rowsOf(
			["GET"],
			({ identity, place }) => place.read === "everyone" && !may(identity, "trade"),
		);
		const through = await attack("roles, reading", rows, async (row) => {
			const answer = await askAs(row);
			const isShown = answer.body.includes(planted.secretWord);
			return isShown || answer.status >= 500 ? named(row, answer) : null;
		});
		expect(through).toEqual([]);
	});

	test("shows everything to whom it is for, so that the planted word would be found", async () => {
		const rows = rowsOf(
			["GET"],
			(row) => isColleague(row) && may(row.identity, row.place.read) && !isData(row),
		);
		const wrong = await attack("roles, reading", rows, async (row) => {
			const answer = await askAs(row);
			const isOfDesk = isDesk(row.place);
			if (isOfDesk && !isKeptNowhere(answer)) return `${named(row, answer)} may be kept`;
			const shows = answer.body.includes(planted.secretWord);
			const { showsWord = false, isNowhere = false } = row.place;
			const isAnswered = isNowhere ? answer.status === 404 : answer.status < 400;
			const isRight = isOfDesk ? !deskLeads(row, answer) && isAnswered : answer.status < 500;
			return isRight && (showsWord === "at times" || shows === showsWord)
				? null
				: `${named(row, answer)} ${shows}`;
		});
		expect(wrong).toEqual([]);
	});

	test("offers no form and no page to whom it would be refused", async () => {
		const patterns = placesOf(planted)
			.map((place) => ({ place, form: patternForm(place.pattern) }))
			.toSorted((a, b) => openParts(a.place) - openParts(b.place));
		const placeAt = (path: string) =>
			patterns.find(({ place }) => place.path.split("?")[0] === path)?.place ??
			patterns.find(({ form }) => form.test(path))?.place;
		const rows = rowsOf(
			["GET"],
			(row) => isColleague(row) && isDesk(row.place) && may(row.identity, row.place.read) && !isData(row),
		).flatMap((row) => [
			row,
			// What an address asks about before it is done.
			...(row.place.pattern === "/:lang/admin/orders/:id"
				? ["to=confirmed", "to=cancelled", "bill=invoice", "bill=deposit&percent=30", "plan=2099-01-04"].map(
						(query) => ({ ...row, path: `${row.path}?${query}` }),
					)
				: []),
		]);
		let forms = 0;
		const refused = await attack("roles, reading", rows, async (row) => {
			const { status, headers, body } = await askAs(row);
			if (status !== 200 || !headers["content-type"]?.startsWith("text/html")) return null;
			const wayTo = (address: string | undefined) =>
				new URL(address || row.path, `http://shop.invalid${row.path}`).pathname;
			const sent = elementsIn(body, "form", { method: "post" })
				.filter((form) => hasSubmit(body, form))
				.map((form) => wayTo(attributesOf(form).action));
			forms += sent.length;
			const led = elementsIn(body, "a", { href: true })
				.map((link) => attributesOf(link).href)
				.filter((href) => href?.startsWith("/"))
				.map(wayTo);
			const isOpen = (path: string, doing: "read" | "write") => {
				const place = placeAt(path);
				return !place || !isDesk(place) || may(row.identity, place[doing]);
			};
			const wrong = [
				...sent.filter((path) => !isOpen(path, "write")).map((path) => `form to ${path}`),
				...led.filter((path) => !isOpen(path, "read")).map((path) => `link to ${path}`),
			];
			return wrong.length > 0 ? `${row.identity} ${row.path}: ${[...new Set(wrong)].join(", ")}` : null;
		});
		expect(refused).toEqual([]);
		expect(forms).toBeGreaterThan(100);
	});

	test("an order's link opens it for whoever has it, and for no other order", async () => {
		const other = await plant(shop);
		const path = (order: string, key: string) => `/nl/order-confirmation/${order}?key=${key}`;
		const right = await ask({ path: path(planted.order, planted.orderKey) });
		expect(right.status).toBe(200);
		expect(right.body).toContain(planted.secretWord);
		const wrongKeys = [
			...["", "x", "%00", "null", "undefined", "true", "0", "1' or '1'='1", "*", "a".repeat(4_000)],
			...[other.orderKey, planted.orderKey.slice(0, -1), planted.orderKey.toUpperCase(), planted.order],
			...[`${planted.orderKey}x`, `x&key=${planted.orderKey}`, `x,${planted.orderKey}`],
		];
		const through = await attack("roles, reading", wrongKeys, async (key) => {
			const answer = await ask({ path: encodeURI(path(planted.order, key)) });
			const isRefused = [400, 404].includes(answer.status) && !answer.body.includes(planted.secretWord);
			return isRefused ? null : `${key}: ${answer.status}`;
		});
		expect(through).toEqual([]);
	});
});

describe("writing", () => {
	const forbidden = ({ status }: Answer) => status === 403;
	/** The desk says 403 before it looks at a form: any other refusal would mean that it had looked. */
	const refusedWrites: Record<Role, (answer: Answer) => boolean> = {
		everyone: () => false,
		...{
			desk: forbidden,
			trade: forbidden,
			yard: forbidden,
			sales: forbidden,
			books: forbidden,
			admin: forbidden,
		},
		// A redirect, as the framework writes it for data.
		member: (answer) => answer.status === 202 || (answer.status === 303 && isSignIn(answer)),
		"link-holder": ({ status }) => status >= 400 && status < 500,
		"order-reader": ({ status }) => status === 404,
		nobody: ({ status }) => [400, 403, 404, 405].includes(status),
	};

	test("changes nothing for whoever may not", async () => {
		const before = await readFingerprint(shop);
		const rows = rowsOf(["POST"], ({ identity, place }) => {
			const isLinkless = place.write === "link-holder";
			return isLinkless || !may(identity, place.write);
		});
		const through = await attack("roles, writing", rows, async (row) => {
			const answer = await askAs(row);
			const isTold = isColleague(row) && answer.status === 303 && answer.location?.startsWith(toldPath);
			const isRefused =
				isTold || refusedWrites[row.place.write](answer) || answer.location === `/nl${row.path}`;
			const shows = answer.body.includes(planted.secretWord);
			const mayRead = may(row.identity, row.place.read);
			return isRefused && (mayRead || !shows) ? null : named(row, answer);
		});
		expect(through).toEqual([]);
		expect(await readFingerprint(shop)).toEqual(before);
	});

	test("is possible by POST alone", async () => {
		const before = await readFingerprint(shop);
		// Refused before anybody asks who it is: the others of the desk are no other case than the owner.
		const rows = rowsOf(
			["PUT", "PATCH", "DELETE", "OPTIONS"],
			(row) => !isColleague(row) || row.identity === "admin",
		);
		const through = await attack("roles, methods", rows, async (row) => {
			const answer = await askAs(row);
			return answer.status === 405 && answer.headers.allow === "GET, HEAD, POST" ? null : named(row, answer);
		});
		expect(through).toEqual([]);
		expect(await readFingerprint(shop)).toEqual(before);
	});

	test("reaches its form for whoever may", async () => {
		const rows = rowsOf(
			["POST"],
			(row) => may(row.identity, row.place.write) && row.place.write !== "link-holder" && !isData(row),
		).toSorted((a, b) => Number(a.path === signOut) - Number(b.path === signOut));
		const refused = await attack("roles, writing", rows, async (row) => {
			const answer = await askAs(row);
			// A container that no field names cannot be deleted.
			const isNone = answer.status === 404 && row.place.pattern.endsWith("/delete");
			const isTaken = isNone || (answer.status < 500 && ![401, 403, 404, 405].includes(answer.status));
			return isTaken && answer.location !== "/nl/auth" ? null : named(row, answer);
		});
		expect(refused).toEqual([]);
	});
});
