import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Picture } from "~/ui/picture.tsx";
import { useScripted } from "~/ui/use-scripted.ts";
import { languages } from "~/values/vocabulary.ts";
import { type ConditionInfo, type ConditionText, isEmpty } from "./condition-info.ts";

type Texts = PageTexts["adminProducts"]["info"];

function TextView({ text }: { text: ConditionText }) {
	return (
		<div className="grid gap-2">
			{text.badges.length > 0 && (
				<div className="flex flex-wrap gap-2">
					{text.badges.map((badge) => (
						<Badge key={`${badge.type} ${badge.text}`} tone={badge.type}>
							{badge.text}
						</Badge>
					))}
				</div>
			)}
			<p className="font-semibold">{text.title}</p>
			<p className="text-muted">{text.description}</p>
			{text.benefits.length > 0 && (
				<ul className="list-disc pl-5 text-muted">
					{text.benefits.map((benefit) => (
						<li key={benefit}>{benefit}</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** A condition as it is stored: the text in the editor's language, and which languages have one. */
export function ConditionView(props: {
	texts: Texts;
	name: string;
	info: ConditionInfo;
	editAddress: string;
	onEdit: () => void;
}) {
	const { texts, info } = props;
	const scripted = useScripted();
	const language = useLanguage();
	const text = info.texts[language] ?? info.texts.nl;
	const label = `${texts.edit}: ${props.name}`;
	const content: ReactNode = (
		<>
			<Pencil aria-hidden="true" className="size-5" />
			{texts.edit}
		</>
	);
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h3 className="text-xl">{props.name}</h3>
				{scripted ? (
					<Button type="button" variant="quiet" onClick={props.onEdit} aria-label={label}>
						{content}
					</Button>
				) : (
					<ButtonLink to={props.editAddress} variant="quiet" aria-label={label}>
						{content}
					</ButtonLink>
				)}
			</div>
			{isEmpty(info) ? (
				<p className="text-muted">{texts.empty}</p>
			) : (
				<div className="grid items-start gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
					{info.imageUrl ? (
						<Picture
							src={info.imageUrl}
							alt=""
							sizes="(min-width: 640px) 10rem, 100vw"
							width={1200}
							height={900}
							className="aspect-[4/3] w-full rounded-md object-cover"
						/>
					) : (
						<span />
					)}
					<div className="grid gap-3">
						{text ? <TextView text={text} /> : <p className="text-muted">{texts.noText}</p>}
						<p className="flex flex-wrap gap-2">
							{languages.map((code) => (
								<Badge key={code} tone={info.texts[code] ? "success" : "warning"}>
									<span lang={code}>{languageTable[code].nativeName}</span>
									{!info.texts[code] && ` · ${texts.noText}`}
								</Badge>
							))}
						</p>
					</div>
				</div>
			)}
		</>
	);
}
