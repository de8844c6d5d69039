import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isUuid } from "~/values/uuid.ts";
import { conditions } from "~/values/vocabulary.ts";
import {
	addressesOf,
	moved,
	newUploadKey,
	parseTarget,
	parseUploadKey,
	pictureKey,
	targetFields,
	type UploadTarget,
} from "./media.ts";

const id = "0b0b0b0b-0000-4000-8000-000000000000";
const parse = (fields: Record<string, string>) => parseTarget((name) => fields[name] ?? "");

describe("what an image is for", () => {
	test.each<UploadTarget>([
		{ kind: "product" },
		{ kind: "content" },
		...conditions.flatMap((condition) =>
			(["condition", "main-condition"] as const).map((kind) => ({ kind, productId: id, condition })),
		),
	])("is read as it was sent: %j", (target) => {
		expect(parse(Object.fromEntries(targetFields(target)))).toEqual(target);
	});

	test.each<Record<string, string>>([
		{},
		{ kind: "" },
		{ kind: "../product" },
		{ kind: "condition" },
		{ kind: "condition", productId: id },
		{ kind: "condition", condition: "new" },
		{ kind: "condition", productId: "..", condition: "new" },
		{ kind: "condition", productId: `${id}/..`, condition: "new" },
		{ kind: "condition", productId: id, condition: "../new" },
		{ kind: "main-condition", productId: id, condition: "toString" },
		{ kind: "main-condition", productId: id.toUpperCase(), condition: "new" },
	])("is nothing: %j", (fields) => {
		expect(parse(fields)).toBeNull();
	});

	test.each<[UploadTarget, string]>([
		[{ kind: "product" }, "products/1700000000000-ab12.jpg"],
		[{ kind: "content" }, "content/1700000000000-ab12.jpg"],
		[
			{ kind: "condition", productId: id, condition: "used-a" },
			`product-condition-images/${id}/used-a-1700000000000.jpg`,
		],
		[{ kind: "main-condition", productId: id, condition: "rent" }, `${id}/rent-main-1700000000000.jpg`],
	])("decides where it is kept: %j", (target, key) => {
		expect(pictureKey(target, 1_700_000_000_000, "ab12")).toBe(key);
	});

	test("never leads out of its folder, whatever was sent", () => {
		const text = fc.oneof(fc.string(), fc.constantFrom("..", "/", id, "new", "condition", "main-condition"));
		fc.assert(
			fc.property(text, text, text, (kind, productId, condition) => {
				const target = parse({ kind, productId, condition });
				if (!target) return;
				const key = pictureKey(target, 1, "ab");
				expect(key).toMatch(/^[\w-]+(\/[\w-]+)*\.jpg$/);
				if ("productId" in target) expect(isUuid(target.productId)).toBe(true);
			}),
		);
	});
});

describe("the addresses of a list", () => {
	test.each([
		["", []],
		["\n \r\n", []],
		["/a.jpg", ["/a.jpg"]],
		[" /a.jpg \r\n\r\nhttps://b.example/c.png\n/a.jpg", ["/a.jpg", "https://b.example/c.png"]],
	])("in %j are %j", (value, addresses) => {
		expect(addressesOf(value)).toEqual(addresses);
	});

	test("are the same ones after a move, with one at its new place", () => {
		const list = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });
		fc.assert(
			fc.property(list, fc.nat(7), fc.integer({ min: -2, max: 9 }), (given, from, to) => {
				const result = moved(given, from, to);
				expect(result.toSorted()).toEqual(given.toSorted());
				const isPlace = from < given.length && to >= 0 && to < given.length;
				if (!isPlace) expect(result).toEqual(given);
				else {
					expect(result[to]).toBe(given[from]);
					expect(moved(result, to, from)).toEqual(given);
				}
			}),
		);
	});
});

test("the name of an upload is read as it was made, and nothing else is one", () => {
	const key = newUploadKey();
	expect(parseUploadKey(key)).toBe(key);
	expect(newUploadKey()).not.toBe(key);
	for (const given of ["", "1-2-3", `${key}-1`, ` ${key}`, "a-b-c-d", `${"1".repeat(50)}-2-3-4`])
		expect(parseUploadKey(given)).toBeNull();
});
