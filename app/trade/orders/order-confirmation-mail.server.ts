import type { InferSelectModel } from "drizzle-orm";
import { createTranslator } from "use-intl/core";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatEuro } from "~/i18n/format.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Letter } from "~/mail/letter.ts";
import { writeMail } from "~/mail/outbox.server.ts";
import { renderLetter } from "~/mail/render-letter.server.tsx";
import type { schema, Transaction } from "~/platform/db.server.ts";
import { wishRows } from "~/trade/lines/delivery-wish.ts";
import { urls } from "~/urls.ts";
import { orderKey, orderKeyParameter } from "./order-access.server.ts";
import { orderParts } from "./order-letter.ts";

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
	const wishes = wishRows(order, pageTexts[language].deliveryWish, language);
	const letter = (greeting: string, intro: string): Letter => ({
		...{ language, title: order.orderNumber, greeting, company },
		parts: [
			{ kind: "text", text: intro },
			...orderParts(order, items, catalogues[language]),
			...(wishes.length > 0 ? [{ kind: "facts" as const, rows: wishes }] : []),
			{ kind: "text", text: t("invoice") },
			{ kind: "link", label: t("view"), href: link },
		],
		closing: t("closing"),
	});
	const about = { kind: "order", about: order.id, language } as const;
	await writeMail(tx, {
		...about,
		audience: "customer",
		dedupeKey: `order-confirmation:${order.id}:buyer`,
		recipient: email,
		replyTo: company.email,
		subject: t("subject", texts),
		...renderLetter(letter(t("greeting", texts), t("intro", texts))),
	});
	await writeMail(tx, {
		...about,
		audience: "company",
		dedupeKey: `order-confirmation:${order.id}:company`,
		recipient: company.email,
		replyTo: email,
		subject: t("copySubject", { ...texts, total }),
		...renderLetter(letter(company.name, t("copyIntro", texts))),
	});
}
