import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { products } from "#db/seed/products.ts";

type Facts = { code: string; gross: number; tare: number; net: number; volume: number };

const markings: Record<string, Facts> = JSON.parse(
	readFileSync(join(import.meta.dirname, "markings.json"), "utf8"),
);

describe("markings of the containers in scenes", () => {
	test.each(Object.entries(markings))("%s bears the weights that the shop states", (key, facts) => {
		const product = products.find((one) => one.key === key);
		expect(product?.weight).toEqual({ gross: facts.gross, net: facts.net, tare: facts.tare });
		expect(product?.capacity_cbm).toBe(facts.volume);
	});

	test.each(Object.entries(markings))("%s bears the code of its length and height", (key, { code }) => {
		const { length, height } = products.find((one) => one.key === key)?.dimensions_outside ?? {};
		const long = { 6.058: "2", 12.192: "4" }[length ?? 0];
		const high = { 2.591: "2", 2.896: "5" }[height ?? 0];
		expect(code).toBe(`${long}${high}${key.endsWith("-rf") ? "R1" : "G1"}`);
	});
});
