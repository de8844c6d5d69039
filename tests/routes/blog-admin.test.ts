import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Language, languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Shop } from "../../server/shop.ts";
import { signInAdmin, signInMember } from "../support/admin.ts";
import {
	alertsIn,
	areaValue,
	fieldError,
	fieldValue,
	mainOf,
	markupOf,
	shownText,
	tagsOf,
	textsIn,
	wrongFields,
} from "../support/html.ts";
import { type Fields, openTestShop, useTestShop, type Visitor, visitorOf } from "../support/test-shop.ts";

const shop = useTestShop();
const texts = pageTexts.en.adminBlog;

const list = (language: Language = "en") => `/${language}/admin/blog`;
const newPost = (language: Language = "en") => `/${language}/blog/admin/new`;
const edit = (key: string, language: Language = "en") => `/${language}/blog/admin/${key}/edit`;

let owner: Visitor;
beforeAll(async () => {
	owner = await signInAdmin(shop);
});

const htmlOf = async (path: string, visitor = owner) => (await visitor.get(path)).text();

const newSlug = () => `post-${randomUUID()}`;

const form = (given: Fields = {}): Fields => ({
	...{ state: "published", customPublishDate: "2026-05-01T10:00" },
	...{ "en.title": "Steel", "en.slug": newSlug(), "en.content": "<p>All about steel</p>" },
	...given,
});

async function idOf(slug = ""): Promise<string> {
	const [text] = await shop.database.db
		.select()
		.from(schema.blogPostTranslations)
		.where(eq(schema.blogPostTranslations.slug, slug));
	if (!text) throw new Error(`no post ${slug}`);
	return text.blogPostId;
}

/** A post made by its form. @returns its id, its English slug, and its fields as the form sends them for a change */
async function create(given: Fields = {}): Promise<{ id: string; slug: string; fields: Fields }> {
	const fields = form(given);
	const answer = await owner.post(newPost(), fields);
	if (answer.status !== 303) throw new Error(`the post was refused: ${alertsIn(await answer.text())}`);
	const slug = fields["en.slug"] ?? "";
	const id = await idOf(slug);
	return { id, slug, fields: { ...fields, id, seen: fieldValue(await htmlOf(edit(id)), "seen") ?? "" } };
}

const statusOf = async (path: string) => (await shop.fetch(path)).status;

/** Announced changes reach the shop a moment later. */
const eventually = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 3_000 });

describe("whoever is no admin", () => {
	test("sees the blog without its tools, which is kept for all; an admin sees them", async () => {
		const visitor = await shop.fetch("/en/blog");
		expect(visitor.headers.get("Cache-Control")).toMatch(/\bpublic\b/);
		expect(await visitor.text()).not.toMatch(/blog\/admin|blog-tools/);
		const member = await signInMember(shop);
		expect(await htmlOf("/en/blog", member)).not.toContain("blog/admin");
		const answer = await owner.get("/en/blog");
		expect(answer.headers.get("Cache-Control")).not.toMatch(/\bpublic\b/);
		const links = tagsOf(mainOf(await answer.text()), "a").map(({ href }) => href ?? "");
		expect(links).toContain(newPost());
		const posts = links.filter((href) => /^\/en\/blog\/[^/]+$/.test(href) && !href.endsWith("feed.xml"));
		expect(posts.length).toBeGreaterThan(3);
		for (const post of posts) expect(links).toContain(edit(post.split("/").at(-1) ?? ""));
		// Led away, as from all of the desk.
		expect(await statusOf("/en/blog/admin")).toBe(302);
	});
});

