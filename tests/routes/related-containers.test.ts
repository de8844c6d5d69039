import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { schema } from "~/platform/db.server.ts";
import { contentTag } from "~/site/pages/content-tag.ts";
import { productTag } from "~/trade/catalog/products-tag.ts";
import { standard20ft } from "../support/demo-slugs.ts";
import { elementsIn, textOf } from "../support/html.ts";
import { useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();
const path = `/en/container/${standard20ft.en}`;
const { related, oftenAsked } = pageTexts.en.container;

const pageOf = async (address = path) => (await shop.fetch(address)).text();
const partOf = (html: string, name: string) => elementsIn(html, "section", { "aria-labelledby": name })[0];

async function relatedTitles(): Promise<string[]> {
	const part = partOf(await pageOf(), "related");
	return part ? elementsIn(part, "h3").map(textOf) : [];
}

test("a container's page leads on to others, and to all of them side by side", async () => {
	expect(await relatedTitles()).toEqual([
		"40ft container DV (standard)",
		"20ft High Cube container",
		"10ft container",
		"8ft container (storage)",
	]);
	const html = await pageOf();
	const [compare] = elementsIn(html, "a").filter((link) => textOf(link) === related.compare);
	const address = compare?.attrs.find(({ name }) => name === "href")?.value ?? "";
	expect(address).toMatch(new RegExp(`^/en/container/compare\\?c=${standard20ft.en}(&c=[\\w-]+){3}$`));
});

test("what has run out comes after what is there", async () => {
	const { db } = shop.database;
	const { products, productTranslations } = schema;
	const [gone] = await db
		.select({ id: productTranslations.productId })
		.from(productTranslations)
		.where(eq(productTranslations.title, "20ft High Cube container"));
	if (!gone) throw new Error("no container");
	await relatedTitles();
	await db.update(products).set({ isAvailable: false }).where(eq(products.id, gone.id));
	await announceChange(db, [productTag(gone.id)]);
	await vi.waitFor(async () => expect(await relatedTitles()).not.toContain("20ft High Cube container"), {
		timeout: 10_000,
	});
});

test("the owner's questions stand below, and nothing does where there are none", async () => {
	const part = partOf(await pageOf(), "often-asked");
	expect(part && elementsIn(part, "summary").map(textOf)).toHaveLength(4);
	expect(part && elementsIn(part, "a", { href: "/en/faq" }).map(textOf)).toEqual([oftenAsked.all]);
	const { db } = shop.database;
	const { landingPages } = schema;
	await db.update(landingPages).set({ isPublished: false }).where(eq(landingPages.slug, "faq"));
	await announceChange(db, [contentTag]);
	await vi.waitFor(async () => expect(partOf(await pageOf(), "often-asked")).toBeUndefined(), {
		timeout: 10_000,
	});
});
