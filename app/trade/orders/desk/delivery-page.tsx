import { ArrowLeft, Map as MapIcon, Phone } from "lucide-react";
import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { deskLink, Facts, Panel } from "~/desk/parts/facts.tsx";
import { IfMay } from "~/desk/shell/own-rights.tsx";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { detailsOf } from "~/trade/lines/lines.ts";
import { useLineWords } from "~/trade/lines/use-line-words.ts";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { callAddress } from "~/values/phone.ts";
import type { WholeDelivery } from "./deliveries.store.server.ts";
import { type DeliveryAnswer, type DeliveryProblem, deliveryFields } from "./deliveries.ts";

type Texts = PageTexts["adminDeliveries"];

const bigLink =
	"inline-flex min-h-11 items-center gap-2 rounded-md border border-edge px-4 font-semibold hover:bg-mist";

/** Where it goes, whom to call, and the way there. */
function Where({ texts, delivery: { address } }: { texts: Texts; delivery: WholeDelivery }) {
	const t = useTranslations("checkout");
	const country = t(`countries.${address.country}`);
	const place = [address.street, `${address.postalCode} ${address.city}`, country];
	const way = new URLSearchParams({ api: "1", destination: place.join(", ") });
	return (
		<Panel title={texts.where} id="where">
			<address className="text-lg not-italic [overflow-wrap:anywhere]">
				{[address.companyName, address.name, ...place].filter(Boolean).map((line) => (
					<span key={line} className="block">
						{line}
					</span>
				))}
			</address>
			<div className="flex flex-wrap gap-3">
				{address.phone && (
					<a href={callAddress(address.phone)} className={bigLink}>
						<Phone aria-hidden="true" className="size-5" />
						<span className="sr-only">{texts.call}: </span>
						{address.phone}
					</a>
				)}
				<a
					href={`https://www.google.com/maps/dir/?${way}`}
					target="_blank"
					rel="noreferrer"
					className={bigLink}
				>
					<MapIcon aria-hidden="true" className="size-5" />
					{texts.route}
				</a>
			</div>
		</Panel>
	);
}

function What({ texts, delivery }: { texts: Texts; delivery: WholeDelivery }) {
	const text = useLineWords();
	const t = useTranslations("catalog.details");
	return (
		<Panel title={texts.what} id="what">
			<ul>
				{delivery.lines.map((line) => (
					<li
						key={line.id}
						className="border-t border-line py-3 [overflow-wrap:anywhere] first:border-t-0 first:pt-0 last:pb-0"
					>
						<p className="text-lg font-semibold">
							{line.quantity} × {line.title}
						</p>
						{line.selectedCondition !== null && (
							<p className="text-muted">
								{[text.condition(line), t(`colors.${line.colorType}`), line.ralColor]
									.filter(Boolean)
									.join(" · ")}
							</p>
						)}
						{line.selectedCondition !== null && (
							<p className="text-muted">
								{line.transportType === "self_pickup"
									? texts.collected
									: t(`deliveries.${line.transportType}`)}
							</p>
						)}
						{detailsOf(line).map((detail) => (
							<p key={detail} className="text-sm text-muted">
								{detail}
							</p>
						))}
					</li>
				))}
			</ul>
		</Panel>
	);
}

type ConfirmProps = {
	texts: Texts;
	problems: Record<DeliveryProblem, string>;
	delivery: WholeDelivery;
	answer: DeliveryAnswer | null;
	/** Takes the form. */
	address: string;
};

function Confirm({ texts, problems, delivery, answer, address }: ConfirmProps) {
	const form = useRef<HTMLFormElement>(null);
	useFocusOnError(form, answer);
	const sending = useNavigation().formData !== undefined;
	const problem = answer?.problem;
	const isFile = problem?.startsWith("file");
	return (
		<Panel title={texts.confirmTitle} id="confirm" hint={texts.confirmText}>
			{problem && !isFile && problem !== "note_long" && (
				<Notice tone="error" role="alert">
					{problems[problem]}
				</Notice>
			)}
			<Form
				ref={form}
				method="post"
				action={address}
				encType="multipart/form-data"
				noValidate
				className="grid gap-4"
			>
				<input type="hidden" name={deliveryFields.seen} value={delivery.status} />
				<TextField
					type="file"
					name={deliveryFields.file}
					accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
					label={texts.file}
					hint={texts.fileHint}
					error={problem && isFile ? problems[problem] : undefined}
				/>
				<TextAreaField
					name={deliveryFields.note}
					label={texts.note}
					hint={texts.noteHint}
					rows={3}
					maxLength={4000}
					defaultValue={answer?.note ?? ""}
					error={problem === "note_long" ? problems.note_long : undefined}
				/>
				<SubmitButton sending={sending} className="min-h-13 w-full text-lg sm:w-auto sm:justify-self-start">
					{sending ? texts.sending : texts.confirm}
				</SubmitButton>
			</Form>
		</Panel>
	);
}

/** One delivery as a driver needs it: where, what, what was wished, and the form that says that it was brought. */
export function DeliveryPage(
	props: ConfirmProps & {
		wishTitle: string;
		wish: [label: string, value: string][];
		/** Address of the list. */
		list: string;
		/** Address of the order, for who may read it. */
		order: string;
	},
) {
	const { texts, delivery, wish, list } = props;
	const isDone = delivery.status === "delivered";
	return (
		<div className="page grid grid-cols-[minmax(0,48rem)] gap-5 pt-6 pb-16">
			<title>{`${delivery.number} · ${texts.kind}`}</title>
			<div>
				<Link to={list} className={`${deskLink} mb-1`}>
					<ArrowLeft aria-hidden="true" className="mr-1.5 inline size-5 align-[-0.25em]" />
					{texts.back}
				</Link>
				<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
					<h1 className="text-3xl">
						<span className="block text-base font-semibold text-muted">{texts.kind}</span>
						{delivery.number}
					</h1>
					<IfMay right="orders.read">
						<Link to={props.order} className={deskLink}>
							{texts.order}
						</Link>
					</IfMay>
				</div>
			</div>
			<Where texts={texts} delivery={delivery} />
			{wish.length > 0 && (
				<Panel title={props.wishTitle} id="wish">
					<Facts facts={wish} />
				</Panel>
			)}
			<What texts={texts} delivery={delivery} />
			{delivery.files.length > 0 && (
				<Panel title={texts.files} id="files">
					<ul>
						{delivery.files.map(({ id, fileName }) => (
							<li key={id} className="[overflow-wrap:anywhere]">
								{fileName}
							</li>
						))}
					</ul>
				</Panel>
			)}
			{isDone && <Notice tone="success">{texts.delivered}</Notice>}
			{/* What was refused stays to be sent, also where somebody else has marked it as brought meanwhile. */}
			{(!isDone || props.answer) && (
				<IfMay right="deliveries.confirm">
					<Confirm {...props} />
				</IfMay>
			)}
		</div>
	);
}
