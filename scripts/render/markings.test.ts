import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { products } from "#db/seed/products.ts";

type Facts = { code: string | null; gross: number; tare: number; net: number; volume: number };

const markings: Record<string, Facts> = JSON.parse(
	readFileSync(join(import.meta.dirname, "markings.json"), "utf8"),
);

describe("markings of the containers", () => {
	test("are known of every product", () => {
		expect(Object.keys(markings).sort()).toEqual(products.map(({ key }) => key).sort());
	});

	test.each(Object.entries(markings))("%s bears the weights that the shop states", (key, facts) => {
		const product = products.find((one) => one.key === key);
		expect(product?.weight).toEqual({ gross: facts.gross, net: facts.net, tare: facts.tare });
		expect(product?.capacity_cbm).toBe(facts.volume);
	});

	test.each(Object.entries(markings))("%s bears the code of its length and height", (key, { code }) => {
		const { length, height } = products.find((one) => one.key === key)?.dimensions_outside ?? {};
		const long = { 2.991: "1", 6.058: "2", 12.192: "4", 13.716: "L" }[length ?? 0];
		const high = { 2.591: "2", 2.896: "5" }[height ?? 0];
		const kind = { ot: "U1", fr: "P1", rf: "R1", tk: "T6" }[key.split("-").at(-1) ?? ""] ?? "G1";
		// Boxes of 6 and 8 ft are no freight containers after ISO 668: they have no such code.
		expect(code).toBe(long === undefined ? null : `${long}${high}${kind}`);
	});
});
