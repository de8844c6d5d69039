import { beforeAll, describe, expect, test } from "vitest";
import { type Answer, ask } from "./support/ask.ts";
import { attack, forEachOf } from "./support/attack.ts";
import { type HostileBody, hostileBodies, type Treatment } from "./support/hostile-bodies.ts";
import { errorLog, processorTime, useHostileShop, whileAlive } from "./support/hostile-shop.ts";
import { signInAdmin } from "./support/identities.ts";
import { type Planted, plant } from "./support/planted.ts";
import { placesOf, routeFiles } from "./support/role-table.ts";

const shop = useHostileShop();
let planted: Planted;
let admin: string;
let files: Map<string, string>;
beforeAll(async () => {
	files = await routeFiles();
	planted = await plant(shop);
	admin = await signInAdmin(shop);
});

/** Milliseconds of the processor that a request may cost on average; what is refused costs one to ten. */
const mostProcessorTime = 100;

/** The page of uploads says in its own words what is wrong with a body; its table is in uploads.test.ts. */
const uploads = "/nl/admin/media";

type Form = { path: string; cookie?: string; isOwners: boolean };

/** Whatever forms the shop has, each once however many addresses show it, with somebody who may send them. */
function forms(): Form[] {
	const once = new Map(placesOf(planted).map((place) => [files.get(place.pattern), place]));
	return [...once.values()].flatMap(({ path, write }): Form[] => {
		if (path === uploads || path === "/nl/auth/sign-out") return [];
		if (write === "admin") return [{ path, cookie: admin, isOwners: true }];
		return write === "everyone" || write === "link-holder" ? [{ path, isOwners: false }] : [];
	});
}

/** Forms of which one address shows several, and the parts of a page that the framework asks for. */
const furtherForms: Form[] = [
	"/nl/auth?mode=sign-up",
	"/nl/auth?mode=forgot",
	"/nl/auth.data",
	"/nl/cart.data",
	"/nl/contact.data",
].map((path) => ({ path, isOwners: false }));

function send({ path, cookie }: Form, { body, type }: Pick<HostileBody, "body" | "type">): Promise<Answer> {
	return ask({ path, body, cookie, headers: type === undefined ? {} : { "Content-Type": type } });
}

/** Whether a body was taken for what it is. @param empty what the form says of one without fields */
function isTreated(answer: Answer, treatment: Treatment, empty: Answer): boolean {
	if (treatment !== "as empty") return answer.status === treatment;
	return answer.status === empty.status || (answer.status >= 400 && answer.status < 500);
}

/** Nobody learns from an answer where the shop's code lies or what failed in it. */
const tellsOfCode = /node_modules|node:internal|\bat [\w.<>]+ \(|\/build\/server\//;

async function attackForms(subject: string, attacked: readonly Form[]): Promise<string[]> {
	const empties = new Map(
		await forEachOf(attacked, async (form) => [form.path, await send(form, { body: "" })] as const),
	);
	const rows = attacked.flatMap((form) => hostileBodies.map((hostile) => ({ form, hostile })));
	return attack(subject, rows, async ({ form, hostile }) => {
		const answer = await send(form, hostile);
		const treatment = (form.isOwners && hostile.forOwner) || hostile.treatment;
		const empty = empties.get(form.path);
		const isHeld = empty !== undefined && isTreated(answer, treatment, empty);
		if (isHeld && !tellsOfCode.test(answer.body)) return null;
		return `${form.path}: ${hostile.name}: ${answer.status}, not ${treatment} (${empty?.status})`;
	});
}

/** Runs a table and looks at what it did to the shop: its processor time, its log, and whether it answered others. */
async function expectHeld(subject: string, attacked: readonly Form[]): Promise<void> {
	const [timeBefore, logBefore] = [processorTime(), errorLog().length];
	const { result, alive, silent } = await whileAlive(() => attackForms(subject, attacked));
	expect(result).toEqual([]);
	expect([alive > 0, silent]).toEqual([true, 0]);
	expect(errorLog().slice(logBefore)).not.toMatch(/ error /);
	const timeAfter = processorTime();
	if (timeBefore === null || timeAfter === null) return;
	const average = (timeAfter - timeBefore) / (attacked.length * (hostileBodies.length + 1));
	expect(average).toBeLessThan(mostProcessorTime);
}

describe("a hostile body costs little, fails nothing and stops nobody", () => {
	test("at the forms that everyone may send", async () => {
		const own = forms().filter(({ isOwners }) => !isOwners);
		await expectHeld("bodies, public forms", [...own, ...furtherForms]);
	}, 120_000);

	test("at the owner's forms, for whom wider limits hold", async () => {
		const own = forms().filter(({ isOwners }) => isOwners);
		await expectHeld("bodies, owner's forms", own);
	}, 120_000);
});
