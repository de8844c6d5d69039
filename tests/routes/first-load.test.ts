import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { blogPosts } from "#db/seed/blog/index.ts";
import { languages } from "~/i18n/languages.ts";
import { standard20ft } from "../support/demo-slugs.ts";
import { useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();

const pages = [
	...[
		"",
		"/container",
		"/cart",
		"/rent",
		"/size-guide",
		"/container/compare",
		"/leasing",
		"/modifications",
		"/blog",
		"/contact",
		"/faq",
	],
	"/koelcontainers-reefers-vriescontainers",
];

/** Bytes of JavaScript (brotli) that the first load of any public page may bring. */
const budget = 130_000;

function builtFile(name: string): string {
	return fileURLToPath(new URL(`../../build/client${name}`, import.meta.url));
}

function compressedSize(file: string): number {
	return statSync(builtFile(`${file}.br`)).size;
}

/** The scripts that a page of the shop loads, by address. */
async function scriptsOf(path: string): Promise<string[]> {
	const html = await (await shop.fetch(path)).text();
	return [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file))];
}

test.each(languages)(
	"the first load of a page brings at most 130 kB of JavaScript in %s",
	async (language) => {
		const post = blogPosts[0]?.translations[language].slug;
		for (const path of [...pages, `/container/${standard20ft[language]}`, `/blog/${post}`]) {
			const files = await scriptsOf(`/${language}${path}`);
			const bytes = files.reduce((sum, file) => sum + compressedSize(file), 0);
			expect(files.length).toBeGreaterThan(5);
			expect(bytes, path).toBeLessThanOrEqual(budget);
		}
	},
);

test("visitors load no code of the owner's side", async () => {
	const post = blogPosts[0]?.translations.nl.slug;
	const loaded = [...pages, `/container/${standard20ft.nl}`, `/blog/${post}`].map((path) =>
		scriptsOf(`/nl${path}`),
	);
	// The list of routes names where the owner's side begins; code that works with its addresses is elsewhere.
	const files = new Set((await Promise.all(loaded)).flat().filter((file) => !file.includes("/visitors-")));
	for (const file of files) {
		expect(readFileSync(builtFile(file), "utf8"), file).not.toMatch(
			/\/admin\/|ProseMirror|DndContext|dnd-kit/,
		);
	}
});
