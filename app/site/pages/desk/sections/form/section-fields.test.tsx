import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { company } from "#db/seed/company.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { type Section, type SectionType, sectionTypes } from "~/site/pages/sections/section.ts";
import type { SectionField } from "~/site/pages/sections/section-text.ts";
import { SectionView } from "~/site/pages/sections/section-view.tsx";
import {
	emptyText,
	fieldsOfType,
	formFields,
	hasFrame,
	isBlank,
	missingFields,
	relatedTypes,
	type SectionTexts,
} from "./section-fields.ts";

/** What each field leaves in the page where its view shows it. */
const marks: Record<SectionField, string> = {
	title: ">A title<",
	subtitle: ">A subtitle<",
	contentHtml: "<p>A text</p>",
	imageUrl: 'src="/images/a-picture.png"',
	imageAlt: 'alt="A description"',
	buttonText: ">A button<",
	buttonUrl: 'href="/en/a-target"',
	highlightBoxes: ">A box<",
};

function render(type: SectionType): string {
	const section: Section = {
		...{ id: "one", type, backgroundColor: "#abcdef", backgroundGradient: null },
		...{ paddingTop: "11px", paddingBottom: "13px" },
		...{ title: "A title", subtitle: "A subtitle", contentHtml: "<p>A text</p>" },
		...{ imageUrl: "/images/a-picture.png", imageAlt: "A description" },
		...{ buttonText: "A button", buttonUrl: "/en/a-target" },
		highlightBoxes: [{ icon: "Ship", title: "A box", content: "Its text" }],
		drawnHtml: "<ul></ul>",
	};
	const Stub = createRoutesStub([
		{
			path: "/",
			Component: () => (
				<SectionView
					section={section}
					company={company as Parameters<typeof SectionView>[0]["company"]}
					renderContactForm={(intro) => intro}
					renderCarousel={(viewAll) => viewAll}
				/>
			),
		},
	]);
	return renderToStaticMarkup(
		<I18nProvider language="en" messages={catalogues.en}>
			<Stub />
		</I18nProvider>,
	);
}

describe.each(sectionTypes)("%s", (type) => {
	const html = render(type);
	const all = Object.keys(marks) as SectionField[];

	test("has exactly the fields that its view shows", () => {
		const shown = all.filter((field) => html.includes(marks[field]));
		expect(shown.toSorted()).toEqual([...fieldsOfType(type)].toSorted());
	});

	test("has a frame where its view has one", () => {
		expect(/background:#abcdef.*--padding-top:11px.*--padding-bottom:13px/.test(html)).toBe(hasFrame(type));
	});

	test("changes to types with the same fields, and back", () => {
		const related = relatedTypes(type);
		expect(related).toContain(type);
		for (const other of related) {
			expect(fieldsOfType(other)).toEqual(fieldsOfType(type));
			expect(relatedTypes(other)).toEqual(related);
		}
	});
});

test("types that lose nothing: pictures left and right, and plain texts", () => {
	expect(relatedTypes("content_with_image_left")).toEqual([
		"content_with_image_left",
		"content_with_image_right",
	]);
	expect(relatedTypes("dark_text_block")).toHaveLength(4);
	expect(relatedTypes("hero_with_image")).toEqual(["hero_with_image"]);
	expect(relatedTypes("contact_section")).toEqual(["contact_section"]);
});

test("where a rule says where the button leads, there is no address to set", () => {
	const type = "content_centered";
	expect(formFields({ id: "leasing-section", type })).not.toContain("buttonUrl");
	expect(formFields({ id: "another", type })).toContain("buttonUrl");
	expect(formFields({ id: null, type })).toContain("buttonUrl");
});

describe("what is missing in a language", () => {
	const box = { icon: "Ship", title: "A", content: "B" };
	const texts: SectionTexts = {
		nl: { ...emptyText, title: "Titel", subtitle: "Onder", highlightBoxes: [box, box] },
		en: { ...emptyText, title: "Title", highlightBoxes: [box] },
		de: { ...emptyText, title: "", subtitle: "Unter", highlightBoxes: [box, box] },
		fr: null,
	};
	test.each([
		["nl", []],
		["en", ["subtitle", "highlightBoxes"]],
		["de", ["title"]],
		["fr", ["title", "subtitle", "highlightBoxes"]],
	] as const)("%s: %j", (language, missing) => {
		expect(missingFields(texts, language, fieldsOfType("highlight_boxes"))).toEqual(missing);
	});

	test("is judged by the fields of the type", () => {
		expect(missingFields(texts, "en", fieldsOfType("full_width_image"))).toEqual([]);
		expect(isBlank({ ...emptyText, title: "Left over" }, fieldsOfType("full_width_image"))).toBe(true);
		expect(isBlank({ ...emptyText, imageAlt: "A quay" }, fieldsOfType("full_width_image"))).toBe(false);
	});
});
