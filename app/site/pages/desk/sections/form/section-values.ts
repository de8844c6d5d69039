import type { RecordValues } from "~/desk/record/record-fields.ts";
import { buttonTarget, isCssLength, ruledTarget, type SectionType } from "~/site/pages/sections/section.ts";
import type { SectionField, SectionText } from "~/site/pages/sections/section-text.ts";
import { forEach, memberOf } from "~/values/closed-set.ts";
import { longHex } from "~/values/contrast.ts";
import { type HighlightBox, type Language, languages } from "~/values/vocabulary.ts";
import {
	type BackgroundKind,
	gradientAngles,
	gradientCss,
	isColor,
	isGradient,
	paddings,
	parseGradient,
} from "./section-background.ts";
import type { SectionError } from "./section-errors.ts";
import {
	type EditedSection,
	emptyText,
	formFields,
	hasFrame,
	isBlank,
	type SectionFrame,
} from "./section-fields.ts";

/** Icons of highlight boxes (storefront document §2). */
export const boxIcons = ["Container", "Ship", "TrendingUp", "Phone", "Building"] as const;

export const boxFields = ["icon", "title", "content", "buttonText", "buttonUrl"] as const;

/** What came from the form: trimmed, a blank field is missing. */
export type GivenText = { [Field in Exclude<SectionField, "highlightBoxes">]?: string | undefined } & {
	boxes?: readonly { [Field in (typeof boxFields)[number]]?: string | undefined }[] | undefined;
};
export type GivenSection = {
	type: SectionType;
	background?: BackgroundKind | undefined;
	backgroundColor?: string | undefined;
	gradientAngle?: string | undefined;
	gradientFrom?: string | undefined;
	gradientTo?: string | undefined;
	backgroundGradient?: string | undefined;
	paddingTop?: string | undefined;
	paddingBottom?: string | undefined;
	/** Whether languages without a picture show that of the first language that has one. */
	sharedImage?: boolean | undefined;
} & { [Code in Language]?: GivenText | undefined };

export type Problem = { path: (string | number)[]; code: SectionError };

const mostCharacters: Record<Exclude<SectionField, "highlightBoxes">, number> = {
	...{ title: 300, subtitle: 1_000, contentHtml: 50_000, imageUrl: 2_000, imageAlt: 500 },
	...{ buttonText: 100, buttonUrl: 2_000 },
};

/** Whether HTML shows nothing at all, as an emptied editor leaves it. */
function isEmptyHtml(html: string): boolean {
	return !/<(img|hr|table)\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, "") === "";
}

function readFrame(given: GivenSection, note: (field: string, code: SectionError) => void): SectionFrame {
	const none = { backgroundColor: null, backgroundGradient: null, paddingTop: null, paddingBottom: null };
	if (!hasFrame(given.type)) return none;
	function padding(field: "paddingTop" | "paddingBottom"): string | null {
		const value = given[field] ?? "";
		if (value === "" || isCssLength(value)) return value || null;
		note(field, "padding");
		return null;
	}
	function color(): string | null {
		const value = given.backgroundColor ?? "";
		if (isColor(value)) return value;
		note("backgroundColor", "color");
		return null;
	}
	function gradient(): string | null {
		const [from, to] = [longHex(given.gradientFrom ?? ""), longHex(given.gradientTo ?? "")];
		if (!from) note("gradientFrom", "hexColor");
		if (!to) note("gradientTo", "hexColor");
		const angle = memberOf(gradientAngles, given.gradientAngle ?? "") ?? gradientAngles[0];
		return from && to ? gradientCss({ angle, from, to }) : null;
	}
	function custom(): string | null {
		const value = given.backgroundGradient ?? "";
		if (isGradient(value)) return value;
		note("backgroundGradient", "gradient");
		return null;
	}
	const kind = given.background ?? "none";
	return {
		backgroundColor: kind === "color" ? color() : null,
		backgroundGradient: kind === "gradient" ? gradient() : kind === "custom" ? custom() : null,
		paddingTop: padding("paddingTop"),
		paddingBottom: padding("paddingBottom"),
	};
}

type Button = { text: string | undefined; url: string | undefined };

/** What is wrong with a button: text and address come together, the address leads to the shop or the web. */
function buttonProblem({
	text,
	url,
}: Button): { field: "buttonText" | "buttonUrl"; code: SectionError } | null {
	if (url && !buttonTarget(url)) return { field: "buttonUrl", code: "address" };
	if (text && !url) return { field: "buttonUrl", code: "buttonUrl" };
	return url && !text ? { field: "buttonText", code: "buttonText" } : null;
}

function readBoxes(
	given: NonNullable<GivenText["boxes"]>,
	note: (index: number, field: string, code: SectionError) => void,
): HighlightBox[] {
	return given.flatMap((box, index): HighlightBox[] => {
		const { title = "", content = "", buttonText, buttonUrl } = box;
		if (![title, content, buttonText, buttonUrl].some(Boolean)) return [];
		if (!title) note(index, "title", "boxTitle");
		if (!content) note(index, "content", "boxContent");
		for (const field of ["title", "content", "buttonText", "buttonUrl"] as const) {
			if ((box[field] ?? "").length > (field === "content" ? 1_000 : 300)) note(index, field, "tooLong");
		}
		const wrong = buttonProblem({ text: buttonText, url: buttonUrl });
		if (wrong) note(index, wrong.field, wrong.code);
		const icon = memberOf(boxIcons, box.icon ?? "") ?? boxIcons[0];
		return [{ icon, title, content, ...(buttonText && { buttonText }), ...(buttonUrl && { buttonUrl }) }];
	});
}

