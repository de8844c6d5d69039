import { ArrowLeft } from "lucide-react";
import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { deskLink, Panel } from "~/desk/parts/facts.tsx";
import { useUnsaved } from "~/desk/record/use-unsaved.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type FormReply, fieldsOf } from "~/values/form-reply.ts";
import { languages } from "~/values/vocabulary.ts";
import { type BegunOffer, newOfferFields } from "./new-offer.ts";
import type { Difference } from "./repeat-order.ts";
import { offerFieldErrors } from "./sale-form.ts";

type Props = {
	texts: PageTexts["adminOffers"];
	/** What the list of offers is called. */
	list: string;
	/** The request that is answered; null for a buyer who calls. */
	quote: { id: string; name: string; title: string | null } | null;
	/** The order that is repeated, with what is not as it was. */
	order: { id: string; number: string; name: string; differences: Difference[] } | null;
	/** Of the offer that the form makes. */
	id: string;
	reply: FormReply;
	/** What an earlier press has made; null for all but one that says something else. */
	begun: BegunOffer | null;
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

/** The order that is repeated, and what costs something else today, or is not to be had. */
function RepeatedOrder({ texts, order }: { texts: Props["texts"]; order: NonNullable<Props["order"]> }) {
	const { euro } = useFormat();
	const { differences } = order;
	return (
		<>
			<input type="hidden" name={newOfferFields.order} value={order.id} />
			<p>
				{texts.new.forOrder} <strong>{order.number}</strong>, {order.name}
			</p>
			{differences.length === 0 ? (
				<Notice tone="success">{texts.new.asThen}</Notice>
			) : (
				<div className="grid gap-2">
					<h3 className="text-base">{texts.new.differences}</h3>
					<ul className="divide-y divide-line">
						{differences.map((difference) => (
							<li
								key={`${difference.title} ${difference.what} ${"after" in difference ? difference.after : ""}`}
								className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2"
							>
								<span>
									<strong>{difference.title}</strong>
									<span className="block text-sm text-muted">{texts.new.differs[difference.what]}</span>
								</span>
								{"after" in difference && (
									<span className="whitespace-nowrap tabular-nums">
										<s className="text-muted">{euro(difference.before, "always")}</s>{" "}
										<strong>{euro(difference.after, "always")}</strong>
									</span>
								)}
							</li>
						))}
					</ul>
				</div>
			)}
		</>
	);
}

/** Begins an offer: for a request with what it asks for, or for whoever called. */
export function NewOfferPage(props: Props) {
	const { texts, list, quote, order, id, reply, begun, action, back } = props;
	const language = useLanguage();
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formMethod === "POST";
	useFocusOnError(form, reply);
	const { touch } = useUnsaved();
	useOnChange(reply, () => {
		if (reply) touch();
	});
	return (
		<div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-16">
			<title>{texts.new.title}</title>
			<div>
				<Link to={back} className={`${deskLink} mb-1`}>
					<ArrowLeft aria-hidden="true" className="mr-1.5 inline size-5 align-[-0.25em]" />
					{list}
				</Link>
				<h1 className="text-3xl">{texts.new.title}</h1>
				<p className="max-w-prose text-muted">
					{order ? texts.new.orderIntro : quote ? texts.new.quoteIntro : texts.new.intro}
				</p>
			</div>
			<Form ref={form} method="post" action={action} noValidate onInput={touch} className="grid gap-5">
				<input type="hidden" name={newOfferFields.id} value={id} />
				{begun && (
					<Notice tone="warning" role="alert">
						<p>{texts.new.begun}</p>
						<p className="mt-3">
							{/* In a tab of its own: what is typed here stays. */}
							<ButtonLink to={adminUrls.offer(language, begun.id)} target="_blank" variant="quiet">
								{begun.number} · {begun.name}
							</ButtonLink>
						</p>
					</Notice>
				)}
				<Panel title={texts.fields.buyer} id="new-offer-buyer">
					{order ? (
						<RepeatedOrder texts={texts} order={order} />
					) : quote ? (
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
