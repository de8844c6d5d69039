import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { mostBytes } from "~/media/media.ts";
import { schema } from "~/platform/db.server.ts";
import { pageSizes } from "~/ui/picture-sizes.ts";
import { pictureOf } from "~/values/picture-address.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAdmin, signInMember } from "../support/admin.ts";
import {
	fieldValue,
	keyedLinks,
	mainOf,
	markupOf,
	metaContent,
	shownText,
	tagsOf,
	textsIn,
} from "../support/html.ts";
import { cameraJpeg, hugePng, twoHalves } from "../support/sample-pictures.ts";
import { shopOrigin, useTestShop, type Visitor } from "../support/test-shop.ts";

const dataDir = mkdtempSync(join(tmpdir(), "kade-uploads-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const shop = useTestShop({ dataDir });
const path = "/en/admin/media";
const texts = pageTexts.en.adminMedia;

let owner: Visitor;
let member: Visitor;
let picture: Buffer;
beforeAll(async () => {
	owner = await signInAdmin(shop);
	member = await signInMember(shop);
	picture = await twoHalves({ width: 1000, height: 750 }).jpeg().toBuffer();
});

const cookiesOf = ({ cookies }: Visitor) =>
	[...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

type Sent = { bytes?: Uint8Array; name?: string; type?: string; fields?: Record<string, string> };

/** Sends a form with a file, as a browser does. @param accept JSON, as fields ask for, or a page */
function upload(
	visitor: Visitor,
	sent: Sent = {},
	accept = "application/json",
	to = path,
): Promise<Response> {
	const form = new FormData();
	for (const [name, value] of Object.entries(sent.fields ?? { kind: "content" })) form.set(name, value);
	const { bytes = picture, name = "photo.jpg", type = "image/jpeg" } = sent;
	form.set("file", new File([new Uint8Array(bytes)], name, { type }));
	const headers = { Accept: accept, Cookie: cookiesOf(visitor), Origin: shopOrigin };
	return shop.fetch(to, { method: "POST", body: form, headers });
}

async function uploaded(sent: Sent = {}): Promise<string> {
	const answer = await upload(owner, sent);
	expect(answer.status).toBe(201);
	return ((await answer.json()) as { address: string }).address;
}

/** Addresses of all forms of a picture. */
function formsOf(address: string): string[] {
	const kept = pictureOf(address);
	return [address, ...`${kept?.avif}, ${kept?.webp}`.split(", ").map((source) => source.split(" ")[0] ?? "")];
}

describe("who may upload", () => {
	test("no stranger: reading leads to the products, sending is refused", async () => {
		for (const language of languages) {
			const answer = await shop.visitor().get(`/${language}/admin/media`);
			expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/${language}/products`]);
		}
		expect((await upload(shop.visitor())).status).toBe(403);
		expect((await upload(shop.visitor(), {}, "text/html")).status).toBe(403);
	});

	test("nobody who is not an admin", async () => {
		expect((await member.get(path)).status).toBe(302);
		expect((await upload(member)).status).toBe(403);
		expect((await upload(member, {}, "text/html")).status).toBe(403);
	});

	test("and no other site in an admin's name", async () => {
		const form = new FormData();
		form.set("file", new File([new Uint8Array(picture)], "a.jpg"));
		form.set("kind", "content");
		const headers = {
			Cookie: cookiesOf(owner),
			Origin: "https://elsewhere.example",
			Accept: "application/json",
		};
		expect((await shop.fetch(path, { method: "POST", body: form, headers })).status).toBe(400);
	});

	test("the shop takes no large body of who may not", async () => {
		const large = { bytes: new Uint8Array(300 * 1024) };
		for (const visitor of [shop.visitor(), member]) {
			expect((await upload(visitor, large)).status).toBe(403);
			expect((await upload(visitor, large, "text/html", "/en/admin/landing-pages/new")).status).toBe(403);
			expect((await upload(visitor, large, "text/html", "/en/contact")).status).toBe(413);
		}
		expect((await upload(owner, large, "text/html", "/en/contact")).status).toBe(413);
	});
});

describe("an upload", () => {
	test("of a field is answered with its address, and noted", async () => {
		const answer = await upload(owner);
		expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([201, "private, no-store"]);
		const { address } = (await answer.json()) as { address: string };
		expect(address).toMatch(/^\/uploads\/content\/\d+-[0-9a-f]{8}\.jpg\?size=1000x750&tone=[0-9a-f]{6}$/);
		const { auditLog } = schema;
		const key = address.replace("/uploads/", "").replace(/\?.*/, "");
		const notes = await shop.database.db
			.select()
			.from(auditLog)
			.where(and(eq(auditLog.entity, "image"), eq(auditLog.entityId, key)));
		expect(notes).toMatchObject([{ action: "upload", after: { address } }]);
	});

	test.each([
		[{ kind: "product" }, /^\/uploads\/products\//],
		[
			{ kind: "condition", productId: "0b0b0b0b-0000-4000-8000-000000000000", condition: "used-a" },
			/^\/uploads\/product-condition-images\/0b0b0b0b-0000-4000-8000-000000000000\/used-a-\d+\.jpg/,
		],
		[
			{ kind: "main-condition", productId: "0b0b0b0b-0000-4000-8000-000000000000", condition: "rent" },
			/^\/uploads\/0b0b0b0b-0000-4000-8000-000000000000\/rent-main-\d+\.jpg/,
		],
	])("for %j has its own folder", async (fields: Record<string, string>, form) => {
		expect(await uploaded({ fields })).toMatch(form);
	});

	test.each<[string, number, () => Sent | Promise<Sent>]>([
		["damaged", 422, () => ({ bytes: new Uint8Array() })],
		["target", 422, () => ({ fields: {} })],
		["target", 422, () => ({ fields: { kind: "condition", productId: "../..", condition: "new" } })],
		["kind", 415, () => ({ bytes: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") })],
		["kind", 415, () => ({ bytes: Buffer.from("<script>alert(1)</script>") })],
		["damaged", 422, () => ({ bytes: picture.subarray(0, 700) })],
		["pixels", 422, async () => ({ bytes: await hugePng(30_000, 30_000) })],
		["size", 413, () => ({ bytes: new Uint8Array(mostBytes + 1) })],
		["size", 413, () => ({ bytes: new Uint8Array(mostBytes + 3_000_000) })],
	])("that is wrong says so: %s, %i", async (problem, status, make) => {
		const sent = await make();
		const answer = await upload(owner, sent);
		expect([answer.status, await answer.json()]).toEqual([status, { problem }]);
		const page = await upload(owner, sent, "text/html");
		expect(page.status).toBe(status);
		const html = await page.text();
		expect(shownText(html)).toContain(
			shownText(`${texts.uploadError} ${texts.problems[problem as keyof typeof texts.problems]}`),
		);
		const field = tagsOf(html, "input").find((input) => input.name === "file");
		expect(field?.["aria-invalid"]).toBe("true");
	});

	test("without a length is stopped where it is too large", async () => {
		let sent = 0;
		const body = new ReadableStream<Uint8Array>({
			pull(controller) {
				sent += 1_000_000;
				controller.enqueue(new Uint8Array(1_000_000));
				if (sent > 100_000_000) controller.close();
			},
		});
		const headers = {
			...{ Accept: "application/json", Cookie: cookiesOf(owner), Origin: shopOrigin },
			"Content-Type": "multipart/form-data; boundary=x",
		};
		const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
		const answer = await shop.fetch(path, init);
		expect([answer.status, await answer.json()]).toEqual([413, { problem: "size" }]);
		expect(sent).toBeLessThan(30_000_000);
	});

	test("whose body ends too early has no file", async () => {
		const headers = {
			...{ Accept: "application/json", Cookie: cookiesOf(owner), Origin: shopOrigin },
			"Content-Type": "multipart/form-data; boundary=x",
		};
		const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc';
		const answer = await shop.fetch(path, { method: "POST", body, headers });
		expect([answer.status, await answer.json()]).toEqual([422, { problem: "missing" }]);
	});
});

describe("the page of pictures", () => {
	test.each(languages)("stands in %s, and is kept by nobody", async (language) => {
		const answer = await owner.get(`/${language}/admin/media`);
		expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
		const html = await answer.text();
		expect(textsIn(html, "h1")).toEqual([pageTexts[language].adminMedia.title]);
		const link = tagsOf(html, "a").find(({ href }) => href === `/${language}/admin/media`);
		expect(link?.["aria-current"]).toBe("page");
		expect(tagsOf(html, "input").find(({ type }) => type === "file")?.accept).toBe("image/*");
	});

	test("uploads without scripts, and shows the picture and its address", async () => {
		const answer = await upload(owner, { bytes: await cameraJpeg() }, "text/html");
		expect(answer.status).toBe(303);
		const html = await (await owner.get(answer.headers.get("Location") ?? "")).text();
		const address = tagsOf(html, "img")[0]?.src ?? "";
		expect(address).toMatch(/\?size=200x300&tone=[0-9a-f]{6}$/);
		expect(tagsOf(html, "input").some(({ value }) => value === address)).toBe(true);
		expect(shownText(html)).toContain("Image uploaded successfully");
	});

	test("shows no picture of another site", async () => {
		const html = await (
			await owner.get(`${path}?uploaded=${encodeURIComponent("https://elsewhere.example/a.jpg?size=1x1")}`)
		).text();
		expect(markupOf(mainOf(html))).not.toContain("elsewhere");
	});
});

describe("an uploaded picture", () => {
	test("is served in every form, for good and for nothing but showing", async () => {
		const address = await uploaded();
		const forms = formsOf(address);
		expect(forms).toHaveLength(7);
		for (const form of forms) {
			const answer = await shop.fetch(form);
			const extension = form.split("?")[0]?.split(".").at(-1) ?? "";
			expect(answer.status, form).toBe(200);
			expect(Object.fromEntries(answer.headers)).toMatchObject({
				"content-type": { jpg: "image/jpeg", avif: "image/avif", webp: "image/webp" }[extension],
				"cache-control": "public, max-age=31536000, immutable",
				"content-security-policy": "default-src 'none'",
				"x-content-type-options": "nosniff",
			});
			expect(answer.headers.has("Set-Cookie")).toBe(false);
			const bytes = Buffer.from(await answer.arrayBuffer());
			expect(String(bytes.length)).toBe(answer.headers.get("Content-Length"));
			expect((await sharp(bytes).metadata()).format).toMatch(/^(jpeg|heif|webp)$/);
		}
	});

	test("is reached by the keys of lists, which open it", async () => {
		const address = await uploaded();
		expect(keyedLinks(await (await owner.get("/en/admin/media")).text())).toContain(address);
	});

	test("is the same without its query, and not sent to who has it", async () => {
		const address = await uploaded();
		const whole = await shop.fetch(address.split("?")[0] ?? "");
		const etag = whole.headers.get("ETag") ?? "";
		expect(whole.status).toBe(200);
		const again = await shop.fetch(address, { headers: { "If-None-Match": etag } });
		expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
		const head = await shop.fetch(address, { method: "HEAD" });
		expect([head.status, await head.text()]).toEqual([200, ""]);
		expect(head.headers.get("Content-Length")).toBe(whole.headers.get("Content-Length"));
	});

	test.each([
		"/uploads/",
		"/uploads/products/none.jpg",
		"/uploads/products",
		"/uploads/products/none.svg",
		"/uploads/products/none.html",
		"/uploads/none",
		"/uploads/../postgres/PG_VERSION",
		"/uploads/%2e%2e/postgres/PG_VERSION",
		"/uploads/..%2fpostgres%2fPG_VERSION",
		"/uploads/..%5c..%5cetc%5cpasswd.jpg",
		"/uploads//etc/passwd.jpg",
		`/uploads/${"a".repeat(5_000)}.jpg`,
		"/uploads/a.jpg/b.jpg",
	])("is all that is there: %s", async (given) => {
		const answer = await shop.fetch(given, { headers: { "Accept-Language": "en" } });
		expect([302, 404]).toContain(answer.status);
		expect(answer.headers.get("Cache-Control")).not.toContain("public");
		expect(await answer.text()).not.toMatch(/^1[58]\b|root:/);
	});

	test("that is deleted or brought back in another tab is told as done", async () => {
		const address = await uploaded();
		const key = (address.split("?")[0] ?? "").replace("/uploads/", "");
		for (const [intent, done] of [
			["delete", "deleted"],
			["restore", "restored"],
		] as const) {
			for (const _tab of [1, 2]) {
				const answer = await owner.post(path, { intent, key });
				expect(answer.headers.get("Location")).toBe(`${path}?done=${done}`);
			}
		}
		expect((await owner.post(path, { intent: "restore", key: "content/none.jpg" })).status).toBe(404);
	});

	test("is no page in some language", async () => {
		const answer = await shop.fetch("/uploads/products/none.jpg", { headers: { "Accept-Language": "de" } });
		expect([answer.status, answer.headers.get("Location")]).toEqual([404, null]);
		const own = await shop.fetch("/pictures/none.jpg", { headers: { "Accept-Language": "de" } });
		expect([own.status, own.headers.get("Location")]).toEqual([404, null]);
	});

	test("is shown by a page with its widths, and shared in one piece", async () => {
		const address = await uploaded();
		const slug = `yard-${randomUUID()}`;
		const fields = {
			...{ slug, isPublished: "on", visibility: "hidden", menuSection: "none", menuOrder: "0" },
			...{ "en.title": "The yard", "en.contentHtml": "<p>Wide</p>", "en.ogImageUrl": address },
		};
		const made = await owner.post("/en/admin/landing-pages/new", fields);
		expect(made.status).toBe(303);
		const html = await (await shop.fetch(`/en/pages/${slug}`)).text();
		const sources = tagsOf(html, "source");
		expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
		expect(sources[0]?.srcset).toBe(pictureOf(address)?.avif);
		expect(sources[0]?.sizes).toBe(pageSizes);
		const image = tagsOf(html, "img").find(({ src }) => src === address);
		expect(image).toMatchObject({ width: "1000", height: "750", fetchpriority: "high" });
		expect(metaContent(html, "og:image")).toBe(shopOrigin + address);
		expect([metaContent(html, "og:image:width"), metaContent(html, "og:image:height")]).toEqual([
			"1000",
			"750",
		]);
		const { pathname, search } = new URL(metaContent(html, "og:image") ?? "");
		expect((await shop.fetch(pathname + search)).status).toBe(200);
	});
});

test("a form of the owner's side may hold HTML in four languages", async () => {
	const html = `<p>${"Containers aan de kade. ".repeat(1_800)}</p>`;
	const texts = ["nl", "en", "de", "fr"].flatMap((language) => [
		[`${language}.title`, "Long"],
		[`${language}.contentHtml`, html],
		[`${language}.structuredData`, "x".repeat(40_000)],
	]);
	const fields = {
		...{ slug: "No slug", visibility: "hidden", menuSection: "none", menuOrder: "0" },
		...Object.fromEntries(texts),
	};
	const answer = await owner.post("/en/admin/landing-pages/new", fields);
	expect(answer.status).toBe(422);
	expect(fieldValue(await answer.text(), "slug")).toBe("No slug");
	const larger = { slug: "x".repeat(2_200_000) };
	expect((await owner.post("/en/admin/landing-pages/new", larger)).status).toBe(413);
});
