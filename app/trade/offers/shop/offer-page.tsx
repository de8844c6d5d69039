import { FileText, Phone } from "lucide-react";
import { useRef } from "react";
import { formatDate } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { withColon } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonAnchor } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { useOnChange } from "~/ui/use-on-change.ts";
import { noonOf } from "~/values/day.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { LinkState, Missing } from "../offer.ts";
import type { ShownOffer } from "../offer-view.server.ts";
import type { OfferAnswer } from "./answer-form.ts";
import { AcceptForm, AskForm, DeclineForm } from "./offer-forms.tsx";
import { OfferView } from "./offer-view.tsx";

type Texts = PageTexts["offerPage"];

export type OfferPageProps = {
	texts: Texts;
	/** With its version. */
	number: string;
	/** Without. */
	offer: string;
	state: LinkState;
	shown: ShownOffer;
	/** Of the buyer. */
	language: Language;
	drawing: string | null;
	pdf: string;
	/** The newer version that stands instead; null: none, or it went to another address. */
	newer: string | null;
	/** What became of it; the order is opened by its link. */
	accepted: { by: string; on: string; order: { number: string; address: string } } | null;
	messages: readonly { author: "buyer" | "company"; text: string; on: string }[];
	buyerName: string;
	missing: readonly Missing[];
	/** Incl. VAT, as the page's language writes it. */
	total: string;
	/** As people read it, and for call links. */
	phone: { shown: string; link: string };
	messageKey: string;
	wasAsked: boolean;
	answer: OfferAnswer | null;
	action: string;
};

/** What has become of it. It takes the focus where that has just changed: the form that did it is gone, far below. */
function State(props: OfferPageProps) {
	const { texts, state, newer, accepted, shown, answer } = props;
	const page = useLanguage();
	const place = useRef<HTMLDivElement>(null);
	const before = useRef(state);
	useOnChange(state, () => {
		// Why a form was refused stands above, and has the focus.
		if (before.current !== state && !answer) place.current?.focus();
		before.current = state;
	});
	if (state === "open") return null;
	const words = texts.states[state];
	const day = formatDate(page, noonOf(shown.validUntil));
	return (
		<div ref={place} tabIndex={-1} className="grid gap-3 rounded-lg bg-mist p-5 md:p-6">
			<h2 className="text-2xl">{words.title}</h2>
			<p className="max-w-prose">{words.text}</p>
			{state === "expired" && (
				<p>
					{texts.validUntil} <strong>{day}</strong>
				</p>
			)}
			{state === "superseded" &&
				(newer ? (
					<ButtonAnchor href={newer} className="justify-self-start">
						{texts.states.superseded.link}
					</ButtonAnchor>
				) : (
					<p>{texts.states.superseded.mailed}</p>
				))}
			{accepted && (
				<>
					<p>
						{texts.states.accepted.by} <strong>{accepted.by}</strong> {texts.states.accepted.on} {accepted.on}
					</p>
					<ButtonAnchor href={accepted.order.address} className="justify-self-start">
						{texts.states.accepted.order} {accepted.order.number}
					</ButtonAnchor>
				</>
			)}
		</div>
	);
}

const unsentFields = ["phone", "street", "postalCode", "city", "text", "reason"] as const;

/** What was typed into a form that is no longer there, for whoever still needs it. */
function Unsent({ texts, typed }: { texts: Texts; typed: OfferAnswer["typed"] }) {
	const words = unsentFields.flatMap((field) => typed[field] || []);
	if (words.length === 0) return null;
	return (
		<div className="grid gap-1 rounded-lg border border-line p-5 md:p-6">
			<p className="font-semibold">{texts.unsent}</p>
			<p className="whitespace-pre-wrap">{words.join("\n")}</p>
		</div>
	);
}

/** Why a form is no longer there that has just been sent. It takes the focus, which was far below. */
function Refused(props: OfferPageProps & { answer: OfferAnswer }) {
	const { texts, state, answer } = props;
	const place = useRef<HTMLDivElement>(null);
	useOnChange(answer, () => place.current?.focus());
	return (
		<div ref={place} tabIndex={-1} className="grid gap-3">
			<Notice tone="error" role="alert">
				{texts.problems[state === "open" ? answer.problem : state]}
			</Notice>
			<Unsent texts={texts} typed={answer.typed} />
		</div>
	);
}

function Talk({ texts, messages }: Pick<OfferPageProps, "texts" | "messages">) {
	if (messages.length === 0) return null;
	return (
		<section aria-labelledby="talk" className="grid gap-3">
			<h2 id="talk" className="text-xl">
				{texts.talk.title}
			</h2>
			<ol className="grid gap-3">
				{messages.map(({ author, text, on }) => (
					<li
						key={`${author} ${on} ${text}`}
						className={`rounded-lg p-4 ${author === "buyer" ? "bg-mist" : "border border-line"}`}
					>
						<p className="text-sm text-muted">
							<strong>{texts.talk[author]}</strong> · {on}
						</p>
						<p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}

/** An offer for its buyer: what it says, and what can be done about it by now. */
export function OfferPage(props: OfferPageProps) {
	const { texts, number, state, shown, answer, action, offer } = props;
	const page = useLanguage();
	const forms = { texts, answer, action, offer };
	const isOpen = state === "open";
	const asks = state !== "accepted" && state !== "superseded";
	const hasForm = isOpen || (asks && answer?.intent === "ask");
	return (
		<div className="page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 pt-10 pb-16 [overflow-wrap:anywhere] md:pt-14">
			<header className="grid gap-3">
				<h1 className="text-4xl">
					<span className="block text-lg font-semibold text-muted">
						{texts.number} {number}
					</span>
					{texts.title}
				</h1>
				{isOpen && (
					<p className="text-lg">
						{texts.validUntil} <strong>{formatDate(page, noonOf(shown.validUntil))}</strong>, {texts.included}
					</p>
				)}
				<div className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
					<a
						href={props.pdf}
						type="application/pdf"
						className="inline-flex min-h-11 items-center gap-2 font-semibold text-info underline-offset-4 hover:underline"
					>
						<FileText aria-hidden="true" className="size-5 shrink-0" />
						{texts.pdf}
					</a>
					<a
						href={props.phone.link}
						className="inline-flex min-h-11 items-center gap-2 font-semibold text-info underline-offset-4 hover:underline"
					>
						<Phone aria-hidden="true" className="size-5 shrink-0" />
						{withColon(page, texts.question)} {props.phone.shown}
					</a>
				</div>
			</header>
			{answer && !hasForm && <Refused {...props} answer={answer} />}
			<State {...props} />
			<OfferView texts={texts} shown={shown} language={props.language} drawing={props.drawing} />
			<Talk texts={texts} messages={props.messages} />
			{isOpen && <AcceptForm {...forms} name={props.buyerName} missing={props.missing} total={props.total} />}
			{asks && (
				<AskForm
					{...forms}
					messageKey={props.messageKey}
					asked={props.messages.filter(({ author }) => author === "buyer").length}
					wasAsked={props.wasAsked && !answer}
				/>
			)}
			{isOpen && <DeclineForm {...forms} />}
		</div>
	);
}
