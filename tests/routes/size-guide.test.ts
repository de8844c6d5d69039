import { describe, expect, test } from "vitest";
import { product20ftDv } from "#db/seed/products/20ft-dv.ts";
import { products } from "#db/seed/products.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import {
	elementIn,
	elementsIn,
	fieldError,
	fieldValue,
	mainOf,
	shownText,
	structuredData,
	tagsOf,
	textsIn,
} from "../support/html.ts";
import { useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();

async function page(path: string): Promise<string> {
	const response = await shop.fetch(path);
	expect([path, response.status]).toEqual([path, 200]);
	return response.text();
}
const answerIn = (html: string) => elementIn(mainOf(html), "div", { role: "status" });

describe.each(languages)("the size guide in %s", (language) => {
	const t = pageTexts[language].sizeGuide;
	const { title, slug } = product20ftDv.translations[language];

	test("draws every size and says what fits in", async () => {
		const html = await page(`/${language}/size-guide`);
		const rows = elementsIn(elementIn(mainOf(html), "tbody"), "tr");
		expect(rows).toHaveLength(products.length);
		const standard = rows.find((row) => shownText(row).startsWith(title));
		expect(standard && elementsIn(standard, "td").map(shownText).slice(2, 6)).toEqual([
			"11",
			"441",
			"3",
			"1",
		]);
		// The drawings beside the table lead to their containers, as the table does.
		expect(tagsOf(html, "a").filter(({ href }) => href === `/${language}/container/${slug}`)).toHaveLength(2);
		expect(structuredData(html).map((one) => one["@type"])).toContain("BreadcrumbList");
		expect(shownText(answerIn(html))).toBe("");
	});

	test("leads from three questions to the sizes that fit, with reasons", async () => {
		const html = await page(`/${language}/size-guide?what=pallets&n=11&h=2,2&access=rigid`);
		const answer = answerIn(html);
		expect(textsIn(answer, "h3")).toEqual([title, expect.stringMatching(/^3 × /)]);
		expect(shownText(answer)).toContain(t.roles.best);
		expect(shownText(answer)).toContain(t.comes.rigid);
		expect(fieldValue(mainOf(html), "n")).toBe("11");
	});

	test("tells one car as one", async () => {
		const { one, other } = t.units.car;
		const answer = shownText(answerIn(await page(`/${language}/size-guide?what=car&n=1`)));
		expect(answer).toContain(shownText(`${t.each} 1 ${one}`));
		expect(answer).not.toContain(shownText(`${t.each} 1 ${other}`));
	});

	test("names what was answered wrongly and keeps it; where nothing fits it says why", async () => {
		const html = await page(`/${language}/size-guide?what=flat&n=viele&h=hoch`);
		expect(fieldError(mainOf(html), "n")).toBe(t.errors.amount);
		expect(fieldError(mainOf(html), "h")).toBe(t.errors.height);
		expect(fieldValue(mainOf(html), "n")).toBe("viele");
		expect(shownText(answerIn(await page(`/${language}/size-guide?what=volume&n=5&h=4`)))).toContain(
			t.obstacles.height.replaceAll(/\s/g, " "),
		);
	});
});

test.each(["what=%ff&n=%ff", `n=${"9".repeat(4_000)}`, "n=1e9&what=car", "what=car&n=1&access=boat&h=NaN"])(
	"nonsense is answered: %s",
	async (query) => {
		expect(textsIn(mainOf(await page(`/de/size-guide?${query}`)), "h1")).toHaveLength(1);
	},
);
