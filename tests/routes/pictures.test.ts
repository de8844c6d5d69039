import { describe, expect, test } from "vitest";
import { productPictures } from "#db/seed/product-pictures.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { type Language, languages } from "~/i18n/languages.ts";
import { pictureOf } from "~/values/picture-address.ts";
import { standard20ft } from "../support/demo-slugs.ts";
import { around, attributesOf, elementsIn, metaContent, tagsOf } from "../support/html.ts";
import { shopOrigin, useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();

async function htmlOf(path: string, status = 200): Promise<string> {
	const response = await shop.fetch(path);
	expect(response.status, path).toBe(status);
	return response.text();
}

/** The pictures of a page for whoever has scripts. */
function imagesIn(html: string): Record<string, string>[] {
	return elementsIn(html, "img")
		.filter((image) => !around(image, "noscript"))
		.map(attributesOf);
}

const containerPage = (language: Language) => `/${language}/container/${standard20ft[language]}`;

describe("of the pictures of a page", () => {
	const pages = ["", "/container", "/rent", "/leasing", "/modifications", "/blog", "/contact", "/faq"].map(
		(path) => `/de${path}`,
	);
	const further = [
		"/de/koelcontainers-reefers-vriescontainers",
		containerPage("de"),
		"/de/search?q=xylophon",
	];
	const missing = "/de/nowhere-near";
	test.each([...pages, ...further, missing])(
		"%s loads the first at once and the others when they are near",
		async (path) => {
			const images = imagesIn(await htmlOf(path, path === missing ? 404 : 200));
			expect(images.length).toBeGreaterThan(0);
			for (const [index, image] of images.entries()) {
				expect(Number(image.width) * Number(image.height), image.src).toBeGreaterThan(0);
				expect([image.loading, image.fetchpriority], `${index}: ${image.src}`).toEqual(
					index === 0 ? ["eager", "high"] : ["lazy", "auto"],
				);
			}
		},
	);
});

describe.each(languages)("a container's page in %s", (language) => {
	const { front, rear, inside, side } = productPictures["20ft-dv"].new;
	const path = `${containerPage(language)}?condition=new`;
	const { details } = catalogues[language].catalog;

	test("has its first picture in modern forms and its colour, and names its size to whom it is shared", async () => {
		const html = await htmlOf(path);
		const picture = pictureOf(front);
		expect(imagesIn(html)[0]).toMatchObject({
			src: front,
			width: String(picture?.width),
			height: String(picture?.height),
			style: `background-color:${picture?.tone}`,
		});
		const sources = tagsOf(html, "source").slice(0, 2);
		expect(sources.map(({ type, srcset }) => [type, srcset])).toEqual([
			["image/avif", picture?.avif],
			["image/webp", picture?.webp],
		]);
		// Named once, ahead of the look, with what the browser then chooses from: else it would fetch two.
		const early = tagsOf(html.slice(0, html.indexOf("<style")), "link").filter(
			({ rel }) => rel === "preload",
		);
		expect(early.map(({ imagesrcset, imagesizes }) => [imagesrcset, imagesizes])).toEqual([
			[picture?.avif, tagsOf(html, "source")[0]?.sizes],
		]);
		expect(metaContent(html, "og:image")).toBe(shopOrigin + front);
		expect([metaContent(html, "og:image:width"), metaContent(html, "og:image:height")]).toEqual([
			...[String(picture?.width), String(picture?.height)],
		]);
	});

	test("says of each picture what it shows", async () => {
		const html = await htmlOf(path);
		const said = (text: string) => text.replace("{title}", "");
		expect(imagesIn(html)[0]?.alt).toContain(details.conditionNames.new);
		// The further ones wait for the carousel: their files are not even named before.
		const places = tagsOf(html, "div").filter(({ role }) => role === "img");
		expect(places.map((place) => place["aria-label"])).toEqual([
			expect.stringContaining(said(details.views.doorsOpen)),
			expect.stringContaining(said(details.views.inside)),
			expect.stringContaining(said(details.views.side)),
		]);
		const shown = imagesIn(html).map(({ src }) => src?.split("?")[0]);
		for (const further of [rear, inside, side]) expect(shown).not.toContain(further.split("?")[0]);
	});

	test("is the same whatever colour is wished: only scripts paint", async () => {
		const html = await htmlOf(`${path}&color=wish_color&ral=3000`);
		const values = elementsIn(html, "*").flatMap(({ attrs }) => attrs.map(({ value }) => value));
		expect(values.filter((value) => /-(neutral|mask)/.test(value))).toEqual([]);
		expect(imagesIn(html)[0]).toMatchObject({ src: front });
	});
});
