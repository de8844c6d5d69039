import { expect, test } from "vitest";
import { faqGroups } from "#db/seed/pages/faq.ts";
import { languages } from "~/i18n/languages.ts";
import { oftenAsked } from "./often-asked.ts";

const group = (title: string, ...questions: string[]) =>
	`<h2>${title}</h2>${questions.map((one) => `<h3>${one}</h3><p>Of ${one}</p>`).join("")}`;

test.each([
	["nothing of a page without questions", "<p>Soon.</p><h2>About</h2><p>us</p>", []],
	[
		"the first of each group",
		group("A", "1?", "2?") + group("B", "3?") + group("C", "4?") + group("D", "5?") + group("E", "6?"),
		["1?", "3?", "4?", "5?"],
	],
	[
		"the next ones where there are few groups",
		group("A", "1?", "2?", "3?") + group("B", "4?"),
		["1?", "4?", "2?", "3?"],
	],
	["questions without groups", "<h2>1?</h2><p>a</p><h2>2?</h2><p>b</p>", ["1?", "2?"]],
	[
		"no heading that asks nothing, and no question without an answer",
		`${group("A", "Prices")}<h3>1?</h3>`,
		[],
	],
])("takes %s", (_name, html, expected) => {
	expect(oftenAsked(html).map(({ question }) => question)).toEqual(expected);
});

test("keeps an answer whole, with its links", () => {
	const answer = '<p>See <a href="/en/faq">there</a>.</p><ul><li>one</li></ul>';
	expect(oftenAsked(`<h2>A</h2><h3><strong>1</strong>?</h3>${answer}<h2>B</h2>`)).toEqual([
		{ question: "1?", answerHtml: answer },
	]);
});

test.each(languages)("the shop's own page begins its first four groups with questions in %s", (language) => {
	const groups = faqGroups[language].slice(0, 4);
	const html = groups
		.map(({ title, questions }) => group(title, ...questions.map(({ question }) => question)))
		.join("");
	expect(oftenAsked(html).map(({ question }) => question)).toEqual(
		groups.map(({ questions }) => questions[0]?.question),
	);
});
