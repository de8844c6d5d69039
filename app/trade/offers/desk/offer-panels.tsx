import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { deskLink, Panel } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import type { Cents } from "~/values/money.ts";
import {
	type DeskOfferAnswer,
	type DeskOfferIntent,
	deskOfferFields,
	recordedWays,
} from "./offer-actions.ts";

type Texts = PageTexts["adminOffers"];

type PanelProps = {
	texts: Texts;
	/** The offer's page, which takes its forms. */
	action: string;
	answer: DeskOfferAnswer | null;
};

function useSending(intent: DeskOfferIntent): boolean {
	return useNavigation().formData?.get(deskFields.intent) === intent;
}

/** Why a form of this panel was refused. */
function Refusal({ texts, answer, of }: PanelProps & { of: DeskOfferIntent }) {
	if (answer?.offer !== of || answer.problem === "name") return null;
	return (
		<Notice tone="error" role="alert">
			{texts.problems[answer.problem]}
		</Notice>
	);
}

/** Sends the draft, once it has been looked at. @property total incl. VAT, that was shown */
export function SendPanel(props: PanelProps & { seen: string; total: Cents; pdf: string; mail: string }) {
	const { texts, action, seen, total } = props;
	const sending = useSending("send");
	return (
		<Panel title={texts.send.title} id="send" hint={texts.send.hint}>
			<Refusal {...props} of="send" />
			<details className="min-w-0">
				<summary className="w-fit cursor-pointer py-2.5 font-semibold text-info">{texts.mailPreview}</summary>
				<pre className="mt-2 rounded-md bg-mist p-4 font-sans text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
					{props.mail}
				</pre>
			</details>
			<a href={props.pdf} type="application/pdf" className={deskLink}>
				{texts.preview}
			</a>
			<Form method="post" action={`${action}#send`} preventScrollReset>
				<input type="hidden" name={deskFields.intent} value="send" />
				<input type="hidden" name={deskOfferFields.seen} value={seen} />
				<input type="hidden" name={deskOfferFields.total} value={total} />
				<SubmitButton sending={sending}>{texts.send.button}</SubmitButton>
			</Form>
		</Panel>
	);
}

/** Records that a buyer said yes: of the version that stands, or of a draft that nobody was sent. */
export function AcceptPanel(
	props: PanelProps & { version: number; seen: string; total: Cents; isDraft: boolean; name: string },
) {
	const { texts, action, answer } = props;
	const form = useRef<HTMLFormElement>(null);
	const sending = useSending("accept");
	const own = answer?.offer === "accept" ? answer : null;
	useFocusOnError(form, own);
	const { accept } = texts;
	return (
		<Panel title={accept.title} id="accept" hint={accept.hint}>
			<Refusal {...props} of="accept" />
			<details open={own !== null}>
				<summary className="w-fit cursor-pointer py-2.5 font-semibold text-info">{accept.button}</summary>
				<Form
					ref={form}
					method="post"
					action={`${action}#accept`}
					preventScrollReset
					noValidate
					className="mt-2 grid gap-4"
				>
					{props.isDraft && <Notice tone="info">{accept.draftHint}</Notice>}
					<input type="hidden" name={deskFields.intent} value="accept" />
					<input type="hidden" name={deskOfferFields.version} value={props.version} />
					<input type="hidden" name={deskOfferFields.seen} value={props.seen} />
					<input type="hidden" name={deskOfferFields.total} value={props.total} />
					<TextField
						id="accept-name"
						name={deskOfferFields.name}
						label={accept.name}
						maxLength={200}
						defaultValue={own?.typed.name ?? props.name}
						error={own?.problem === "name" ? texts.problems.name : undefined}
					/>
					<SelectField
						id="accept-how"
						name={deskOfferFields.how}
						label={accept.how}
						defaultValue={own?.typed.how ?? "phone"}
					>
						{recordedWays.map((way) => (
							<option key={way} value={way}>
								{accept.ways[way]}
							</option>
						))}
					</SelectField>
					<SubmitButton sending={sending} className="justify-self-start">
						{accept.button}
					</SubmitButton>
				</Form>
			</details>
		</Panel>
	);
}

/** Takes the offer back. */
export function WithdrawPanel(props: PanelProps) {
	const { texts, action, answer } = props;
	const sending = useSending("withdraw");
	return (
		<Panel title={texts.withdraw.title} id="withdraw" hint={texts.withdraw.hint}>
			<Refusal {...props} of="withdraw" />
			<details open={answer?.offer === "withdraw"}>
				<summary className="w-fit cursor-pointer py-2.5 font-semibold text-info">
					{texts.withdraw.button}
				</summary>
				<Form method="post" action={`${action}#withdraw`} preventScrollReset className="mt-2 grid gap-4">
					<input type="hidden" name={deskFields.intent} value="withdraw" />
					<label className="flex min-h-11 items-center gap-3">
						<input
							type="checkbox"
							name={deskOfferFields.told}
							defaultChecked
							className="size-5 shrink-0 accent-brand-ink"
						/>
						{texts.withdraw.tell}
					</label>
					<SubmitButton sending={sending} variant="quiet" className="justify-self-start">
						{texts.withdraw.button}
					</SubmitButton>
				</Form>
			</details>
		</Panel>
	);
}

