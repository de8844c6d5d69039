import type { ReactNode } from "react";
import type { RecordValues } from "~/desk/record/record-fields.ts";
import { RecordForm } from "~/desk/record/record-form.tsx";
import type { SaveAnswer } from "~/desk/record/save.ts";
import type { VersionStep } from "~/desk/record/version.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { EditorTexts } from "./editor-fields.ts";
import { EditorPanel } from "./editor-tabs.tsx";
import { GeneralPanel } from "./general-panel.tsx";
import { ConditionImagesPanel, ImagesPanel, MainConditionImagesPanel } from "./image-panels.tsx";
import { editorFields } from "./product-admin.ts";
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
	/** The version that is stored; null for a new product. */
	seen: string | null;
	/** A condition of the product that was saved beside this form. */
	savedBeside: VersionStep | null;
	start: RecordValues;
	answer: SaveAnswer | null;
	open: Tab;
	/** Where the shop shows the saved text of a language; null when there is none. */
	viewOf: (language: Language) => string | null;
};

/** All fields of a product in one form, whichever tab is open: one save stores it all. */
export function ProductForm(props: ProductFormProps) {
	const { texts, media, open, productId } = props;
	const { failed, missing } = texts.problems;
	const proposeSlug = useSlugProposal();
	const panel = (tab: Tab, content: ReactNode) => (
		<EditorPanel tab={tab} open={open} title={texts.tabs[tab]}>
			{content}
		</EditorPanel>
	);
	return (
		<RecordForm
			kind="product"
			id={productId}
			seen={props.seen}
			savedBeside={props.savedBeside}
			hidden={{ ...(productId && { id: productId }), [editorFields.tab]: open }}
			start={props.start}
			answer={props.answer}
			errors={texts.errors}
			problems={texts.problems}
			toasts={{ failed, missing }}
			address={props.address}
			savedAddress={props.address}
			cancel={{ address: props.listAddress, label: texts.cancel }}
			save={productId ? texts.save : texts.create}
			isBarHidden={open === "conditionInfo"}
			onInput={proposeSlug}
		>
			{(fields) => {
				const shared = { texts, fields, media };
				return (
					<>
						{panel("general", <GeneralPanel {...shared} />)}
						{panel("translations", <TranslationsPanel {...shared} viewOf={props.viewOf} />)}
						{panel("images", <ImagesPanel {...shared} />)}
						{productId &&
							panel("conditionImages", <ConditionImagesPanel {...shared} productId={productId} />)}
						{productId &&
							panel("mainConditionImages", <MainConditionImagesPanel {...shared} productId={productId} />)}
						{panel("specifications", <SpecificationsPanel {...shared} />)}
					</>
				);
			}}
		</RecordForm>
	);
}
