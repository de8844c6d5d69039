import { findRalColor } from "~/trade/catalog/ral.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type Configuration, electricities, insulations } from "./configuration.ts";
import { readConfiguration } from "./configuration-code.ts";
import { containerModels, openingKinds, type Wall, walls } from "./container-shape.ts";
import { addOpening, changeModel, moveOpening, type OpeningProblem, removeOpening } from "./openings.ts";

/** Fields of the configurator's form; what was there before travels in `config`. */
export const configurationFields = {
	config: "config",
	model: "model",
	color: "color",
	insulation: "insulation",
	electricity: "electricity",
	kind: "kind",
	wall: "wall",
	wallOf: (index: number) => `wall-${index}`,
	placeOf: (index: number) => `place-${index}`,
	/** What a button asks for: one of `configurationSteps`, or the removal of an opening. */
	step: "do",
	remove: (index: number) => `remove-${index}`,
} as const;

export const configurationSteps = { show: "show", add: "add", request: "request" } as const;

/** What a step has to say: why an opening was not added, or that some had no room in another container. */
export const configurationNotes = ["limit", "not_here", "no_room", "dropped"] as const;
export type ConfigurationNote = OpeningProblem | "dropped";

type FieldSource = { get(name: string): unknown };

function textOf(source: FieldSource, name: string): string {
	const value = source.get(name);
	return typeof value === "string" ? value : "";
}

function moved(configuration: Configuration, source: FieldSource): Configuration {
	const f = configurationFields;
	// From the last to the first: an opening that moves may change the places of those behind it.
	return configuration.openings.reduceRight((before, opening, index) => {
		const wall: Wall = memberOf(walls, textOf(source, f.wallOf(index))) ?? opening.wall;
		const place = Number.parseInt(textOf(source, f.placeOf(index)), 10);
		const at = Number.isNaN(place) ? opening.at : place;
		if (wall === opening.wall && at === opening.at) return before;
		const now = before.openings.findIndex((one) => one.wall === opening.wall && one.at === opening.at);
		const result = moveOpening(before, now, { wall, at });
		return "problem" in result ? before : result.configuration;
	}, configuration);
}

/** The configuration after a submission of the form without scripts: its fields, then what the button asks for. */
export function configurationFromForm(source: FieldSource): {
	configuration: Configuration;
	note: ConfigurationNote | null;
} {
	const f = configurationFields;
	const before = readConfiguration(textOf(source, f.config));
	const step = textOf(source, f.step);
	const removed = before.openings.findIndex((_opening, index) => step === f.remove(index));
	const arranged = removed < 0 ? moved(before, source) : removeOpening(before, removed);
	const model = memberOf(containerModels, textOf(source, f.model)) ?? before.model;
	const { configuration: fitted, dropped } = changeModel(arranged, model);
	const configuration: Configuration = {
		...fitted,
		color: findRalColor(textOf(source, f.color))?.number ?? fitted.color,
		insulation: insulations.find((one) => String(one) === textOf(source, f.insulation)) ?? fitted.insulation,
		electricity: memberOf(electricities, textOf(source, f.electricity)) ?? fitted.electricity,
	};
	const kind = memberOf(openingKinds, textOf(source, f.kind));
	const wall = memberOf(walls, textOf(source, f.wall));
	if (step === configurationSteps.add && kind && wall) {
		const added = addOpening(configuration, kind, wall);
		if ("problem" in added) return { configuration, note: added.problem };
		return { configuration: added.configuration, note: null };
	}
	return { configuration, note: dropped.length > 0 ? "dropped" : null };
}
