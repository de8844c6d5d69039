import { Phone } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { FormAnswer } from "~/people/guard/form-answer.ts";
import { ButtonAnchor } from "~/ui/button.tsx";
import { Picture } from "~/ui/picture.tsx";
import { memberOf } from "~/values/closed-set.ts";
import { parseConfiguration } from "../configuration-code.ts";
import { conversionDetails, conversionPicture, conversions } from "../conversions.ts";
import { configurationText } from "../describe-configuration.ts";
import { InquiryForm } from "./inquiry-form.tsx";
import type { PageView } from "./page-view.ts";

type ModificationTexts = PageTexts["modifications"];
type Start = Pick<PageView, "from" | "config">;

/** The configuration's own code, or none where the text is not one. */
function startOf(view: Start, answer: FormAnswer | null): Start {
	const typed = answer?.reply?.initialValue ?? {};
	const config = view.config ?? String(typed.config ?? "");
	const from = view.from ?? memberOf(conversions, String(typed.from ?? ""));
	return parseConfiguration(config) ? { from: null, config } : { from, config: null };
}

function detailsOf({ from, config }: Start, texts: ModificationTexts, language: Language): string {
	const configuration = parseConfiguration(config);
	if (!configuration) return from ? conversionDetails(from, texts) : "";
	return configurationText(configuration, texts, language);
}

function ExampleCard({ from, texts }: { from: NonNullable<Start["from"]>; texts: ModificationTexts }) {
	const { title, base, alt } = texts.conversions[from];
	return (
		<div className="flex items-center gap-4 rounded-md border border-line bg-mist p-3">
			<Picture
				src={conversionPicture(from)}
				alt={alt}
				width={1200}
				height={900}
				sizes="112px"
				className="aspect-[4/3] w-28 shrink-0 rounded-sm bg-surface object-cover"
			/>
			<p className="grid">
				<span className="text-sm text-muted">{texts.inquiry.conversion}</span>
				<span className="font-semibold">{title}</span>
				<span className="text-sm text-muted">{base}</span>
			</p>
		</div>
	);
}

type InquiryProps = {
	texts: ModificationTexts;
	view: Start;
	/** Whether its tab is open: once opened it stays on the page. */
	isShown: boolean;
	action: string;
	ticket: string | null;
	answer: FormAnswer | null;
	company: { phone: string; phoneLink: string };
	/** What was taken in 3D, for a configuration. */
	picture: string;
	/** Shows a configuration by its code. */
	renderConfiguration: (config: string) => ReactNode;
	onSent: () => void;
	/** Told the heading whenever the form comes into sight, or is in sight with other details. */
	onShown: (heading: HTMLElement) => void;
};

/** Asks for a quote, from an example, from a configuration or in the visitor's own words. */
export default function Inquiry(props: InquiryProps) {
	const call = useTranslations("common");
	const language = useLanguage();
	const { texts, company, isShown } = props;
	const start = startOf(props.view, props.answer);
	const heading = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: other details are told, not another function
	useEffect(() => {
		if (isShown && heading.current) props.onShown(heading.current);
	}, [isShown, start.from, start.config]);
	return (
		<section
			aria-labelledby="inquiry"
			className="page grid gap-8 py-14 md:py-20 lg:grid-cols-[1fr_2fr] lg:gap-14"
		>
			<div className="grid content-start justify-items-start gap-4">
				<h2 ref={heading} id="inquiry" tabIndex={-1} className="text-3xl outline-none">
					{texts.inquiry.title}
				</h2>
				<p className="max-w-[44ch] text-lg text-muted">{texts.inquiry.intro}</p>
				{company.phoneLink && (
					<ButtonAnchor href={`tel:${company.phoneLink}`} variant="quiet">
						<Phone aria-hidden="true" className="size-5" />
						{call("callUs", { phone: company.phone })}
					</ButtonAnchor>
				)}
			</div>
			<InquiryForm
				texts={texts.inquiry}
				action={props.action}
				view={start}
				details={detailsOf(start, texts, language)}
				picture={start.config ? props.picture : ""}
				ticket={props.ticket}
				answer={props.answer}
				subject={
					start.config
						? props.renderConfiguration(start.config)
						: start.from && <ExampleCard from={start.from} texts={texts} />
				}
				onSent={props.onSent}
			/>
		</section>
	);
}
