import { expect, test } from "vitest";
import { quoteStatuses } from "~/values/vocabulary.ts";
import { quoteSteps } from "./quote-status.ts";

test("a quote can be won or lost from everywhere else", () => {
	for (const end of ["won", "lost"] as const) {
		const before = quoteStatuses.filter((status) => quoteSteps[status].includes(end));
		expect(before).toEqual(quoteStatuses.filter((status) => status !== end));
	}
});

test("a quote is new again only by taking back its answer", () => {
	expect(quoteStatuses.filter((status) => quoteSteps[status].includes("new"))).toEqual(["answered"]);
});
