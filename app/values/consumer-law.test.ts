import { describe, expect, test } from "vitest";
import { isReachable, noContact, type SafetyContact, safetyFacts, usualConsumerLaw } from "./consumer-law.ts";

const contact = (name: string): SafetyContact => ({
	...{ name, address: "Quay 1, 2030 Antwerp", contact: `${name}@mail.example` },
});
const seller = contact("seller");
const none = { safety: null, warnings: null };

describe("who is told to answer for a container", () => {
	const [maker, responsible] = [contact("maker"), contact("responsible")];
	const own = (given: { maker?: SafetyContact; responsible?: SafetyContact }) => ({
		...none,
		safety: { maker: noContact, responsible: noContact, model: "", ...given },
	});
	test.each([
		["the company, of a maker that is not known", {}, none, [undefined, "seller"]],
		["whom the company names", { maker, responsible }, none, ["maker", "responsible"]],
		[
			"the company, for a maker of its own",
			{ maker, responsible },
			own({ maker: contact("own") }),
			["own", "seller"],
		],
		[
			"whom the container names",
			{ maker, responsible },
			own({ maker: contact("own"), responsible: contact("importer") }),
			["own", "importer"],
		],
		["another than usual, for the usual maker", { maker }, own({ responsible }), ["maker", "responsible"]],
	] as const)("%s", (_who, given, container, [made, answers]) => {
		const facts = safetyFacts({ ...usualConsumerLaw, ...given }, seller, container, "de");
		expect([facts.maker?.name, facts.responsible.name]).toEqual([made, answers]);
	});
});

describe("the warnings", () => {
	const law = { ...usualConsumerLaw, warnings: { nl: "Let op", en: "Mind", de: "", fr: "" } };
	test.each([
		["of the container come first", "en", { warnings: "Cold" }, { text: "Cold" }],
		["of the container may be foreign", "fr", { warnings: "Koud", lang: "nl" }, { text: "Koud", lang: "nl" }],
		["of all containers are in the page's language", "en", {}, { text: "Mind" }],
		["are Dutch where there are no others, and say so", "de", {}, { text: "Let op", lang: "nl" }],
	] as const)("%s", (_what, language, given, shown) => {
		expect(safetyFacts(law, seller, { ...none, ...given }, language).warnings).toEqual(shown);
	});

	test("are left out where nobody wrote any", () => {
		expect(safetyFacts(usualConsumerLaw, seller, none, "nl").warnings).toBeNull();
	});
});

test.each([
	["info@maker.example", true],
	["maker.example", true],
	["https://maker.example/safety", true],
	["http://maker.example", true],
	["by letter", false],
	["javascript:alert(1)", false],
	["info@", false],
	["", false],
])("%j can be written to: %j", (text, reachable) => {
	expect(isReachable(text)).toBe(reachable);
});
