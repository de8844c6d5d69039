import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { scriptMarkHeader } from "~/platform/http.server.ts";
import { createPageFiller, type Filling } from "./filled-page.ts";
import { toWhole } from "./whole-page.ts";

const mark = "0123456789abcdefghijkl";
const everyones = ["<a>empty</a>", "<p></p>", `{"lines":0}`] as const;

/** A page as the framework writes one: markup, and data in a script. */
function page(given: { before?: string; middle?: string; data?: string } = {}) {
	const { before = "", middle = "", data = everyones[2] } = given;
	const stream = JSON.stringify(JSON.stringify([{ _1: 2 }, data]));
	const html = `<main>${before}${everyones[0]}${middle}${everyones[1]}</main><script nonce="${mark}">go(${stream})</script>`;
	const headers = {
		"Content-Type": "text/html",
		"Cache-Tag": "products",
		Vary: "Cookie",
		[scriptMarkHeader]: mark,
	};
	return toWhole(new Response(html, { headers }));
}

const filling = (own: Filling["own"], given: Partial<Filling> = {}): Filling => ({
	...{ everyones, own, isCommon: true, headers: {} },
	...given,
});
const three = filling(["<a>3</a>", "<p>told</p>", `{"lines":3,"name":"<Ann> & \u2028"}`]);
const request = () => new Request("http://shop.example/nl");

test("each place holds what is the visitor's, and the policy names the script as it is now", async () => {
	const kept = await page();
	const before = Buffer.from(kept.body);
	const answer = await createPageFiller().answer(request(), kept, three);
	const html = (await answer?.text()) ?? "";
	expect(html).toContain("<main><a>3</a><p>told</p></main>");
	const script = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? "";
	expect(script).not.toMatch(/[<>&\u2028]/);
	const read = JSON.parse(JSON.parse(script.slice(3, -1)));
	expect(JSON.parse(read[1])).toEqual({ lines: 3, name: "<Ann> & \u2028" });
	const digest = createHash("sha256").update(script).digest("base64");
	expect(answer?.headers.get("Content-Security-Policy")).toContain(`script-src 'self' 'sha256-${digest}';`);
	expect(kept.body).toEqual(before);
});

describe("a page is not filled", () => {
	test.each<[string, Parameters<typeof page>[0]]>([
		["a place stands in it twice", { middle: everyones[1] }],
		["somebody wrote what looks like a place", { before: everyones[0] }],
		["a place is missing", { data: "{}" }],
	])("where %s", async (_name, given) => {
		expect(await createPageFiller().answer(request(), await page(given), three)).toBeNull();
	});

	test("whose policy does not name its script", async () => {
		const kept = await page();
		kept.headers.set("Content-Security-Policy", "script-src 'self'");
		expect(await createPageFiller().answer(request(), kept, three)).toBeNull();
	});
});

test("visitors with the same get the same, and others their own", async () => {
	const [filler, kept] = [createPageFiller(), await page()];
	const text = async (given: Filling) => (await filler.answer(request(), kept, given))?.text();
	const four = filling(["<a>4</a>", "<p></p>", `{"lines":4}`]);
	const ann = filling(["<a>4</a>", "<p>Ann</p>", `{"lines":4}`], { isCommon: false });
	const first = await text(three);
	expect(await text(four)).not.toBe(first);
	expect(await text(ann)).toContain("Ann");
	expect(await text(three)).toBe(first);
	expect(await text(four)).not.toContain("Ann");
});

test("a cookie goes to its visitor alone", async () => {
	const [filler, kept] = [createPageFiller(), await page()];
	const told = { ...three, headers: { "Set-Cookie": "message=; Max-Age=0" } };
	expect((await filler.answer(request(), kept, told))?.headers.get("Set-Cookie")).toContain("message=");
	expect((await filler.answer(request(), kept, three))?.headers.has("Set-Cookie")).toBe(false);
});
