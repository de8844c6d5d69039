import type { CSSProperties } from "react";
import { createTranslator } from "use-intl/core";
import { formatEuro } from "~/i18n/format.ts";
import type { Catalogue } from "~/i18n/messages/catalogue.ts";
import { lineWords } from "~/trade/lines/line-words.ts";
import { addressLines, lineTotal, type OrderLine } from "~/trade/lines/lines.ts";
import type { Cents } from "~/values/money.ts";
import type { BillingAddress, Language, ShippingAddress } from "~/values/vocabulary.ts";

export type OrderMailView = {
	language: Language;
	greeting: string;
	intro: string;
	invoice: string;
	closing: string;
	company: { name: string; email: string; phone: string };
	link: string;
	linkText: string;
	transport: string;
	order: {
		orderNumber: string;
		subtotalAmount: Cents;
		vatAmount: Cents;
		totalAmount: Cents;
		vatRate: number;
		shippingAddress: ShippingAddress;
		billingAddress: BillingAddress | null;
	};
	items: OrderLine[];
	messages: Catalogue;
};

function translate({ language, messages }: OrderMailView) {
	return createTranslator({ locale: language, messages });
}

function euro(view: OrderMailView, amount: Cents): string {
	return formatEuro(view.language, amount, "always");
}

function wordsOf(view: OrderMailView) {
	return lineWords(translate(view), (amount) => euro(view, amount));
}

function lineDetails(view: OrderMailView, line: OrderLine): string {
	const words = wordsOf(view);
	return `${words.condition(line)}, ${line.quantity} × ${words.unitPrice(line)}`;
}

function sums(view: OrderMailView): [label: string, amount: string][] {
	const t = translate(view);
	const { order } = view;
	return [
		[t("checkout.subtotal"), euro(view, order.subtotalAmount)],
		[t("checkout.vat", { rate: String(order.vatRate) }), euro(view, order.vatAmount)],
		[t("checkout.total"), euro(view, order.totalAmount)],
	];
}

function addresses(view: OrderMailView): [label: string, lines: string[]][] {
	const t = translate(view);
	const { shippingAddress: shipping, billingAddress: billing } = view.order;
	const country = (address: ShippingAddress | BillingAddress) => t(`checkout.countries.${address.country}`);
	return [
		[t("checkout.confirmation.shippingAddress"), addressLines(shipping, country(shipping))],
		[
			t("checkout.confirmation.billingAddress"),
			billing ? addressLines(billing, country(billing)) : [t("checkout.confirmation.sameAsShipping")],
		],
	];
}

const ink = "#10202c";
const page: CSSProperties = {
	margin: 0,
	padding: "24px 12px",
	background: "#f3f6f8",
	color: ink,
	fontFamily: "Arial, sans-serif",
};
const sheet: CSSProperties = {
	width: "100%",
	maxWidth: 600,
	margin: "0 auto",
	background: "#ffffff",
	padding: 24,
};
const cell: CSSProperties = {
	padding: "10px 0",
	borderBottom: "1px solid #d5dee5",
	verticalAlign: "top",
	fontSize: 15,
};
const figure: CSSProperties = { ...cell, textAlign: "right", whiteSpace: "nowrap" };
const small: CSSProperties = { color: "#51626f", fontSize: 13 };

/** The confirmation as HTML for mail programs: tables and inline styles only. */
export function OrderConfirmationMail({ view }: { view: OrderMailView }) {
	return (
		<html lang={view.language}>
			<head>
				<meta charSet="utf-8" />
				<title>{view.order.orderNumber}</title>
			</head>
			<body style={page}>
				<div style={sheet}>
					<p>{view.greeting}</p>
					<p>{view.intro}</p>
					<table style={{ width: "100%", borderCollapse: "collapse" }}>
						<tbody>
							{view.items.map((line, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
								<tr key={index}>
									<td style={cell}>
										<strong>{line.productTitle}</strong>
										<br />
										<span style={small}>
											{lineDetails(view, line)}
											<br />
											{wordsOf(view).delivery(line)}: {euro(view, line.transportPrice)}
										</span>
									</td>
									<td style={figure}>{euro(view, lineTotal(line))}</td>
								</tr>
							))}
							{sums(view).map(([label, amount]) => (
								<tr key={label}>
									<td style={cell}>{label}</td>
									<td style={figure}>
										<strong>{amount}</strong>
									</td>
								</tr>
							))}
						</tbody>
					</table>
					{addresses(view).map(([label, lines]) => (
						<p key={label}>
							<span style={small}>{label}</span>
							{lines.map((line) => (
								<span key={line}>
									<br />
									{line}
								</span>
							))}
						</p>
					))}
					<p>{view.invoice}</p>
					<p>
						<a href={view.link} style={{ color: "#0b4a75" }}>
							{view.linkText}
						</a>
					</p>
					<p>
						{view.closing}
						<br />
						{view.company.name}
						<br />
						<span style={small}>
							{view.company.phone} · {view.company.email}
						</span>
					</p>
				</div>
			</body>
		</html>
	);
}

/** The same mail as plain text. */
export function orderConfirmationText(view: OrderMailView): string {
	const lines = view.items.flatMap((line) => [
		`${line.productTitle}: ${euro(view, lineTotal(line))}`,
		`  ${lineDetails(view, line)}`,
		`  ${wordsOf(view).delivery(line)}: ${euro(view, line.transportPrice)}`,
	]);
	return [
		view.greeting,
		"",
		view.intro,
		"",
		...lines,
		"",
		...sums(view).map(([label, amount]) => `${label}: ${amount}`),
		"",
		...addresses(view).flatMap(([label, address]) => [
			`${label}:`,
			...address.map((line) => `  ${line}`),
			"",
		]),
		view.invoice,
		"",
		`${view.linkText}: ${view.link}`,
		"",
		view.closing,
		view.company.name,
		`${view.company.phone} · ${view.company.email}`,
	].join("\n");
}
