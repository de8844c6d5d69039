import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyConfiguration } from "../../../tests/support/sample-configurations.ts";
import { startConfiguration } from "./configuration.ts";
import { configurationCode, parseConfiguration, readConfiguration } from "./configuration-code.ts";
import { keepsRules } from "./openings.ts";

describe("the code of a configuration", () => {
	test("is short and says everything", () => {
		expect(configurationCode(startConfiguration)).toBe("20ft.5010.0.none.dl52");
		expect(readConfiguration("40ft-hc.7016.80.extended.wl40.rr12.vb26")).toEqual({
			model: "40ft-hc",
			color: 7016,
			insulation: 80,
			electricity: "extended",
			openings: [
				{ kind: "window", wall: "left", at: 2000 },
				{ kind: "roller", wall: "right", at: 600 },
				{ kind: "vent", wall: "rear", at: 1350 },
			].filter(({ kind }) => kind !== "vent"),
		});
	});

	test("comes back as it went, without anything that an address escapes", () => {
		fc.assert(
			fc.property(anyConfiguration, (configuration) => {
				const code = configurationCode(configuration);
				expect(parseConfiguration(code)).toEqual(configuration);
				expect(new URLSearchParams({ code }).toString()).toBe(`code=${code}`);
				expect(code.length).toBeLessThan(200);
			}),
		);
	});

	test.each([null, "", "nonsense", "....", "45ft.9999.70.some.xx1"])(
		"that is unknown means the start: %j",
		(code) => {
			const { openings, ...facts } = startConfiguration;
			expect(readConfiguration(code)).toMatchObject(facts);
			expect(readConfiguration(code).openings).toEqual(code ? [] : openings);
			expect(parseConfiguration(code)).toBeNull();
		},
	);

	test("keeps what is known of a text that is wrong in part", () => {
		expect(readConfiguration("40ft.RAL 7016.81.basic.wl40.wl41.dx9.wl900")).toEqual({
			model: "40ft",
			color: 7016,
			insulation: 0,
			electricity: "basic",
			openings: [{ kind: "window", wall: "left", at: 2000 }],
		});
	});

	test.each([
		["two windows in one place", "20ft.5010.0.none.wl20.wl20"],
		["a window over the doors", "20ft.5010.0.none.wb20"],
		["a window in a corner post", "20ft.5010.0.none.wl0"],
		["another order", "20ft.5010.0.none.wr20.wl20"],
		["leading zeros", "20ft.5010.0.none.wl020"],
		["an unknown colour", "20ft.5999.0.none"],
		["a negative thickness", "20ft.5010.-50.none"],
		["markup", "20ft.5010.0.none.<b>"],
		["five doors", "40ft.5010.0.none.dl10.dl40.dl70.dl100.dl130"],
	])("is forged with %s", (_name, code) => {
		expect(parseConfiguration(code)).toBeNull();
		expect(keepsRules(readConfiguration(code))).toBe(true);
	});

	test("never leads to a configuration that breaks a rule", () => {
		const part = fc.oneof(
			fc.stringMatching(/^[dwrv][lrfb]\d{1,3}$/),
			fc.string({ maxLength: 6 }),
			fc.constantFrom("20ft", "40ft-hc", "7016", "80", "basic", "constructor"),
		);
		fc.assert(
			fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
				const configuration = readConfiguration(parts.join("."));
				expect(keepsRules(configuration)).toBe(true);
				expect(parseConfiguration(configurationCode(configuration))).toEqual(configuration);
			}),
		);
	});
});
