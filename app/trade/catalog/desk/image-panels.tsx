import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ImageField, ImageListField } from "~/media/desk/image-fields.tsx";
import { conditions } from "~/values/vocabulary.ts";
import type { PanelProps } from "./editor-fields.ts";
import { FieldGroup } from "./editor-tabs.tsx";

type ImagePanelProps = PanelProps & { media: PageTexts["adminMedia"] };

/** The product's own pictures in their order. */
export function ImagesPanel({ texts, media, fields }: ImagePanelProps) {
	return (
		<ImageListField
			{...fields.fieldOf("images")}
			label={texts.images}
			hint={texts.imagesHint}
			texts={media}
			target={{ kind: "product" }}
			onChange={fields.touch}
		/>
	);
}

/** Pictures of each condition in their order. */
export function ConditionImagesPanel(props: ImagePanelProps & { productId: string }) {
	const { texts, media, fields, productId } = props;
	const name = useTranslations("catalog.details.conditionNames");
	return (
		<>
			<p className="max-w-[68ch] text-muted">{texts.conditionImagesHint}</p>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
				{conditions.map((condition) => (
					<FieldGroup key={condition} legend={name(condition)}>
						<ImageListField
							{...fields.fieldOf(`conditionImages.${condition}`)}
							label={texts.tabs.images}
							texts={media}
							target={{ kind: "condition", productId, condition }}
							onChange={fields.touch}
						/>
					</FieldGroup>
				))}
			</div>
		</>
	);
}

/** One picture for each condition. */
export function MainConditionImagesPanel(props: ImagePanelProps & { productId: string }) {
	const { texts, media, fields, productId } = props;
	const name = useTranslations("catalog.details.conditionNames");
	return (
		<>
			<p className="max-w-[68ch] text-muted">{texts.mainConditionImagesHint}</p>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]">
				{conditions.map((condition) => (
					<FieldGroup key={condition} legend={name(condition)}>
						<ImageField
							{...fields.fieldOf(`mainConditionImages.${condition}`)}
							label={texts.info.image}
							texts={media}
							target={{ kind: "main-condition", productId, condition }}
							onChange={fields.touch}
						/>
					</FieldGroup>
				))}
			</div>
		</>
	);
}
