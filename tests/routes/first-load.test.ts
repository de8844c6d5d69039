import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { blogPosts } from "#db/seed/blog/index.ts";
import { languages } from "~/i18n/languages.ts";
import { standard20ft } from "../support/demo-slugs.ts";
import { useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();

const pages = [
	...["", "/container", "/cart", "/rent", "/leasing", "/modifications", "/blog", "/contact", "/faq"],
	"/koelcontainers-reefers-vriescontainers",
];

/** Bytes of JavaScript (brotli) that the first load of any public page may bring. */
const budget = 130_000;

function compressedSize(file: string): number {
	return statSync(fileURLToPath(new URL(`../../build/client${file}.br`, import.meta.url))).size;
}

test.each(languages)(
	"the first load of a page brings at most 130 kB of JavaScript in %s",
	async (language) => {
		const post = blogPosts[0]?.translations[language].slug;
		for (const path of [...pages, `/container/${standard20ft[language]}`, `/blog/${post}`]) {
			const html = await (await shop.fetch(`/${language}${path}`)).text();
			const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file));
			const bytes = [...files].reduce((sum, file) => sum + compressedSize(file), 0);
			expect(files.size).toBeGreaterThan(5);
			expect(bytes, path).toBeLessThanOrEqual(budget);
		}
	},
);
