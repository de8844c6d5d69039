import { ArrowLeft } from "lucide-react";
import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { deskLink, Panel } from "~/desk/parts/facts.tsx";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { SelectField, TextField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type FormReply, fieldsOf } from "~/values/form-reply.ts";
import { languages } from "~/values/vocabulary.ts";
import { newOfferFields } from "./new-offer.ts";
import { offerFieldErrors } from "./sale-form.ts";

type Props = {
	texts: PageTexts["adminOffers"];
	/** What the list of offers is called. */
	list: string;
	/** The request that is answered; null for a buyer who calls. */
	quote: { id: string; name: string; title: string | null } | null;
	/** Of the offer that the form makes. */
	id: string;
	reply: FormReply;
	action: string;
	back: string;
};

function BuyerFields({ texts, reply }: Pick<Props, "texts" | "reply">) {
	const t = useTranslations("checkout");
	const language = useLanguage();
	const of = fieldsOf("new-offer", reply, { language });
	const field = (name: string) => {
		const { code, ...given } = of(name);
		const known = code && (memberOf(offerFieldErrors, code) ?? "required");
		return { ...given, error: known && texts.errors[known] };
	};
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<TextField {...field("name")} label={t("name")} maxLength={200} autoComplete="off" />
			<TextField {...field("companyName")} label={t("companyName")} maxLength={200} autoComplete="off" />
			<TextField {...field("email")} type="email" label={t("email")} maxLength={200} autoComplete="off" />
			<TextField {...field("phone")} type="tel" label={t("phone")} maxLength={200} autoComplete="off" />
			<SelectField {...field("language")} label={texts.fields.language}>
				{languages.map((code) => (
					<option key={code} value={code}>
						{languageTable[code].nativeName}
					</option>
				))}
			</SelectField>
		</div>
	);
}

/** Begins an offer: for a request with what it asks for, or for whoever called. */
export function NewOfferPage({ texts, list, quote, id, reply, action, back }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formMethod === "POST";
	useFocusOnError(form, reply);
	return (
		<div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-16">
			<title>{texts.new.title}</title>
			<div>
				<Link to={back} className={`${deskLink} mb-1`}>
					<ArrowLeft aria-hidden="true" className="mr-1.5 inline size-5 align-[-0.25em]" />
					{list}
				</Link>
				<h1 className="text-3xl">{texts.new.title}</h1>
				<p className="max-w-prose text-muted">{quote ? texts.new.quoteIntro : texts.new.intro}</p>
			</div>
			<Form ref={form} method="post" action={action} noValidate className="grid gap-5">
				<input type="hidden" name={newOfferFields.id} value={id} />
				<Panel title={texts.fields.buyer} id="new-offer-buyer">
					{quote ? (
						<>
							<input type="hidden" name={newOfferFields.quote} value={quote.id} />
							<p>
								{texts.new.forQuote} <strong>{quote.name}</strong>
								{quote.title && <span className="block text-muted">{quote.title}</span>}
							</p>
						</>
					) : (
						<BuyerFields texts={texts} reply={reply} />
					)}
				</Panel>
				<SubmitButton sending={sending} className="justify-self-start">
					{texts.new.button}
				</SubmitButton>
			</Form>
		</div>
	);
}