/** Spares the buyer the reminder, or not. */
export function ReminderForm({ texts, action, stopped }: PanelProps & { stopped: boolean }) {
	const sending = useSending("remind");
	return (
		<Form method="post" action={action} preventScrollReset className="grid gap-2">
			<input type="hidden" name={deskFields.intent} value="remind" />
			<input type="hidden" name={deskOfferFields.reminded} value={stopped ? "on" : ""} />
			{stopped && <p className="text-sm text-muted">{texts.reminders.stopped}</p>}
			<SubmitButton sending={sending} variant="quiet" className="justify-self-start">
				{stopped ? texts.reminders.resume : texts.reminders.stop}
			</SubmitButton>
		</Form>
	);
}

/** Drops what is being written; asks first, without scripts too. */
export function DiscardForm(props: PanelProps & { seen: string; isWhole: boolean }) {
	const { texts, action, seen, isWhole } = props;
	const sending = useSending("discard");
	const label = isWhole ? texts.discard.offer : texts.discard.draft;
	return (
		<details>
			<summary className="w-fit cursor-pointer py-2.5 font-semibold text-info">{label}</summary>
			<Refusal {...props} of="discard" />
			<Form method="post" action={action} preventScrollReset className="mt-2">
				<input type="hidden" name={deskFields.intent} value="discard" />
				<input type="hidden" name={deskOfferFields.seen} value={seen} />
				<SubmitButton sending={sending} variant="quiet">
					{label}
				</SubmitButton>
			</Form>
		</details>
	);
}

/** The versions of an offer, newest first, each with its paper. */
export function VersionsPanel(props: {
	texts: Texts;
	versions: readonly { version: number; number: string; sentAt: Date | null; pdf: string }[];
}) {
	const { texts, versions } = props;
	return (
		<Panel title={texts.versions} id="versions">
			<ul className="divide-y divide-line">
				{versions.map(({ version, number, sentAt, pdf }) => (
					<li key={version} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2 first:pt-0">
						<span>
							<strong>{number}</strong>
							<span className="block text-sm text-muted">
								{sentAt ? (
									<>
										{texts.sentOn} <Moment date={sentAt} />
									</>
								) : (
									texts.notSent
								)}
							</span>
						</span>
						<a href={pdf} type="application/pdf" className={deskLink}>
							{texts.pdf}
							<span className="sr-only"> {number}</span>
						</a>
					</li>
				))}
			</ul>
		</Panel>
	);
}

/** What a buyer asked and what was answered, oldest first. */
export function QuestionsPanel(props: {
	texts: Texts;
	messages: readonly { id: string; author: "buyer" | "company"; text: string; createdAt: string | Date }[];
}) {
	const { texts, messages } = props;
	if (messages.length === 0) return null;
	return (
		<Panel title={texts.questions.title} id="questions">
			<ol className="grid gap-3">
				{messages.map(({ id, author, text, createdAt }) => (
					<li
						key={id}
						className={`grid gap-1 rounded-md p-4 ${author === "buyer" ? "bg-warning-soft" : "bg-mist"}`}
					>
						<p className="text-sm text-muted">
							<strong>{texts.questions[author]}</strong> · <Moment date={new Date(createdAt)} />
						</p>
						<p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
					</li>
				))}
			</ol>
		</Panel>
	);
}

/** On a request's page: its offers, and the way to one. */
export function QuoteOffers(props: {
	texts: Texts;
	quoteId: string;
	offers: readonly { id: string; number: string; status: keyof Texts["statuses"] }[];
}) {
	const { texts, quoteId, offers } = props;
	const language = useLanguage();
	return (
		<Panel title={texts.summary} id="offers">
			{offers.length > 0 && (
				<ul className="grid gap-1">
					{offers.map(({ id, number, status }) => (
						<li key={id}>
							<Link to={adminUrls.offer(language, id)} className={deskLink}>
								{number}
							</Link>{" "}
							<span className="text-muted">· {texts.statuses[status]}</span>
						</li>
					))}
				</ul>
			)}
			<ButtonLink to={adminUrls.newOffer(language, quoteId)} className="justify-self-start">
				{texts.make}
			</ButtonLink>
		</Panel>
	);
}
