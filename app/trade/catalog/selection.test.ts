import { describe, expect, test } from "vitest";
import { isQuantity } from "~/values/quantity.ts";
import { euros, pricedProduct, priceFacts } from "../../../tests/support/sample-products.ts";
import { type ProductSelection, selectionFromForm, selectionFromUrl } from "./selection.ts";

const product = { ...pricedProduct(), condition: "used-a" } as const;
const start: ProductSelection = {
	condition: "used-a",
	colorType: "from_stack",
	ral: "",
	quantity: 1,
	transport: { delivery: null, country: "BE", postcode: "" },
};

function fromUrl(query: string) {
	return selectionFromUrl(new URLSearchParams(query), product, "nl");
}

describe("a selection from a URL", () => {
	test("without parameters is the product's own start", () => {
		expect(fromUrl("")).toEqual(start);
	});

	test("in German means Germany", () => {
		expect(selectionFromUrl(new URLSearchParams(), product, "de").transport.country).toBe("DE");
		expect(selectionFromUrl(new URLSearchParams(), product, "fr").transport.country).toBe("BE");
	});

	test("takes unknown values as not set", () => {
		expect(fromUrl("condition=old&color=pink&quantity=abc&delivery=ship&country=XX")).toEqual(start);
	});

	test("does not price the postcode of an unknown country as one of another", () => {
		const { transport } = fromUrl("delivery=truck&country=ES&postcode=2800");
		expect(transport).toEqual({ delivery: "truck", country: "BE", postcode: "" });
		expect(fromUrl("delivery=truck&postcode=2800").transport.postcode).toBe("2800");
		expect(fromUrl("delivery=truck&country=FR&postcode=75001").transport).toMatchObject({
			country: "FR",
			postcode: "75001",
		});
	});

	test("with a place alone means delivery there, by what brings the container", () => {
		expect(fromUrl("to=DE-50667").transport).toEqual({ delivery: "truck", country: "DE", postcode: "50667" });
		expect(fromUrl("to=DE-50667&delivery=self_pickup").transport.delivery).toBe("self_pickup");
		expect(fromUrl("to=DE-5066").transport).toEqual(start.transport);
		const deliveryOptions = { truck: false, truck_with_crane: false, self_pickup: true };
		const collected = selectionFromUrl(
			new URLSearchParams("to=DE-50667"),
			{ ...product, deliveryOptions },
			"nl",
		);
		expect(collected.transport.delivery).toBeNull();
	});

	test("starts with a condition that is offered", () => {
		const others = { ...product, ...priceFacts({ priceUsedCw: euros(1650) }), condition: "new" } as const;
		expect(selectionFromUrl(new URLSearchParams("condition=rent"), others, "nl").condition).toBe("used-cw");
		const none = { ...product, ...priceFacts(), condition: "new" } as const;
		expect(selectionFromUrl(new URLSearchParams(), none, "nl").condition).toBeNull();
	});

	test("reads a wish colour with its number", () => {
		expect(fromUrl("color=wish_color&ral=RAL+5010")).toMatchObject({
			colorType: "wish_color",
			ral: "RAL 5010",
		});
	});

	test("of rent is in a stock colour, without a number", () => {
		const selection = fromUrl("condition=rent&color=wish_color&ral=RAL+5010");
		expect(selection).toMatchObject({ condition: "rent", colorType: "from_stack", ral: "" });
	});

	test("without any condition has no wish colour", () => {
		const none = { ...product, ...priceFacts(), condition: "new" } as const;
		const selection = selectionFromUrl(new URLSearchParams("color=wish_color&ral=5010"), none, "nl");
		expect(selection).toMatchObject({ condition: null, colorType: "from_stack", ral: "" });
	});

	test("in a stock colour has no number", () => {
		expect(fromUrl("color=from_stack&ral=RAL+5010").ral).toBe("");
		expect(fromUrl("ral=RAL+5010").ral).toBe("");
	});

	test.each([
		["0", 1],
		["-5", 1],
		["101", 100],
		["1e9", 100],
		["7", 7],
		["", 1],
	])("clamps quantity %j to %i", (text, expected) => {
		expect(fromUrl(`quantity=${text}`).quantity).toBe(expected);
	});
});

describe("a selection from a form", () => {
	const submitted = (entries: Record<string, string>) =>
		selectionFromForm(new Map(Object.entries(entries)), "nl");
	const form = (entries: Record<string, string>) => submitted(entries) ?? expect.fail("refused");

	test.each<Record<string, string>>([
		{ color: "gold" },
		{ country: "ES" },
		{ color: "wish_color", country: "be" },
	])("refuses %j, which the form does not offer", (entries) => {
		expect(submitted(entries)).toBeNull();
	});

	test.each(["0", "-1", "1.5", "1e9", "1000000000", "abc", "", "١"])(
		"does not correct quantity %j",
		(text) => {
			expect(isQuantity(form({ quantity: text }).quantity)).toBe(false);
		},
	);

	test("keeps a quantity above the limit, so that it is refused", () => {
		expect(form({ quantity: "101" }).quantity).toBe(101);
		expect(form({ quantity: "100" }).quantity).toBe(100);
	});

	test("does not choose a condition or delivery for the visitor", () => {
		const { condition, transport } = form({ condition: "old", delivery: "ship" });
		expect(condition).toBeNull();
		expect(transport.delivery).toBeNull();
	});

	test("reads what was chosen as it is", () => {
		const entries = { condition: "new", color: "wish_color", ral: "RAL 5010", quantity: "3" };
		const transport = { delivery: "truck", country: "NL", postcode: "1012 AB" } as const;
		expect(form({ ...entries, ...transport })).toEqual({
			condition: "new",
			colorType: "wish_color",
			ral: "RAL 5010",
			quantity: 3,
			transport,
		});
	});
});
