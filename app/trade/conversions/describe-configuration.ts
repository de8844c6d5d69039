import { formatNumber } from "~/i18n/format.ts";
import { labelled } from "~/i18n/labelled.ts";
import type { Language } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { findRalColor, ralCode } from "~/trade/catalog/ral.ts";
import type { Configuration, Insulation, Opening } from "./configuration.ts";
import { containerShapes, openingSizes } from "./container-shape.ts";

export type ConversionTexts = PageTexts["modifications"]["configurator"];

/** One line of a description: what, and how. */
export type DescriptionLine = { label: string; value: string };

/** Millimetres in metres with two decimals, without the unit. */
function metres(language: Language, length: number): string {
	return formatNumber(language, length / 1000, 2);
}

function box(
	language: Language,
	{ length, width, height }: Record<"length" | "width" | "height", number>,
): string {
	return `${[length, width, height].map((side) => metres(language, side)).join(" × ")}\u00a0m`;
}

/** Where an opening is: "1.25 m from the doors". */
export function placeText({ wall, at }: Opening, texts: ConversionTexts, language: Language): string {
	const edge = wall === "left" || wall === "right" ? texts.fromDoors : texts.fromLeft;
	return `${metres(language, at)}\u00a0m ${edge}`;
}

/** What is left inside once walls and roof are insulated; floor and doors stay as they are. */
export function clearInside({ model, insulation }: Pick<Configuration, "model" | "insulation">) {
	const { length, width, height } = containerShapes[model].inside;
	return { length: length - insulation, width: width - 2 * insulation, height: height - insulation };
}

/** Names of the openings, numbered where a kind is there more than once: "Window 2". */
export function openingNames(openings: readonly Opening[], texts: ConversionTexts): string[] {
	return openings.map(({ kind }, index) => {
		const alike = openings.filter((other) => other.kind === kind).length;
		const number = openings.slice(0, index + 1).filter((other) => other.kind === kind).length;
		return alike > 1 ? `${texts.kinds[kind]} ${number}` : texts.kinds[kind];
	});
}

/** A thickness as the shop names it; the texts say what it is good for. */
export function insulationText(insulation: Insulation, texts: ConversionTexts): string {
	return insulation === 0 ? texts.insulations.none : `${insulation}\u00a0mm`;
}

/** A configuration in words of the language, line by line: all that the drawing shows. */
export function describeConfiguration(
	configuration: Configuration,
	texts: ConversionTexts,
	language: Language,
): DescriptionLine[] {
	const { model, insulation, electricity, openings } = configuration;
	const color = findRalColor(String(configuration.color));
	const names = openingNames(openings, texts);
	const lined = insulation === 0 ? "" : `, ${texts.insulations.allRound}`;
	const equipped = electricity === "none" ? "" : labelled(language, "", texts.electricityNotes[electricity]);
	return [
		{ label: texts.model, value: texts.models[model] },
		{ label: texts.outside, value: box(language, containerShapes[model]) },
		{ label: texts.inside, value: box(language, clearInside(configuration)) },
		{ label: texts.color, value: color ? `${ralCode(color)} ${color.names[language]}` : "" },
		...openings.map((opening, index) => {
			const { width, height } = openingSizes[opening.kind];
			const size = `${metres(language, width)} × ${metres(language, height)}\u00a0m`;
			const where = `${texts.inWalls[opening.wall]}, ${placeText(opening, texts, language)}`;
			return { label: names[index] ?? texts.kinds[opening.kind], value: `${size}, ${where}` };
		}),
		{ label: texts.insulation, value: insulationText(insulation, texts) + lined },
		{
			label: texts.electricity,
			value: spaced(`${texts.electricities[electricity]}${equipped}`, language),
		},
	];
}

/** French sets a narrow no-break space before a colon. */
function spaced(text: string, language: Language): string {
	return language === "fr" ? text.replace(/(?<![\s\u00a0\u202f]):/g, "\u202f:") : text;
}

/** The description as plain text, a line each, for a form or a mail. */
export function descriptionText(lines: readonly DescriptionLine[], language: Language): string {
	return lines.map(({ label, value }) => labelled(language, label, value)).join("\n");
}

/** What the inquiry for a configuration starts with, which its mails need not repeat. */
export function configurationText(
	configuration: Configuration,
	texts: Pick<PageTexts["modifications"], "inquiry" | "configurator">,
	language: Language,
): string {
	const lines = describeConfiguration(configuration, texts.configurator, language);
	return `${texts.inquiry.likeConfiguration}\n${descriptionText(lines, language)}`;
}
