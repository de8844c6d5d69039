import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { tagsOf } from "../../tests/support/html.ts";
import { Picture } from "./picture.tsx";

const shown = (props: Parameters<typeof Picture>[0]) => renderToStaticMarkup(<Picture {...props} />);

describe("a picture", () => {
	test("of any address is one image", () => {
		const html = shown({ src: "/images/a.svg", alt: "A yard", width: 1600, height: 900, className: "wide" });
		for (const name of ["picture", "source"]) expect(tagsOf(html, name)).toEqual([]);
		expect(tagsOf(html, "img")).toMatchObject([
			{ src: "/images/a.svg", alt: "A yard", width: "1600", height: "900", class: "wide", loading: "lazy" },
		]);
	});

	test("that the shop keeps has its widths, and its own size", () => {
		const src = "/uploads/content/1-ab.jpg?size=600x450";
		const html = shown({ src, alt: "", width: 1600, height: 900, eager: true, sizes: "50vw" });
		expect(tagsOf(html, "source")).toMatchObject([
			{
				type: "image/avif",
				sizes: "50vw",
				srcset: "/uploads/content/1-ab-480.avif 480w, /uploads/content/1-ab-600.avif 600w",
			},
			{
				type: "image/webp",
				sizes: "50vw",
				srcset: "/uploads/content/1-ab-480.webp 480w, /uploads/content/1-ab-600.webp 600w",
			},
		]);
		expect(tagsOf(html, "img")).toMatchObject([
			{ src, width: "600", height: "450", loading: "eager", fetchpriority: "high" },
		]);
	});

	test("of the first screen is named ahead of all else, in the widths and the kind that browsers then choose from", () => {
		const src = "/uploads/content/1-ab.jpg?size=600x450";
		const image = { src, alt: "", sizes: "50vw" };
		const early = tagsOf(shown({ ...image, eager: true }), "link");
		expect(early).toMatchObject([{ rel: "preload", as: "image", type: "image/avif", fetchpriority: "high" }]);
		expect(early[0]).toMatchObject({
			imagesizes: "50vw",
			imagesrcset: "/uploads/content/1-ab-480.avif 480w, /uploads/content/1-ab-600.avif 600w",
		});
		expect(early[0]).not.toHaveProperty("href");
		expect(tagsOf(shown(image), "link")).toEqual([]);
	});

	test("has its colour until it is there, and gives way to a style of its own otherwise", () => {
		const src = "/uploads/content/1-ab.jpg?size=600x450&tone=a0b1c2&paint";
		const [image] = tagsOf(shown({ src, alt: "", style: { opacity: 0.5 } }), "img");
		expect(image).toMatchObject({ src, style: "opacity:0.5;background-color:#a0b1c2" });
		expect(shown({ src, alt: "" })).toContain("1-ab-480.avif 480w");
		for (const none of ["/images/a.svg", "/uploads/content/1-ab.jpg?size=600x450", null]) {
			expect(tagsOf(shown({ src: none, alt: "" }), "img")[0]).not.toHaveProperty("style");
		}
	});

	test("leaves no trace of its frame in the layout", () => {
		const html = shown({ src: "/pictures/yard.jpg?size=600x450", alt: "", className: "wide" });
		expect(tagsOf(html, "picture")).toEqual([{ class: "contents" }]);
		for (const source of tagsOf(html, "source")) expect(source).toHaveProperty("hidden");
		expect(tagsOf(html, "img")[0]?.class).toBe("wide");
	});

	test("that there is none of is drawn", () => {
		expect(tagsOf(shown({ src: null, alt: "" }), "img")[0]?.src).toBe("/images/placeholder.svg");
	});
});
