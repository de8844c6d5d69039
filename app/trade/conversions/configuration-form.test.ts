import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyConfiguration } from "../../../tests/support/sample-configurations.ts";
import { configurationCode, readConfiguration } from "./configuration-code.ts";
import { configurationFromForm, configurationFields as f } from "./configuration-form.ts";
import { keepsRules } from "./openings.ts";

/** Code and note after a submission of the form. */
function submit(config: string, fields: Record<string, string>) {
	const { configuration, note } = configurationFromForm(new URLSearchParams({ config, ...fields }));
	return { code: configurationCode(configuration), note };
}

const start = "20ft.5010.0.none.wl20.dl60";

describe("a submission without scripts", () => {
	test.each<[string, Record<string, string>, string]>([
		["nothing", {}, start],
		["another container", { model: "40ft-hc" }, "40ft-hc.5010.0.none.wl20.dl60"],
		["a colour", { color: "9010" }, "20ft.9010.0.none.wl20.dl60"],
		["an unknown colour", { color: "1234" }, start],
		[
			"insulation and electricity",
			{ insulation: "100", electricity: "basic" },
			"20ft.5010.100.basic.wl20.dl60",
		],
		["a place", { [f.placeOf(0)]: "1500" }, "20ft.5010.0.none.wl30.dl60"],
		["a wall", { [f.wallOf(1)]: "right" }, "20ft.5010.0.none.wl20.dr60"],
		["places past each other", { [f.placeOf(0)]: "4500" }, "20ft.5010.0.none.dl60.wl90"],
		["removing", { do: f.remove(0) }, "20ft.5010.0.none.dl60"],
		["removing what is not there", { do: f.remove(7) }, start],
		["adding", { do: "add", kind: "vent", wall: "front" }, "20ft.5010.0.none.wl20.dl60.vf20"],
		["the fields of adding without its button", { do: "show", kind: "vent", wall: "front" }, start],
	])("changes %s", (_name, fields, code) => {
		expect(submit(start, fields)).toEqual({ code, note: null });
	});

	test.each<[string, string, Record<string, string>]>([
		["not_here", start, { do: "add", kind: "roller", wall: "rear" }],
		["no_room", "10ft.5010.0.none.rl10", { do: "add", kind: "window", wall: "left" }],
		["limit", "40ft.5010.0.none.rl10.rl100", { do: "add", kind: "roller", wall: "right" }],
		["dropped", "40ft.5010.0.none.rl10.rl100", { model: "10ft" }],
	])("says why not: %s", (note, config, fields) => {
		expect(submit(config, fields).note).toBe(note);
	});

	test("leaves everything as it is when nothing was touched", () => {
		fc.assert(
			fc.property(anyConfiguration, (configuration) => {
				const places = configuration.openings.flatMap(({ wall, at }, index) => [
					[f.wallOf(index), wall],
					[f.placeOf(index), String(at)],
				]);
				const { model, color, insulation, electricity } = configuration;
				const facts = { model, color: String(color), insulation: String(insulation), electricity };
				const fields = { ...facts, ...Object.fromEntries(places) };
				const code = configurationCode(configuration);
				expect(submit(code, fields)).toEqual({ code, note: null });
			}),
		);
	});

	test("never breaks a rule, whatever is sent", () => {
		const anyName = fc.oneof(
			fc.constantFrom("model", "color", "insulation", "electricity", "kind", "wall", "do"),
			fc.nat(9).map(f.wallOf),
			fc.nat(9).map(f.placeOf),
		);
		const anyValue = fc.oneof(
			fc.string({ maxLength: 8 }),
			fc.integer({ min: -99, max: 99_999 }).map(String),
			fc.constantFrom("40ft", "10ft", "left", "rear", "window", "roller", "add", "remove-1", "7016"),
		);
		fc.assert(
			fc.property(anyConfiguration, fc.dictionary(anyName, anyValue), (configuration, fields) => {
				const code = configurationCode(configuration);
				const result = configurationFromForm(new URLSearchParams({ ...fields, config: code }));
				expect(keepsRules(result.configuration)).toBe(true);
				const again = configurationCode(result.configuration);
				expect(readConfiguration(again)).toEqual(result.configuration);
			}),
		);
	});
});
