import { expect, test } from "vitest";
import { answerTo } from "./section-answer.ts";

const said = { sent: true, mailsLater: false, problem: null, reply: null, ticket: "" };

test.each([
	["its own", "upper", true],
	["another form's", "lower", false],
	["one that names none, as of a page from before", "", true],
])("a section shows %s answer", (_which, section, isShown) => {
	const answer = { ...said, section };
	expect(answerTo("upper", answer)).toEqual(isShown ? answer : null);
});

test("a section shows nothing before there is an answer", () => {
	expect(answerTo("upper", null)).toBeNull();
});
