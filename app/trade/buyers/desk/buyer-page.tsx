import { DetailPage } from "~/desk/detail/detail-page.tsx";
import { NotesPanel } from "~/desk/detail/notes-panel.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { isAwaited } from "~/trade/orders/owed-amount.ts";
import { noonOf } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";
import { factsOf } from "./buyer.ts";
import { BuyerAddresses } from "./buyer-addresses.tsx";
import type { BuyerPageProps } from "./buyer-props.ts";
import { Rows } from "./buyer-rows.tsx";
import { BuyerSummary } from "./buyer-summary.tsx";

/** What is left to pay of an order. */
function OpenPart({ texts, open }: { texts: BuyerPageProps["texts"]; open: Cents }) {
	const { euro } = useFormat();
	return (
		<>
			{" · "}
			{texts.open} {euro(open, "always")}
		</>
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
					<BuyerAddresses {...{ texts, card, may, answer }} />
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
			<BuyerSummary {...props} />
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
