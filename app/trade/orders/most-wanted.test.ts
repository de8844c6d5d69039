import { describe, expect, test } from "vitest";
import { mostWanted } from "./most-wanted.ts";

type Product = Parameters<typeof mostWanted>[0][number];

describe("what is offered to somebody who found nothing", () => {
	const named = (ids: string[]) => ids.map((id) => ({ id }) as Product);
	const offer = (ordered: string[], cheapest: string[]) => {
		const { products, areOrdered } = mostWanted(named(ordered), named(cheapest));
		return [products.map(({ id }) => id), areOrdered];
	};

	test.each<[string, string[], string[], string[], boolean]>([
		["the cheapest in stock", [], ["a", "b", "c"], ["a", "b", "c"], false],
		["first what was ordered most", ["x", "y"], ["a", "b", "c"], ["x", "y", "a"], false],
		["nothing twice", ["b"], ["a", "b", "c"], ["b", "a", "c"], false],
		["what was ordered alone where it is enough", ["x", "y", "z"], ["a", "b", "c"], ["x", "y", "z"], true],
		["fewer where there are fewer", ["x"], ["x"], ["x"], false],
		["nothing where there is nothing", [], [], [], false],
	])("is %s", (_rule, ordered, cheapest, expected, areOrdered) => {
		expect(offer(ordered, cheapest)).toEqual([expected, areOrdered]);
	});
});