describe("the list", () => {
	test.each(languages)("stands in %s with every post, and is kept by nobody", async (language) => {
		const answer = await owner.get(list(language));
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const main = mainOf(await answer.text());
		expect(textsIn(main, "h1")).toEqual([shownText(pageTexts[language].adminBlog.title)]);
		const rows = tagsOf(main, "a").filter(({ href }) => href?.endsWith("/edit"));
		expect(new Set(rows.map(({ href }) => href)).size).toBe(await shop.database.db.$count(schema.blogPosts));
	});

	test("searches and filters by its address, and says what a post lacks", async () => {
		const title = `Rust ${randomUUID()}`;
		const { slug } = await create({ "en.title": title, state: "draft", customPublishDate: "" });
		const found = async (query: string) => {
			const main = mainOf(await htmlOf(`${list()}?${query}`));
			return tagsOf(main, "a").some(({ href }) => href === edit(slug));
		};
		const search = `q=${encodeURIComponent(title)}`;
		expect(await found(search)).toBe(true);
		expect(await found(`${search}&state=draft`)).toBe(true);
		expect(await found(`${search}&state=published`)).toBe(false);
		const shown = shownText(mainOf(await htmlOf(`${list()}?${search}`)));
		expect(shown).toContain(texts.noDate);
		expect(shown).toContain(`Français , ${texts.missing.text}`);
		expect(shown).not.toContain("English ,");
		const nothing = await htmlOf(`${list()}?q=nothing-like-it`);
		expect(shownText(nothing)).toContain(texts.empty);
		expect(fieldValue(nothing, "q")).toBe("nothing-like-it");
	});

	test("leads by its id to a post without a text in its language", async () => {
		const { id, slug } = await create({ "en.title": "Only English" });
		const links = tagsOf(await htmlOf(`${list("fr")}?q=${slug}`), "a").map(({ href }) => href);
		expect(links).toContain(edit(id, "fr"));
		expect((await owner.get(edit(id, "fr"))).status).toBe(200);
	});

	test("asks before it deletes, deletes, and says so", async () => {
		const { id, slug } = await create({ "en.title": "To be deleted" });
		const asked = await htmlOf(`${list()}?q=${slug}&delete=${id}`);
		expect(shownText(asked)).toContain(texts.deleteQuestion);
		expect(tagsOf(asked, "button").some(({ name, value }) => name === "intent" && value === "delete")).toBe(
			true,
		);
		const answer = await owner.post(`${list()}?q=${slug}`, { intent: "delete", id });
		expect([answer.status, answer.headers.get("Location")]).toEqual([
			303,
			`${list()}?q=${slug}&done=deleted`,
		]);
		expect(shownText(await htmlOf(`${list()}?done=deleted`))).toContain(texts.done.deleted);
		await eventually(() => statusOf(`/en/blog/${slug}`)).toBe(404);
		const again = await owner.post(list(), { intent: "delete", id });
		expect(again.headers.get("Location")).toBe(`${list()}?done=deleted`);
		expect((await owner.post(list(), { id })).status).toBe(400);
	});
});

describe("a new post", () => {
	test("goes from draft to public and back, in page, list, feed and sitemap", async () => {
		const { slug, fields, id } = await create({ state: "draft", "en.metaDescription": "Corten" });
		const places = ["/en/blog", "/en/blog/feed.xml", "/sitemap.xml"];
		const seen = async () => [
			await statusOf(`/en/blog/${slug}`),
			...(await Promise.all(
				places.map(async (place) => (await (await shop.fetch(place)).text()).includes(slug)),
			)),
		];
		expect(await seen()).toEqual([404, false, false, false]);
		expect((await owner.post(edit(slug), { ...fields, state: "published" })).headers.get("Location")).toBe(
			`${list()}?done=updated`,
		);
		await eventually(seen).toEqual([200, true, true, true]);
		const again = fieldValue(await htmlOf(edit(id)), "seen") ?? "";
		await owner.post(edit(slug), { ...fields, seen: again, state: "draft" });
		await eventually(seen).toEqual([404, false, false, false]);
	});

	test("comes clean to its readers, with its picture and its date in Antwerp", async () => {
		const { slug } = await create({
			...{ imageUrl: "/images/a.svg", imageAlt: "A crane", imageTitle: "On the quay" },
			...{
				customPublishDate: "2026-01-01T00:30",
				"en.content": `<p onclick="x()">Steel</p><script>1</script>`,
			},
		});
		await eventually(() => statusOf(`/en/blog/${slug}`)).toBe(200);
		const main = mainOf(await (await shop.fetch(`/en/blog/${slug}`)).text());
		expect(textsIn(main, "time")).toEqual(["1 January 2026"]);
		expect(markupOf(main)).not.toContain("onclick");
		expect(tagsOf(main, "img")[0]).toMatchObject({ alt: "A crane", title: "On the quay" });
	});

	test("is refused with all that was typed and every error at its field", async () => {
		const answer = await owner.post(newPost(), {
			...{ state: "published", customPublishDate: "soon", imageUrl: "nowhere" },
			...{ "nl.title": "Staal", "nl.content": "<p> </p>", "de.content": "<p>Stahl</p>" },
		});
		expect(answer.status).toBe(422);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([texts.problems.invalid]);
		expect(fieldError(html, "imageUrl")).toBe(texts.errors.address);
		expect(fieldValue(html, "imageUrl")).toBe("nowhere");
		expect(fieldValue(html, "nl.title")).toBe("Staal");
		expect(areaValue(html, "de.content")).toBe("<p>Stahl</p>");
		expect(shownText(html)).toContain(texts.errors.date);
		expect(
			wrongFields(html)
				.map(({ name }) => name)
				.toSorted(),
		).toEqual([...["customPublishDate", "de.title", "imageUrl", "nl.content"]]);
		expect(
			tagsOf(html, "input").find(({ type, value }) => type === "radio" && value === "published"),
		).toHaveProperty("checked");
	});

	test("cannot take a slug that another has in the language", async () => {
		const { slug } = await create();
		const answer = await owner.post(newPost(), form({ "en.slug": slug }));
		expect(answer.status).toBe(422);
		expect(shownText(await answer.text())).toContain(texts.errors.slugTaken);
		const title = `Corten ${randomUUID()}`;
		await owner.post(newPost(), form({ "en.title": title, "en.slug": "" }));
		expect(await idOf(title.toLowerCase().replace(" ", "-"))).toBeTruthy();
	});

	test("needs a text in some language", async () => {
		const answer = await owner.post(newPost(), { state: "draft" });
		expect(answer.status).toBe(422);
		expect(fieldError(await answer.text(), "nl.title")).toBe(texts.errors.noText);
	});
});

