import type { RecordFields } from "~/desk/record/record-fields.ts";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ImageField } from "~/media/desk/image-fields.tsx";
import { TextAreaField } from "~/ui/field.tsx";
import { type Language, languages } from "~/values/vocabulary.ts";

type Props = { texts: PageTexts["adminSettings"]["company"]; fields: RecordFields };

function nameIn(language: Language, label: string): string {
	return `${label} · ${languageTable[language].nativeName}`;
}

/** How containers are used safely, in each language. */
export function WarningFields({ texts, fields }: Props) {
	return languages.map((language) => (
		<TextAreaField
			key={language}
			{...fields.fieldOf(`warnings.${language}`)}
			label={nameIn(language, texts.fields.warnings)}
			hint={texts.hints.warnings}
			lang={language}
			rows={5}
			maxLength={5_000}
		/>
	));
}

/** The Commission's picture of the guarantee in each language. */
export function GuaranteePictureFields(props: Props & { media: PageTexts["adminMedia"] }) {
	const { texts, fields, media } = props;
	return (
		<>
			<p className="text-muted md:col-span-2">{texts.hints.guaranteePictures}</p>
			{languages.map((language) => (
				<ImageField
					key={language}
					{...fields.fieldOf(`guaranteePictures.${language}`)}
					label={nameIn(language, texts.fields.guaranteePictures)}
					texts={media}
					target={{ kind: "content" }}
					onChange={fields.touch}
				/>
			))}
		</>
	);
}
