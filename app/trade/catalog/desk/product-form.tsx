import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { RecordValues } from "~/desk/record/record-fields.ts";
import { SaveProblem } from "~/desk/record/save-problem.tsx";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import type { Language } from "~/values/vocabulary.ts";
import { type EditorTexts, editorFieldsOf } from "./editor-fields.ts";
import { TabPanel } from "./editor-tabs.tsx";
import { GeneralPanel } from "./general-panel.tsx";
import { ConditionImagesPanel, ImagesPanel, MainConditionImagesPanel } from "./image-panels.tsx";
import { editorFields } from "./product-admin.ts";
import type { ProductAnswer } from "./product-errors.ts";
import type { Tab } from "./product-tabs.ts";
import { SpecificationsPanel } from "./specifications-panel.tsx";
import { TranslationsPanel } from "./translations-panel.tsx";
import { useSlugProposal } from "./use-slug-proposal.ts";

export type ProductFormProps = {
	texts: EditorTexts;
	media: PageTexts["adminMedia"];
	address: string;
	/** Where whoever gives up goes. */
	listAddress: string;
	/** Null for a product that does not exist yet. */
	productId: string | null;
	/** The version that the fields show; null for a new product. */
	seen: string | null;
	start: RecordValues;
	answer: ProductAnswer | null;
	open: Tab;
	/** Where the shop shows the saved text of a language; null when there is none. */
	viewOf: (language: Language) => string | null;
	onTouch: () => void;
};

/** All fields of a product in one form, whichever tab is open: one save stores it all. */
export function ProductForm(props: ProductFormProps) {
	const { texts, media, answer, open, productId } = props;
	const errorTitle = useTranslations("common")("error");
	const form = useRef<HTMLFormElement>(null);
	const navigation = useNavigation();
	const sending =
		navigation.formMethod === "POST" && navigation.formAction?.startsWith(props.address) === true;
	const proposeSlug = useSlugProposal();
	// What the form started with stays, also when the page is read anew beside it.
	const [start] = useState(props.start);
	useFocusOnError(form, answer);
	// biome-ignore lint/correctness/useExhaustiveDependencies: one toast per answer
	useEffect(() => {
		if (answer?.problem === "failed" || answer?.problem === "missing") {
			showToast({ tone: "error", title: errorTitle, text: texts.problems[answer.problem] });
		}
	}, [answer]);

	const fields = editorFieldsOf(texts, answer, start);
	const panel = (tab: Tab, content: ReactNode) => (
		<TabPanel tab={tab} open={open} title={texts.tabs[tab]}>
			{content}
		</TabPanel>
	);
	const shared = { texts, fields };
	const pictures = { ...shared, media, onChange: props.onTouch };
	return (
		<Form
			ref={form}
			method="post"
			action={props.address}
			encType="multipart/form-data"
			noValidate
			preventScrollReset
			onInput={(event) => {
				proposeSlug(event);
				props.onTouch();
			}}
			className="grid grid-cols-[minmax(0,1fr)] gap-6 [&_:is(a,button,input,select,textarea,[contenteditable])]:scroll-mb-28"
		>
			{productId && <input type="hidden" name="id" value={productId} />}
			<input type="hidden" name="seen" value={props.seen ?? ""} />
			<input type="hidden" name={editorFields.tab} value={open} />
			{answer && (
				<SaveProblem
					text={texts.problems[answer.problem]}
					current={answer.current}
					savedAddress={props.address}
					words={texts}
					sending={sending}
				/>
			)}
			{panel("general", <GeneralPanel {...shared} />)}
			{panel("translations", <TranslationsPanel {...shared} viewOf={props.viewOf} />)}
			{panel("images", <ImagesPanel {...pictures} />)}
			{productId && panel("conditionImages", <ConditionImagesPanel {...pictures} productId={productId} />)}
			{productId &&
				panel("mainConditionImages", <MainConditionImagesPanel {...pictures} productId={productId} />)}
			{panel("specifications", <SpecificationsPanel {...shared} />)}
			<div
				className={`sticky bottom-0 z-20 flex flex-wrap gap-3 border-t border-line bg-surface py-3 ${open === "conditionInfo" ? "[@media(scripting:enabled)]:hidden" : ""}`}
			>
				<SubmitButton sending={sending}>
					{sending ? texts.saving : productId ? texts.save : texts.create}
				</SubmitButton>
				<ButtonLink to={props.listAddress} variant="quiet">
					{texts.cancel}
				</ButtonLink>
			</div>
		</Form>
	);
}
