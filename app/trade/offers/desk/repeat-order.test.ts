import { expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { type RepeatedItem, repeatLines, type TodaysLine, travelOf } from "./repeat-order.ts";

const item: RepeatedItem = {
	...{ productId: "p1", productTitle: "20ft", details: null, selectedCondition: "used-a", quantity: 2 },
	...{ price: cents(175_000), transportPrice: cents(31_000), transportType: "truck" },
	...{ transportCountry: "BE", transportPostcode: "1050", colorType: "from_stack", ralColor: null },
};

/** What is asked today for it. */
function today(unit: number | null, transport: number, isAvailable = true): TodaysLine {
	return {
		isAvailable,
		line: {
			...{ productId: "p1", title: "20ft today", details: "", condition: "used-a", colorType: "from_stack" },
			...{ ralColor: null, quantity: 1, unitPrice: cents(unit ?? 0), transportPrice: cents(transport) },
			listPrice: unit === null ? null : cents(unit),
		},
	};
}

test.each<[string, RepeatedItem, TodaysLine, object, object[]]>([
	["as it was", item, today(175_000, 31_000), { unitPrice: 175_000, quantity: 2, title: "20ft today" }, []],
	[
		"dearer, brought for less",
		item,
		today(180_000, 30_000),
		{ unitPrice: 180_000, transportPrice: 30_000 },
		[
			{ title: "20ft", what: "price", before: 175_000, after: 180_000 },
			{ title: "20ft", what: "transport", before: 31_000, after: 30_000 },
		],
	],
	["gone", item, null, { productId: null, unitPrice: 175_000 }, [{ title: "20ft", what: "gone" }]],
	[
		"on request, at the price of then",
		item,
		today(null, 31_000),
		{ productId: "p1", unitPrice: 175_000 },
		[{ title: "20ft", what: "onRequest" }],
	],
	["not to be had", item, today(175_000, 31_000, false), {}, [{ title: "20ft", what: "unavailable" }]],
	[
		"work, at the price of then",
		{ ...item, productId: null, selectedCondition: null, details: "90 cm" },
		null,
		{ unitPrice: 175_000, details: "90 cm", condition: null },
		[],
	],
])("a line that is repeated: %s", (_what, ordered, now, line, differences) => {
	const repeated = repeatLines([ordered], [now]);
	expect(repeated.lines[0]).toMatchObject(line);
	expect(repeated.differences).toEqual(differences);
});

test("an order travels as its first container did", () => {
	const work: RepeatedItem = { ...item, selectedCondition: null, transportType: "self_pickup" };
	expect(travelOf([work, { ...item, transportType: "truck_with_crane" }, item])).toBe("truck_with_crane");
	expect(travelOf([work])).toBe("self_pickup");
});
