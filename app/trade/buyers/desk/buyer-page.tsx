import { type ReactNode, useRef } from "react";
import { Form, Link, useNavigation, useSearchParams } from "react-router";
import { type DeskAnswer, deskFields } from "~/desk/detail/desk-form.ts";
import { DetailPage } from "~/desk/detail/detail-page.tsx";
import { NotesPanel } from "~/desk/detail/notes-panel.tsx";
import { useEmptiedForm } from "~/desk/detail/use-emptied-form.ts";
import { deskLink, Facts, Panel } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { addressLines } from "~/trade/lines/lines.ts";
import { isAwaited } from "~/trade/orders/owed-amount.ts";
import { AddressLines } from "~/ui/address-lines.tsx";
import { TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { noonOf } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";
import { callAddress } from "~/values/phone.ts";
import { type BuyerCard, factsOf } from "./buyer.ts";
import { type BuyerAnswer, buyerFields } from "./buyer-form.ts";

type Texts = PageTexts["adminBuyers"];

export type BuyerPageProps = {
	texts: Texts;
	tradeTexts: PageTexts["adminTrade"];
	invoiceTexts: PageTexts["adminInvoices"];
	vatTexts: PageTexts["adminVat"];
	offerTexts: PageTexts["adminOffers"];
	card: BuyerCard;
	/** What who looks may see and do. */
	may: { trade: boolean; mails: boolean; change: boolean };
	answer: DeskAnswer | BuyerAnswer | null;
};

type RowProps = { to: string | null; name: string; about: ReactNode; at: ReactNode; amount?: Cents };

function Row({ to, name, about, at, amount }: RowProps) {
	const { euro } = useFormat();
	return (
		<li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
			<span className="min-w-0 [overflow-wrap:anywhere]">
				{to ? (
					<Link to={to} className={deskLink}>
						{name}
					</Link>
				) : (
					<strong>{name}</strong>
				)}{" "}
				<span className="text-muted">{about}</span>
				<span className="block text-sm text-muted">{at}</span>
			</span>
			{amount !== undefined && (
				<strong className="whitespace-nowrap tabular-nums">{euro(amount, "always")}</strong>
			)}
		</li>
	);
}

/** A kind of what belongs to a buyer; left out where there is none. */
function Rows({
	title,
	id,
	rows,
}: {
	title: string;
	id: string;
	rows: readonly (RowProps & { id: string })[];
}) {
	if (rows.length === 0) return null;
	return (
		<Panel title={title} id={id}>
			<ul className="divide-y divide-line">
				{rows.map(({ id: key, ...row }) => (
					<Row key={key} {...row} />
				))}
			</ul>
		</Panel>
	);
}

/** Who it is, and what the shop has sold. */
function Summary({ texts, vatTexts, card }: Pick<BuyerPageProps, "texts" | "vatTexts" | "card">) {
	const t = useTranslations("checkout");
	const { euro, number } = useFormat();
	const { name, company, phone, addresses, vatNumbers } = factsOf(card);
	const { sums, accounts } = card;
	return (
		<Panel title={texts.summary} id="summary">
			<Facts
				facts={[
					[texts.orders, number(sums.orders)],
					[texts.turnover, euro(sums.total, "always")],
					[texts.open, sums.open > 0 ? <strong key="open">{euro(sums.open, "always")}</strong> : null],
					[t("name"), name],
					[t("companyName"), company],
					[
						t("phone"),
						phone && (
							<a key="phone" href={callAddress(phone)} className={deskLink}>
								{phone}
							</a>
						),
					],
					[
						t("vatNumber"),
						vatNumbers.length === 0
							? null
							: vatNumbers
									.map(({ number: one, state }) => {
										const known = state in vatTexts.states ? (state as keyof typeof vatTexts.states) : "none";
										return `${one} · ${vatTexts.states[known]}`;
									})
									.join("\n"),
					],
					[
						texts.account,
						accounts.length > 0 ? accounts.map(({ email }) => email).join("\n") : texts.noAccount,
					],
				]}
			/>
			{addresses.length > 0 && (
				<div className="grid gap-2">
					<h3 className="text-base">{texts.addresses}</h3>
					<ul className="grid gap-4 sm:grid-cols-2">
						{addresses.slice(0, 8).map((address) => {
							const lines = addressLines(
								{ ...address, vatNumber: null },
								{ country: t(`countries.${address.country}`), vatNumber: "" },
							);
							return (
								<li key={lines.join("|")}>
									<AddressLines lines={lines} />
								</li>
							);
						})}
					</ul>
				</div>
			)}
		</Panel>
	);
}

/** The addresses of a buyer, with what puts two together and takes them apart. */
function Addresses({ texts, card, may, answer }: Pick<BuyerPageProps, "texts" | "card" | "may" | "answer">) {
	const form = useRef<HTMLFormElement>(null);
	const navigation = useNavigation();
	const [parameters] = useSearchParams();
	const sending = (intent: string) => navigation.formData?.get(deskFields.intent) === intent;
	const own = answer && "buyer" in answer ? answer : null;
	useFocusOnError(form, own);
	const done = own ? null : parameters.get(buyerFields.done);
	const problem = own && texts.problems[own.problem];
	const mergeSent = useEmptiedForm(form, (query) => query.get(buyerFields.done) === "merge");
	return (
		<Panel title={texts.merge.title} id="addresses" hint={texts.merge.hint}>
			{(done === "merge" || done === "split") && (
				<Notice tone="success" role="status">
					{texts.merge.done[done]}
				</Notice>
			)}
			{problem && own.buyer === "split" && (
				<Notice tone="error" role="alert">
					{problem}
				</Notice>
			)}
			<ul className="grid gap-2">
				<li className="[overflow-wrap:anywhere]">
					<a href={`mailto:${card.email}`} className={deskLink}>
						{card.email}
					</a>
				</li>
				{card.others.map(({ email, by, at }) => (
					<li key={email} className="grid gap-1 [overflow-wrap:anywhere]">
						<a href={`mailto:${email}`} className={`${deskLink} justify-self-start`}>
							{email}
						</a>
						<span className="text-sm text-muted">
							<Moment date={new Date(at)} /> · {by}
						</span>
						{may.change && (
							<Form method="post" preventScrollReset>
								<input type="hidden" name={deskFields.intent} value="split" />
								<input type="hidden" name={buyerFields.other} value={email} />
								<SubmitButton sending={sending("split")} variant="quiet">
									{texts.merge.split}
									<span className="sr-only"> {email}</span>
								</SubmitButton>
							</Form>
						)}
					</li>
				))}
			</ul>
			{may.change && (
				<Form
					// What was begun about one buyer is not shown at another.
					key={card.email}
					ref={form}
					onSubmit={mergeSent}
					method="post"
					preventScrollReset
					noValidate
					className="grid gap-3 border-t border-line pt-4"
				>
					<input type="hidden" name={deskFields.intent} value="merge" />
					<TextField
						id="merge-other"
						name={buyerFields.other}
						type="email"
						label={texts.merge.other}
						hint={texts.merge.otherHint}
						defaultValue={own?.buyer === "merge" ? own.other : ""}
						maxLength={200}
						autoComplete="off"
						error={own?.buyer === "merge" && problem ? problem : undefined}
					/>
					<SubmitButton sending={sending("merge")} variant="quiet" className="justify-self-start">
						{texts.merge.button}
					</SubmitButton>
				</Form>
			)}
		</Panel>
	);
}

/** Everything of one buyer. */
export function BuyerPage(props: BuyerPageProps) {
	const { texts, tradeTexts, invoiceTexts, offerTexts, card, may, answer } = props;
	const language = useLanguage();
	const { name, company } = factsOf(card);
	const address = adminUrls.buyer(language, card.email);
	const { statuses } = tradeTexts;
	const moment = (at: string) => <Moment date={new Date(at)} />;
	const deskAnswer = answer && "intent" in answer ? answer : null;
	const asked = card.quotes[0]?.name;
	return (
		<DetailPage
			texts={tradeTexts}
			list={{ title: texts.title, address: adminUrls.buyers(language) }}
			kind={texts.one}
			title={company || name || asked || card.email}
			answer={deskAnswer}
			aside={
				<>
					<Addresses {...{ texts, card, may, answer }} />
					<Rows
						title={tradeTexts.resend.title}
						id="mails"
						rows={card.mails.map(({ id, subject, status, at }) => ({
							...{ id, name: subject, at: moment(at) },
							to: may.mails ? adminUrls.mail(language, id) : null,
							about: statuses.mail[status as keyof typeof statuses.mail] ?? status,
						}))}
					/>
				</>
			}
		>
			<Summary {...props} />
			<Rows
				title={texts.orders}
				id="orders"
				rows={card.orders.map(({ id, number, status, total, open, at }) => ({
					...{ id, name: number, at: moment(at), amount: total, to: adminUrls.order(language, id) },
					about: (
						<>
							{statuses.order[status]}
							{open > 0 && (open < total || !isAwaited({ status })) && <OpenPart texts={texts} open={open} />}
						</>
					),
				}))}
			/>
			<Rows
				title={texts.invoices}
				id="invoices"
				rows={card.invoices.map(({ id, number, kind, gross, on, order, orderId }) => ({
					...{ id, name: number, amount: gross, to: adminUrls.order(language, orderId) },
					at: formatDate(language, noonOf(on)),
					about: `${invoiceTexts.kinds[kind as keyof typeof invoiceTexts.kinds] ?? kind} · ${order}`,
				}))}
			/>
			{may.trade && (
				<>
					<Rows
						title={texts.offers}
						id="offers"
						rows={card.offers.map(({ id, number, status, total, at }) => ({
							...{ id, name: number, at: moment(at), amount: total, to: adminUrls.offer(language, id) },
							about: offerTexts.statuses[status],
						}))}
					/>
					<Rows
						title={texts.quotes}
						id="quotes"
						rows={card.quotes.map(({ id, name: who, status, at }) => ({
							...{ id, name: who, at: moment(at), to: adminUrls.quote(language, id) },
							about: statuses.quote[status as keyof typeof statuses.quote] ?? status,
						}))}
					/>
					<Rows
						title={texts.messages}
						id="messages"
						rows={card.messages.map(({ id, subject, status, at }) => ({
							...{
								id,
								name: subject || texts.noSubject,
								at: moment(at),
								to: adminUrls.message(language, id),
							},
							about: statuses.message[status as keyof typeof statuses.message] ?? status,
						}))}
					/>
				</>
			)}
			{may.trade && (
				<NotesPanel
					texts={tradeTexts}
					notes={card.notes
						.toReversed()
						.map(({ id, userEmail, text, at }) => ({ id, userEmail, text, createdAt: new Date(at) }))}
					answer={deskAnswer}
					action={address}
				/>
			)}
		</DetailPage>
	);
}

function OpenPart({ texts, open }: { texts: Texts; open: Cents }) {
	const { euro } = useFormat();
	return (
		<>
			{" · "}
			{texts.open} {euro(open, "always")}
		</>
	);
}
