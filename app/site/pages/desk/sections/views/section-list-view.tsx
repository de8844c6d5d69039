import { ArrowLeft, Eye, Pencil } from "lucide-react";
import { useEffect, useRef } from "react";
import { useNavigate, useNavigation, useSubmit } from "react-router";
import { DeleteQuestion } from "~/desk/list/delete-question.tsx";
import { TrashLink, useTrash } from "~/desk/record/trash-link.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import { languageTable } from "~/i18n/languages.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { languages } from "~/values/vocabulary.ts";
import type { ListedSection, Outcome } from "../form/section-list.ts";
import { placeSection, stepSection } from "../form/section-order.ts";
import type { RowTexts } from "./section-row.tsx";
import { SectionRows } from "./section-rows.tsx";
import { SectionTypes } from "./section-types.tsx";

/** The order that a move on its way will make, so that the rows do not wait for it. */
function useCurrentOrder(sections: readonly ListedSection[]): readonly ListedSection[] {
	const form = useNavigation().formData;
	if (form?.get("intent") !== "move") return sections;
	const id = String(form.get("id"));
	const direction = form.get("direction");
	const ids =
		direction === "up" || direction === "down"
			? stepSection(sections, id, direction)
			: placeSection(sections, id, Number(form.get("to")));
	return ids.flatMap((one) => sections.find((section) => section.id === one) ?? []);
}

/** The sections of a page: what each is, where it stands, and what can be done with it. */
export function SectionListView(props: {
	texts: RowTexts;
	page: {
		title: string;
		seen: string;
		sections: readonly ListedSection[];
		/** The section that someone wants to delete. */
		asked: ListedSection | null;
		/** What has just been done, and the position from 0 of the section that it was done with. */
		done: Outcome | null;
		at: number;
	};
	pageId: string;
	/** What the server refused to do; a new one each time. */
	answer: { problem: "staleList" | "missingList" | "update" } | undefined;
}) {
	const { page, pageId } = props;
	const { sections: texts, pages: words } = props.texts;
	const language = useLanguage();
	const errorTitle = useTranslations("common")("error");
	const navigate = useNavigate();
	const submit = useSubmit();
	const address = adminUrls.sections(language, pageId);
	const edit = adminUrls.editLandingPage(language, pageId);
	const sections = useCurrentOrder(page.sections);
	const { done, at, asked, seen } = page;
	const problem = props.answer?.problem;
	const trash = useTrash();
	const status = useRef<HTMLParagraphElement>(null);

	useOnChange(props.answer, () => {
		if (problem) showToast({ tone: "error", title: errorTitle, text: texts.problems[problem] });
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: said once per change; then the address forgets it
	useEffect(() => {
		if (!done) return;
		if (done !== "moved") {
			const undo = done === "deleted" && { action: trash };
			showToast({ tone: "success", title: texts.done[done], ...undo });
		} else if (status.current) {
			status.current.textContent = `${texts.moved} ${at + 1} ${texts.drag.of} ${page.sections.length}`;
		}
		navigate(address, { replace: true, preventScrollReset: true });
	}, [done, at]);

	const rowProps = {
		texts: props.texts,
		of: (section: ListedSection) => ({
			texts: props.texts,
			section,
			address,
			editAddress: adminUrls.section(language, pageId, section.id),
			seen,
		}),
	};
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:py-12">
			<title>{labelled(language, texts.title, page.title)}</title>
			<div className="grid justify-items-start gap-2">
				<ButtonLink to={adminUrls.landingPages(language)} variant="plain" className="-ml-2">
					<ArrowLeft aria-hidden="true" className="size-5" />
					{words.back}
				</ButtonLink>
				<h1 className="text-3xl [overflow-wrap:anywhere] md:text-4xl">
					{labelled(language, texts.title, page.title)}
				</h1>
				<p className="text-muted">{texts.intro}</p>
			</div>
			<div className="flex flex-wrap items-center gap-3">
				<ButtonLink to={edit} variant="quiet">
					<Pencil aria-hidden="true" className="size-5" />
					{texts.editPage}
				</ButtonLink>
				<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<span id="preview-page" className="inline-flex items-center gap-2 font-semibold">
						<Eye aria-hidden="true" className="size-5" />
						{texts.previewPage}
					</span>
					<span className="flex gap-1">
						{languages.map((code) => (
							<ButtonLink
								key={code}
								to={`${edit}?preview=${code}`}
								target="_blank"
								variant="quiet"
								aria-label={`${texts.previewPage}: ${languageTable[code].nativeName}`}
								title={languageTable[code].nativeName}
								className="min-w-11 px-2"
							>
								{code.toUpperCase()}
							</ButtonLink>
						))}
					</span>
				</span>
			</div>
			<p ref={status} role="status" className="sr-only" />
			{done && (
				<Notice tone="success">
					{texts.done[done]}
					{done === "deleted" && <TrashLink />}
				</Notice>
			)}
			{problem && (
				<Notice tone="error" role="alert">
					{texts.problems[problem]}
				</Notice>
			)}
			{asked && (
				<DeleteQuestion
					key={asked.id}
					title={texts.deleteQuestion}
					text={`${asked.name}. ${texts.deleteText}`}
					words={words}
					address={address}
					fields={{ id: asked.id, seen }}
					preventScrollReset
				/>
			)}
			{sections.length > 0 ? (
				<SectionRows
					sections={sections}
					rowProps={rowProps}
					onPlace={(id, to) =>
						submit(
							{ intent: "move", id, to: String(to), seen },
							{ method: "post", action: address, preventScrollReset: true },
						)
					}
				/>
			) : (
				<div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-edge px-4 py-14 text-center">
					<p className="text-lg font-semibold">{texts.none}</p>
					<p className="text-muted">{texts.noneText}</p>
				</div>
			)}
			<SectionTypes texts={texts} address={(type) => adminUrls.newSection(language, pageId, type)} />
		</div>
	);
}