describe("a changed post", () => {
	test("is shown by its form as it is stored, whichever slug leads to it", async () => {
		const german = newSlug();
		const { slug, fields } = await create({
			...{ "de.title": "Stahl", "de.slug": german, "de.content": "<h2>Stahl</h2><p>Rund um Stahl</p>" },
			"de.imageAlt": "Ein Container",
		});
		for (const key of [slug, german]) {
			const html = await htmlOf(edit(key));
			expect(fieldValue(html, "en.title")).toBe("Steel");
			expect(fieldValue(html, "customPublishDate")).toBe(fields.customPublishDate);
			expect(areaValue(html, "de.content")).toBe("<h2>Stahl</h2><p>Rund um Stahl</p>");
			expect(fieldValue(html, "de.imageAlt")).toBe("Ein Container");
		}
	});

	test("leads from every slug that it had to the one that it has, for good", async () => {
		const { id, slug, fields } = await create({
			"nl.title": "Staal",
			"nl.slug": newSlug(),
			"nl.content": "A",
		});
		const next = newSlug();
		await eventually(() => statusOf(`/en/blog/${slug}`)).toBe(200);
		await owner.post(edit(slug), { ...fields, "en.slug": next });
		const leads = async (path: string) => {
			const answer = await shop.fetch(path);
			return [answer.status, answer.headers.get("Location")];
		};
		await eventually(() => leads(`/en/blog/${slug}`)).toEqual([301, `/en/blog/${next}`]);
		expect(await leads(`/en/blog/${next}`)).toEqual([200, null]);
		expect(await leads(`/de/blog/${slug}`)).toEqual([404, null]);
		expect((await owner.get(edit(slug))).status).toBe(200);
		const seen = fieldValue(await htmlOf(edit(id)), "seen") ?? "";
		const dutch = newSlug();
		await owner.post(edit(slug), { ...fields, "en.slug": next, seen, "nl.slug": dutch });
		await eventually(() => leads(`/fr/blog/${fields["nl.slug"]}`)).toEqual([302, `/nl/blog/${dutch}`]);
	});

	test("is not saved over a newer version, loses nothing, and can be saved knowingly", async () => {
		const { slug, fields } = await create();
		await owner.post(edit(slug), { ...fields, imageTitle: "theirs", "en.slug": newSlug() });
		const mine = { ...fields, "en.title": "Mine", "en.content": "<p>Mine</p>" };
		const answer = await owner.post(edit(slug), mine);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(alertsIn(html)[0]).toContain(texts.problems.stale);
		expect(fieldValue(html, "en.title")).toBe("Mine");
		expect(areaValue(html, "en.content")).toBe("<p>Mine</p>");
		expect(fieldValue(html, "seen")).toBe(fields.seen);
		expect((await owner.post(edit(slug), mine)).status).toBe(409);
		const overwrite = tagsOf(html, "button").find(({ name }) => name === "overwrite")?.value ?? "";
		expect((await owner.post(edit(slug), { ...mine, overwrite })).status).toBe(303);
		expect(fieldValue(await htmlOf(edit(slug)), "en.title")).toBe("Mine");
	});

	test("is saved once where the same press comes again, also after somebody else's save", async () => {
		const made = form({ press: "0.1" });
		const answers = [await owner.post(newPost(), made), await owner.post(newPost(), made)];
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		expect(answers[1]?.headers.get("Location")).toBe(answers[0]?.headers.get("Location"));
		const { slug, fields } = await create();
		const mine = { ...fields, "en.title": "Mine", press: "0.2" };
		expect((await owner.post(edit(slug), mine)).status).toBe(303);
		expect((await owner.post(edit(slug), mine)).status).toBe(303);
		expect((await owner.post(edit(slug), { ...mine, "en.title": "Typed on" })).status).toBe(409);
		expect((await owner.post(edit(slug), { ...mine, press: "0.3" })).status).toBe(409);
		const seen = fieldValue(await htmlOf(edit(slug)), "seen") ?? "";
		await owner.post(edit(slug), { ...fields, seen, "en.title": "Theirs" });
		expect((await owner.post(edit(slug), mine)).status).toBe(303);
		expect(fieldValue(await htmlOf(edit(slug)), "en.title")).toBe("Theirs");
	});

	test("shows itself to its editors alone while it is no public post", async () => {
		const inADay = antwerpClock(new Date(Date.now() + 86_400_000));
		const hidden: Fields[] = [{ state: "draft" }, { customPublishDate: inADay }];
		for (const given of hidden) {
			const { id, slug } = await create({
				...given,
				...{ "fr.title": "Acier", "fr.slug": newSlug(), "fr.content": "<p>Tout</p>" },
			});
			const links = tagsOf(await htmlOf(edit(slug)), "a").map(({ href }) => href);
			expect(links).toContain(`${edit(id)}?preview=fr`);
			const main = mainOf(await htmlOf(`${edit(id)}?preview=fr`));
			expect(textsIn(main, "h1")).toEqual(["Acier"]);
			expect(tagsOf(main, "article")[0]?.lang).toBe("fr");
			expect(shownText(main)).toContain(texts.previewNote);
			expect(await statusOf(`/en/blog/${slug}`)).toBe(404);
		}
		const { slug } = await create();
		expect(tagsOf(await htmlOf(edit(slug)), "a").map(({ href }) => href)).toContain(`/en/blog/${slug}`);
	});

	test("that is gone says so, and keeps what was typed", async () => {
		const missing = await owner.get(edit("nothing-here"));
		expect(missing.status).toBe(404);
		expect(alertsIn(await missing.text())).toEqual([texts.loadError]);
		const { id, fields } = await create();
		await owner.post(list(), { intent: "delete", id });
		const late = await owner.post(edit(id), { ...fields, "en.title": "Late" });
		expect(late.status).toBe(404);
		const html = await late.text();
		expect(alertsIn(html)).toEqual([texts.problems.missing]);
		expect(fieldValue(html, "en.title")).toBe("Late");
	});

	test("can be related to a page, which forgets it when it is deleted", async () => {
		const { id } = await create();
		const { landingPages } = schema;
		const [page] = await shop.database.db
			.insert(landingPages)
			.values({ slug: newSlug(), relatedBlogPostIds: [id] })
			.returning();
		await owner.post(list(), { intent: "delete", id });
		const [after] = await shop.database.db
			.select()
			.from(landingPages)
			.where(eq(landingPages.id, page?.id ?? ""));
		expect(after?.relatedBlogPostIds).toEqual([]);
	});
});

