import type { ComponentProps, ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { urls } from "~/urls.ts";

/** An order as its buyer's list shows it: words, no figures. */
export type OwnOrder = {
	id: string;
	number: string;
	date: string;
	status: string;
	total: string;
	/** How much VAT is in it, or why there is none. */
	vat: string;
	lines: string;
	/** Leads to its papers. */
	papers: ReactNode;
	/** How much of it is paid; null where there is nothing to say. */
	payment: { text: string; tone: ComponentProps<typeof Badge>["tone"] } | null;
};

type OwnOrdersProps = {
	texts: PageTexts["ownTrade"] & { again: string };
	orders: OwnOrder[];
	/** Addresses of the neighbouring pages; null at an end. */
	newer: string | null;
	older: string | null;
};

const link = "inline-flex min-h-11 items-center font-semibold text-info underline-offset-4 hover:underline";

/** A buyer's own orders, newest first. */
export function OwnOrders({ texts, orders, newer, older }: OwnOrdersProps) {
	const language = useLanguage();
	const sending = useNavigation().formMethod === "POST";
	return (
		<section
			aria-labelledby="own-orders"
			className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line p-6 shadow-card md:p-8"
		>
			<h2 id="own-orders" className="text-2xl">
				{texts.orders}
			</h2>
			{orders.length === 0 && <p className="text-muted">{texts.noOrders}</p>}
			<ul className="divide-y divide-line">
				{orders.map((order) => {
					const address = urls.orderConfirmation(language, order.id);
					return (
						<li key={order.id} className="grid gap-2 py-4 first:pt-0">
							<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
								<p className="flex flex-wrap items-center gap-2 font-semibold">
									{order.number} <Badge tone="info">{order.status}</Badge>
									{order.payment && <Badge tone={order.payment.tone}>{order.payment.text}</Badge>}
								</p>
								<p className="text-sm text-muted">{order.date}</p>
							</div>
							<p className="whitespace-pre-line [overflow-wrap:anywhere]">{order.lines}</p>
							<p className="text-sm text-muted">
								{texts.total} <strong className="text-base text-ink">{order.total}</strong>
								<span className="block">{order.vat}</span>
							</p>
							<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
								<Link to={address} className={link} aria-label={`${texts.view} ${order.number}`}>
									{texts.view}
								</Link>
								{order.papers}
								<Form method="post" action={address}>
									<SubmitButton
										sending={sending}
										variant="quiet"
										aria-label={`${texts.again} ${order.number}`}
									>
										{texts.again}
									</SubmitButton>
								</Form>
							</div>
						</li>
					);
				})}
			</ul>
			{(newer || older) && (
				<nav aria-label={texts.pages} className="flex justify-between gap-4">
					{newer ? (
						<Link to={newer} className={link}>
							{texts.newer}
						</Link>
					) : (
						<span />
					)}
					{older && (
						<Link to={older} className={link}>
							{texts.older}
						</Link>
					)}
				</nav>
			)}
		</section>
	);
}
