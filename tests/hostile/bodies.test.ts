import { beforeAll, describe, expect, test } from "vitest";
import { type Answer, ask } from "./support/ask.ts";
import { attack } from "./support/attack.ts";
import { type HostileBody, hostileBodies, type Treatment } from "./support/hostile-bodies.ts";
import { errorLog, processorTime, useHostileShop, whileAlive } from "./support/hostile-shop.ts";
import { signInAdmin } from "./support/identities.ts";
import { type Planted, plant } from "./support/planted.ts";
import { isDeskGroup, placesOf, routeFiles } from "./support/role-table.ts";

const shop = useHostileShop();
let planted: Planted;
let admin: string;
let files: Map<string, string>;
beforeAll(async () => {
	files = await routeFiles();
	planted = await plant(shop);
	admin = await signInAdmin(shop);
});

/**
 * Milliseconds of the processor that a body may cost on average over the table at one form; it is about seven. One body
 * of four seconds is over it.
 */
const mostProcessorTime = 50;

/** The page of uploads says in its own words what is wrong with a body; its table is in uploads.test.ts. */
const uploads = "/nl/admin/media";
/** Take more than any other form: statements of a bank, proofs of transport. */
const importers = /^\/nl\/admin\/(bank\/import|(orders|quotes|offers|messages|deliveries)\/[0-9a-f-]{36})$/;

type Form = {
	path: string;
	cookie?: string;
	isOwners: boolean;
	/** Fields that stand before every plain body. */
	first?: string;
};

/** Whatever forms the shop has, each once however many addresses show it, with somebody who may send them. */
function forms(): Form[] {
	const once = new Map(placesOf(planted).map((place) => [files.get(place.pattern), place]));
	return [...once.values()].flatMap(({ path, write }): Form[] => {
		if (path === uploads || path === "/nl/auth/sign-out") return [];
		if (isDeskGroup(write)) return [{ path, cookie: admin, isOwners: true }];
		return write === "everyone" || write === "link-holder" ? [{ path, isOwners: false }] : [];
	});
}

/** Forms of which one address shows several, by the field that chooses one, and addresses of data alone. */
function furtherForms(): Form[] {
	const paths = ["/nl/auth?mode=sign-up", "/nl/auth?mode=forgot", "/nl/auth.data", "/nl/contact.data"];
	return [
		...paths.map((path): Form => ({ path, isOwners: false })),
		...["/nl/cart", "/nl/cart.data"].map((path): Form => ({ path, isOwners: false, first: "intent=order&" })),
		{ path: "/nl/auth", isOwners: false, first: "pending=x&" },
		...["password", "confirm", "end-session"].map(
			(intent): Form => ({
				...{ path: "/nl/auth/account", isOwners: false, cookie: admin },
				first: `intent=${intent}&`,
			}),
		),
	];
}

function send(
	{ path, cookie, first = "" }: Form,
	{ body, type }: Pick<HostileBody, "body" | "type">,
): Promise<Answer> {
	const isPlain = type === undefined && typeof body === "string";
	const headers: Record<string, string> = type === undefined ? {} : { "Content-Type": type };
	return ask({ path, body: isPlain ? first + body : body, cookie, headers });
}

/** Whether a body was taken for what it is. @param empty what the form says of one without fields */
function isTreated(answer: Answer, treatment: Treatment, empty: Answer): boolean {
	if (treatment !== "as empty") return answer.status === treatment;
	return answer.status === empty.status || (answer.status >= 400 && answer.status < 500);
}

/** Nobody learns from an answer where the shop's code lies or what failed in it. */
const tellsOfCode = /node_modules|node:internal|\bat [\w.<>]+ \(|\/build\/server\//;

async function attackForm(subject: string, form: Form): Promise<string[]> {
	const empty = await send(form, { body: "" });
	const before = processorTime();
	const through = await attack(subject, hostileBodies, async (hostile) => {
		const treatment =
			(importers.test(form.path) && hostile.forImporter) ||
			(form.isOwners && hostile.forOwner) ||
			hostile.treatment;
		// Every one of them is heard to its end before it is refused: its sender reads why.
		const answer = await send(form, hostile).catch((error: Error) => error);
		if (answer instanceof Error) return String(answer);
		if (isTreated(answer, treatment, empty) && !tellsOfCode.test(answer.body)) return null;
		return `${form.path}: ${hostile.name}: ${answer.status}, not ${treatment} (${empty.status})`;
	});
	const after = processorTime();
	const average = before === null || after === null ? 0 : (after - before) / hostileBodies.length;
	return average < mostProcessorTime
		? through
		: [...through, `${form.path}: ${average} ms of the processor each`];
}

/** Runs a table form by form and looks at what it did to the shop: its log, and whether it answered others. */
async function expectHeld(subject: string, attacked: readonly Form[]): Promise<void> {
	const logBefore = errorLog().length;
	const { result, alive, silent } = await whileAlive(async () => {
		const through: string[] = [];
		for (const form of attacked) through.push(...(await attackForm(subject, form)));
		return through;
	});
	expect(result).toEqual([]);
	expect([alive > 0, silent]).toEqual([true, 0]);
	expect(errorLog().slice(logBefore)).not.toMatch(/ error /);
}

describe("a hostile body costs little, fails nothing and stops nobody", () => {
	test("at the forms that everyone may send", async () => {
		const own = forms().filter(({ isOwners }) => !isOwners);
		await expectHeld("bodies, public forms", [...own, ...furtherForms()]);
	}, 120_000);

	test("at the owner's forms, for whom wider limits hold", async () => {
		const own = forms().filter(({ isOwners }) => isOwners);
		await expectHeld("bodies, owner's forms", own);
	}, 120_000);
});
