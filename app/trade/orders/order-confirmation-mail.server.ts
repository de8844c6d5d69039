import type { InferSelectModel } from "drizzle-orm";
import { createTranslator } from "use-intl/core";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatDate, formatEuro } from "~/i18n/format.ts";
import { languageTable } from "~/i18n/languages.ts";
import { momentText } from "~/i18n/moment-text.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Letter, LetterPart, LetterRow, LetterSender } from "~/mail/letter.ts";
import { writeMail } from "~/mail/outbox.server.ts";
import { renderLetter } from "~/mail/render-letter.server.tsx";
import type { schema, Transaction } from "~/platform/db.server.ts";
import { readTitles } from "~/trade/catalog/titles.store.server.ts";
import { wishRows } from "~/trade/lines/delivery-wish.ts";
import { urls } from "~/urls.ts";
import { callAddress } from "~/values/phone.ts";
import type { Language } from "~/values/vocabulary.ts";
import { orderKey, orderKeyParameter } from "./order-access.server.ts";
import { orderParts } from "./order-letter.ts";

type Order = InferSelectModel<typeof schema.orders>;
type OrderItem = InferSelectModel<typeof schema.orderItems>;

/** Who speaks in the mail, and what signs its links. */
export type ConfirmationSender = LetterSender & { secret: string };

/** The address that opens an order to whoever has it: for its buyer alone. */
export function buyersLink(
	{ origin, secret }: Pick<ConfirmationSender, "origin" | "secret">,
	{ id, language }: Pick<Order, "id" | "language">,
): string {
	return `${origin}${urls.orderConfirmation(language, id)}?${orderKeyParameter}=${orderKey(secret, id)}`;
}

/** When it should come and how the truck gets there; nothing where nobody said so. */
function wishParts(order: Order, language: Language): LetterPart[] {
	const rows = wishRows(order, pageTexts[language].deliveryWish, language);
	return rows.length > 0 ? [{ kind: "facts", rows }] : [];
}

/** What an order's buyer has been promised the invoice within (shop document §10). */
const promisedMs = 24 * 60 * 60 * 1_000;

/** The buyer's letter: what was ordered, and what happens next in its order. */
function buyersLetter(sender: ConfirmationSender, order: Order, items: OrderItem[]) {
	const { language, shippingAddress } = order;
	const { company } = sender;
	const mail = mailCatalogues[language];
	const t = createTranslator({ locale: language, messages: mail });
	const texts = { number: order.orderNumber, company: company.name, name: shippingAddress.name };
	const subject = t("orderConfirmation.subject", texts);
	const isDelivered = items.some(({ transportType }) => transportType !== "self_pickup");
	const isCollected = items.some(({ transportType }) => transportType === "self_pickup");
	const isRented = items.some(({ selectedCondition }) => selectedCondition === "rent");
	const letter: Letter = {
		...{ language, title: subject, date: order.createdAt },
		greeting: t("orderConfirmation.greeting", texts),
		parts: [
			{ kind: "text", text: t("orderConfirmation.intro", texts) },
			{
				kind: "facts",
				rows: [
					[t("orderConfirmation.number"), order.orderNumber],
					[t("orderConfirmation.date"), formatDate(language, order.createdAt)],
				],
			},
			...orderParts(order, items, { language, messages: catalogues[language], mail }),
			...wishParts(order, language),
			{
				kind: "steps",
				title: t("letter.next"),
				steps: [
					t("orderConfirmation.invoice"),
					...(isDelivered ? [t("orderConfirmation.delivery", { phone: shippingAddress.phone })] : []),
					...(isCollected ? [t("orderConfirmation.pickup")] : []),
					...(isRented ? [t("orderConfirmation.rent")] : []),
				],
			},
			{ kind: "link", label: t("orderConfirmation.view"), href: buyersLink(sender, order) },
			{ kind: "text", text: t("letter.questions", { phone: company.phone }) },
		],
		signature: { closing: t("orderConfirmation.closing"), company, vatLabel: t("letter.vatNumber") },
	};
	return { subject, ...renderLetter(letter) };
}

/** What the company's people read: who ordered, what to do until when, and where the order is on their desk. */
function companysCopy(sender: ConfirmationSender, order: Order, items: OrderItem[]) {
	const { company, deskAddress } = sender;
	const language = company.mailLanguage;
	const [messages, mail] = [catalogues[language], mailCatalogues[language]];
	const words = createTranslator({ locale: language, messages, namespace: "checkout" });
	const t = createTranslator({ locale: language, messages: mail });
	const { name, email, phone, companyName } = order.shippingAddress;
	const vatNumber = order.billingAddress?.vatNumber ?? order.shippingAddress.vatNumber;
	const total = formatEuro(language, order.totalAmount, "always");
	const texts = { number: order.orderNumber, name, total };
	const subject = t("orderConfirmation.copySubject", texts);
	const moment = momentText(language, new Date(order.createdAt.getTime() + promisedMs));
	const letter: Letter = {
		...{ language, title: subject, date: order.createdAt, greeting: null },
		parts: [
			{ kind: "text", text: t("orderConfirmation.copyIntro", texts) },
			{ kind: "text", text: t("orderConfirmation.copyNext", { moment }) },
			{ kind: "link", label: t("orderConfirmation.open"), href: deskAddress("order", order.id) },
			{
				kind: "facts",
				rows: [
					[t("orderConfirmation.number"), order.orderNumber],
					[t("letter.received"), momentText(language, order.createdAt)],
					[words("name"), name],
					...(companyName ? [[words("companyName"), companyName] satisfies LetterRow] : []),
					...(vatNumber ? [[words("vatNumber"), vatNumber] satisfies LetterRow] : []),
					[words("email"), email, `mailto:${email}`],
					[words("phone"), phone, callAddress(phone)],
					[t("letter.language"), languageTable[order.language].nativeName],
				],
			},
			...orderParts(order, items, { language, messages, mail }),
			...wishParts(order, language),
		],
		signature: null,
		notice: t("letter.notice"),
	};
	return { subject, ...renderLetter(letter) };
}

/**
 * Writes the buyer's confirmation in the order's language and the company's copy in its own into the outbox.
 * Each is written once per order, however often this runs (shop document §7).
 */
export async function writeOrderConfirmation(
	tx: Transaction,
	sender: ConfirmationSender,
	order: Order,
	items: OrderItem[],
): Promise<void> {
	const { company } = sender;
	const { email } = order.shippingAddress;
	const about = { kind: "order", about: order.id } as const;
	await writeMail(tx, {
		...about,
		audience: "customer",
		dedupeKey: `order-confirmation:${order.id}:buyer`,
		language: order.language,
		recipient: email,
		replyTo: company.email,
		...buyersLetter(sender, order, items),
	});
	const titles = await titlesFor(tx, sender, order, items);
	const known = items.map((item) => ({
		...item,
		productTitle: (item.productId && titles.get(item.productId)) || item.productTitle,
	}));
	await writeMail(tx, {
		...about,
		audience: "company",
		dedupeKey: `order-confirmation:${order.id}:company`,
		language: company.mailLanguage,
		recipient: company.email,
		replyTo: email,
		...companysCopy(sender, order, known),
	});
}

/** What the company calls the containers; nothing is read where the buyer speaks its language. */
function titlesFor(tx: Transaction, { company }: ConfirmationSender, order: Order, items: OrderItem[]) {
	if (order.language === company.mailLanguage) return new Map<string, string>();
	const ids = items.flatMap(({ productId }) => productId ?? []);
	return readTitles(tx, company.mailLanguage, ids);
}