function readText(
	given: GivenText,
	section: { id: string | null; type: SectionType },
	note: (path: (string | number)[], code: SectionError) => void,
): SectionText | null {
	const fields = formFields(section);
	const text: SectionText = { ...emptyText };
	for (const field of fields) {
		if (field === "highlightBoxes") {
			text.highlightBoxes = readBoxes(given.boxes ?? [], (index, name, code) =>
				note(["boxes", index, name], code),
			);
			continue;
		}
		const value = given[field] ?? "";
		if (value.length > mostCharacters[field]) note([field], "tooLong");
		text[field] = (field === "contentHtml" && isEmptyHtml(value) ? "" : value) || null;
	}
	if (text.imageUrl && !buttonTarget(text.imageUrl)) {
		note(["imageUrl"], "address");
		text.imageUrl = null;
	} else if (fields.includes("imageAlt")) {
		if (text.imageUrl && !text.imageAlt) note(["imageAlt"], "imageAlt");
		if (text.imageAlt && !text.imageUrl) note(["imageUrl"], "image");
	}
	const ruled = ruledTarget({ id: section.id ?? "", title: text.title });
	if (fields.includes("buttonUrl") && !ruled) {
		const wrong = buttonProblem({ text: text.buttonText ?? "", url: text.buttonUrl ?? "" });
		if (wrong) note([wrong.field], wrong.code);
	}
	return isBlank(text, fields) ? null : text;
}

/** The texts with the picture that languages share; one in which nothing else is written gets none. */
function withSharedImage(given: GivenSection, fields: readonly SectionField[]): GivenSection {
	const image = languages.map((language) => given[language]?.imageUrl).find(Boolean);
	if (!given.sharedImage || !fields.includes("imageUrl") || !buttonTarget(image)) return given;
	const texts = languages.map((language) => {
		const own = given[language] ?? {};
		const isWritten = fields.some((field) => field !== "highlightBoxes" && own[field]);
		return [language, isWritten ? { ...own, imageUrl: own.imageUrl || image } : own] as const;
	});
	return { ...given, ...Object.fromEntries(texts) };
}

/**
 * A section as the form describes it, with all that is wrong with it. What is wrong is left out where the shop could
 * not show it, so that the rest can be previewed.
 * @param id null for a section that is not stored yet
 */
export function readSection(
	typed: GivenSection,
	id: string | null,
): { section: EditedSection; problems: Problem[] } {
	const given = withSharedImage(typed, formFields({ id, type: typed.type }));
	const problems: Problem[] = [];
	const frame = readFrame(given, (field, code) => problems.push({ path: [field], code }));
	const texts = forEach(languages, (language) => {
		const note = (path: (string | number)[], code: SectionError) =>
			problems.push({ path: [language, ...path], code });
		return readText(given[language] ?? {}, { id, type: given.type }, note);
	});
	return {
		section: { type: given.type, ...frame, texts },
		problems,
	};
}

function backgroundValues({ backgroundColor, backgroundGradient }: SectionFrame): RecordValues {
	if (backgroundGradient === null) {
		return backgroundColor === null ? { background: "none" } : { background: "color", backgroundColor };
	}
	const gradient = parseGradient(backgroundGradient);
	if (!gradient) return { background: "custom", backgroundGradient };
	return {
		background: "gradient",
		gradientAngle: gradient.angle,
		gradientFrom: gradient.from,
		gradientTo: gradient.to,
	};
}

export function boxFieldName(language: Language, index: number, field: (typeof boxFields)[number]): string {
	return `${language}.boxes[${index}].${field}`;
}

/** What the form of a section starts with; a new one has the shop's own paddings and no texts. */
export function startValues(section: EditedSection): RecordValues {
	const texts = languages.flatMap((language) => {
		const text = section.texts[language];
		if (!text) return [];
		const { highlightBoxes, ...simple } = text;
		return [
			...Object.entries(simple).map(([field, value]) => [`${language}.${field}`, value ?? ""] as const),
			...highlightBoxes.flatMap((box, index) =>
				boxFields.map((field) => [boxFieldName(language, index, field), box[field] ?? ""] as const),
			),
		];
	});
	return {
		type: section.type,
		...backgroundValues(section),
		paddingTop: section.paddingTop ?? paddings.standard,
		paddingBottom: section.paddingBottom ?? paddings.standard,
		...Object.fromEntries(texts),
	};
}

/** A section of a type that nobody has written yet. */
export function newSection(type: SectionType): EditedSection {
	return {
		...{ type, backgroundColor: null, backgroundGradient: null, paddingTop: null, paddingBottom: null },
		texts: forEach(languages, () => null),
	};
}
