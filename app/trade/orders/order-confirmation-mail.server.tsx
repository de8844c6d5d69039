import type { InferSelectModel } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { createTranslator } from "use-intl/core";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatEuro } from "~/i18n/format.ts";
import { writeMail } from "~/mail/outbox.server.ts";
import type { schema, Transaction } from "~/platform/db.server.ts";
import { urls } from "~/urls.ts";
import { orderKey, orderKeyParameter } from "./order-access.server.ts";
import {
	OrderConfirmationMail,
	type OrderMailView,
	orderConfirmationText,
} from "./order-confirmation-mail.tsx";

type Order = InferSelectModel<typeof schema.orders>;
type OrderItem = InferSelectModel<typeof schema.orderItems>;

/** Who speaks in the mail, and where the shop is. */
export type ConfirmationSender = {
	company: { name: string; email: string; phone: string };
	/** Origin of links, for example https://shop.example. */
	origin: string;
	secret: string;
};

/**
 * Writes the buyer's confirmation and the company's copy into the outbox, in the order's language.
 * Each is written once per order, however often this runs (shop document §7).
 */
export async function writeOrderConfirmation(
	tx: Transaction,
	sender: ConfirmationSender,
	order: Order,
	items: OrderItem[],
): Promise<void> {
	const { language } = order;
	const { company } = sender;
	const t = createTranslator({
		locale: language,
		messages: mailCatalogues[language],
		namespace: "orderConfirmation",
	});
	const { name, email, phone } = order.shippingAddress;
	const texts = { number: order.orderNumber, company: company.name, name, email, phone };
	const total = formatEuro(language, order.totalAmount, "always");
	const link = `${sender.origin}${urls.orderConfirmation(language, order.id)}?${orderKeyParameter}=${orderKey(sender.secret, order.id)}`;
	const view: OrderMailView = {
		language,
		greeting: t("greeting", texts),
		intro: t("intro", texts),
		invoice: t("invoice"),
		closing: t("closing"),
		company,
		link,
		linkText: t("view"),
		transport: t("transport"),
		order,
		items,
		messages: catalogues[language],
	};
	const copy: OrderMailView = { ...view, greeting: company.name, intro: t("copyIntro", texts) };
	await writeMail(tx, {
		dedupeKey: `order-confirmation:${order.id}:buyer`,
		language,
		recipient: email,
		replyTo: company.email,
		subject: t("subject", texts),
		html: renderMail(view),
		text: orderConfirmationText(view),
	});
	await writeMail(tx, {
		dedupeKey: `order-confirmation:${order.id}:company`,
		language,
		recipient: company.email,
		replyTo: email,
		subject: t("copySubject", { ...texts, total }),
		html: renderMail(copy),
		text: orderConfirmationText(copy),
	});
}

function renderMail(view: OrderMailView): string {
	return `<!doctype html>${renderToStaticMarkup(<OrderConfirmationMail view={view} />)}`;
}