describe("a scheduled post", () => {
	let colleague: Shop | null = null;
	beforeAll(async () => {
		colleague = await openTestShop(shop.database.url);
	});
	afterAll(() => colleague?.close());

	test("is nowhere before its time, and by itself everywhere after it, in every process", async () => {
		const { db } = shop.database;
		const { id, slug } = await create();
		const other = colleague;
		if (!other) throw new Error("the second process is not open yet");
		const [page] = await db
			.insert(schema.landingPages)
			.values({ slug: newSlug(), isPublished: true, relatedBlogPostIds: [id] })
			.returning();
		await db
			.insert(schema.landingPageTranslations)
			.values({ landingPageId: page?.id ?? "", language: "en", title: "Related" });
		const places = ["/en/blog", "/en/blog/feed.xml", "/sitemap.xml", `/en/pages/${page?.slug}`];
		async function shownBy(visitor: Visitor): Promise<boolean[]> {
			const found = await Promise.all(
				places.map(async (place) => (await htmlOf(place, visitor)).includes(slug)),
			);
			return [(await visitor.get(`/en/blog/${slug}`)).status === 200, ...found];
		}
		const visitors = [shop.visitor(), visitorOf(other)];
		const [nowhere, everywhere] = [false, true].map((is) => Array(places.length + 1).fill(is));
		// The form knows minutes; a test has no time for them.
		await db.execute(
			sql`update blog_posts set custom_publish_date = now() + interval '2 seconds' where id = ${id}`,
		);
		await db.execute(sql`select pg_notify('kade_cache', 'blog,content')`);
		for (const visitor of visitors) await eventually(() => shownBy(visitor)).toEqual(nowhere);
		for (const visitor of visitors) {
			await expect.poll(() => shownBy(visitor), { timeout: 5_000 }).toEqual(everywhere);
		}
	});

	test("is what the form makes of a date to come", async () => {
		const inADay = antwerpClock(new Date(Date.now() + 86_400_000));
		const { slug, fields } = await create({ customPublishDate: inADay });
		expect(await statusOf(`/en/blog/${slug}`)).toBe(404);
		expect(shownText(mainOf(await htmlOf(`${list()}?q=${slug}`)))).toContain(texts.states.scheduled);
		await owner.post(edit(slug), { ...fields, customPublishDate: "2026-05-01T10:00" });
		await eventually(() => statusOf(`/en/blog/${slug}`)).toBe(200);
	});
});
