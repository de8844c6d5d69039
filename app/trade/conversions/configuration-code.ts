import { findRalColor } from "~/trade/catalog/ral.ts";
import { memberOf } from "~/values/closed-set.ts";
import {
	type Configuration,
	electricities,
	insulations,
	type Opening,
	startConfiguration,
} from "./configuration.ts";
import { containerModels, type OpeningKind, openingKinds, type Wall, walls } from "./container-shape.ts";
import { allowedOpenings, gridStep } from "./openings.ts";

const kindLetters: Record<OpeningKind, string> = { door: "d", window: "w", roller: "r", vent: "v" };
/** b: the back, which is the door end. */
const wallLetters: Record<Wall, string> = { left: "l", right: "r", front: "f", rear: "b" };

/** More openings than any container takes: longer texts are not read to their end. */
const mostParts = 40;

/** A configuration as a short text that needs no escaping in an address: `20ft-hc.7016.80.basic.wl40.dr12`. */
export function configurationCode(configuration: Configuration): string {
	const { model, color, insulation, electricity, openings } = configuration;
	const parts = openings.map(
		({ kind, wall, at }) => `${kindLetters[kind]}${wallLetters[wall]}${at / gridStep}`,
	);
	return [model, color, insulation, electricity, ...parts].join(".");
}

function readOpening(text: string): Opening | null {
	const [, kindLetter, wallLetter, steps] = /^([a-z])([a-z])(\d{1,3})$/.exec(text) ?? [];
	const kind = openingKinds.find((one) => kindLetters[one] === kindLetter);
	const wall = walls.find((one) => wallLetters[one] === wallLetter);
	return kind && wall ? { kind, wall, at: Number(steps) * gridStep } : null;
}

/** The configuration that a text means: what is missing or unknown becomes the start, what breaks a rule is left out. */
export function readConfiguration(text: string | null): Configuration {
	if (!text) return startConfiguration;
	const [model, color = "", insulation, electricity, ...parts] = text.split(".").slice(0, mostParts);
	const known = memberOf(containerModels, model) ?? startConfiguration.model;
	const wanted = parts.map(readOpening).filter((opening) => opening !== null);
	return {
		model: known,
		color: findRalColor(color)?.number ?? startConfiguration.color,
		insulation: insulations.find((one) => String(one) === insulation) ?? startConfiguration.insulation,
		electricity: memberOf(electricities, electricity) ?? startConfiguration.electricity,
		openings: allowedOpenings(known, wanted),
	};
}

/** The configuration of a text that is exactly as the shop writes it; null for any other. */
export function parseConfiguration(text: string | null): Configuration | null {
	if (!text) return null;
	const configuration = readConfiguration(text);
	return configurationCode(configuration) === text ? configuration : null;
}
