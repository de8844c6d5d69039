import { createTranslator } from "use-intl/core";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatDate, formatEuro } from "~/i18n/format.ts";
import { labelled } from "~/i18n/labelled.ts";
import { languageTable } from "~/i18n/languages.ts";
import { momentText } from "~/i18n/moment-text.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Letter, LetterPart, LetterRow } from "~/mail/letter.ts";
import { renderLetter } from "~/mail/render-letter.server.tsx";
import type { Letters } from "~/mail/write-up.server.ts";
import { type DeliveryWish, wishRows } from "~/trade/lines/delivery-wish.ts";
import { parseOgm } from "~/values/ogm.ts";
import { paperFile } from "~/values/paper-file.ts";
import { callAddress } from "~/values/phone.ts";
import type { Language, OrderPaperKind } from "~/values/vocabulary.ts";
import type { OrderFacts, OrderLetter } from "./order-confirmation-mail.server.ts";
import { orderParts } from "./order-letter.server.ts";
import { transferPart } from "./transfer-letter.ts";

/** Where a paper of an order is, from the address that opens the order. */
function paperLink(orderLink: string, kind: OrderPaperKind): string {
	const link = new URL(orderLink);
	link.pathname += `/${paperFile({ kind })}`;
	return link.href;
}

/** When it should come and how the truck gets there; nothing where nobody said so. */
function wishParts(order: DeliveryWish, language: Language): LetterPart[] {
	const rows = wishRows(order, pageTexts[language].deliveryWish, language);
	return rows.length > 0 ? [{ kind: "facts", rows }] : [];
}

/** What to pay, where to and by when; nothing that would be wrong where the owner has not said which account. */
function transferParts({
	language,
	account,
	paymentReference,
	dueOn,
	totalAmount,
	paymentMethod = "bankTransfer",
}: OrderFacts): LetterPart[] {
	const reference = parseOgm(paymentReference ?? "");
	if (!account || !reference) return [];
	const transfer = { ...account, reference, amount: totalAmount, dueOn: dueOn ?? null };
	const mail = mailCatalogues[language];
	const parts = transferPart(transfer, { language, mail });
	switch (paymentMethod) {
		case "bankTransfer":
			return parts;
		case "online":
			return [{ kind: "text", text: mail.transfer.online }, ...parts];
	}
}

/** The right of withdrawal with its model form, in the mail itself: what a page says may change. */
function rightsParts({ rights, language, company }: OrderFacts): LetterPart[] {
	if (!rights) return [];
	const { withdrawal, checkoutPage } = pageTexts[language];
	const { legalName, name, street, postalCode, city, email } = company;
	const to = [legalName || name, street, `${postalCode} ${city}`.trim(), email].filter(Boolean).join(", ");
	const form = [labelled(language, withdrawal.modelTo, to), ...withdrawal.modelLines, withdrawal.modelNote];
	return [
		{
			kind: "facts",
			rows: [
				[checkoutPage.termsTitle, rights.terms, rights.terms],
				[withdrawal.title, withdrawal.told],
			],
		},
		{ kind: "link", label: withdrawal.toldLink, href: rights.withdrawal },
		{ kind: "text", text: `${withdrawal.modelTitle}. ${withdrawal.modelText}` },
		...form.map((text) => ({ kind: "text" as const, text })),
	];
}

/** What an order's buyer has been promised the invoice within (shop document §10). */
const promisedMs = 24 * 60 * 60 * 1_000;

/** The buyer's letter: what was ordered, and what happens next in its order. */
function buyersLetter(order: OrderFacts): Letter {
	const { language, shippingAddress, items, company } = order;
	const date = new Date(order.createdAt);
	const mail = mailCatalogues[language];
	const t = createTranslator({ locale: language, messages: mail });
	const texts = { number: order.orderNumber, company: company.name, name: shippingAddress.name };
	const isDelivered = items.some(({ transportType }) => transportType !== "self_pickup");
	const isCollected = items.some(({ transportType }) => transportType === "self_pickup");
	const isRented = items.some(({ selectedCondition }) => selectedCondition === "rent");
	const transfer = transferParts(order);
	const first = transfer.length > 0 ? (["transferNow", "invoiceOnly"] as const) : (["invoice"] as const);
	return {
		...{ language, title: t("orderConfirmation.subject", texts), date },
		greeting: t("orderConfirmation.greeting", texts),
		parts: [
			{ kind: "text", text: t("orderConfirmation.intro", texts) },
			{
				kind: "facts",
				rows: [
					[t("orderConfirmation.number"), order.orderNumber],
					[t("orderConfirmation.date"), formatDate(language, date)],
				],
			},
			...orderParts(order, items, { language, messages: catalogues[language], mail }),
			...wishParts(order, language),
			...transfer,
			{
				kind: "steps",
				title: t("letter.next"),
				steps: [
					...first.map((step) => t(`orderConfirmation.${step}`)),
					...(isDelivered ? [t("orderConfirmation.delivery", { phone: shippingAddress.phone })] : []),
					...(isCollected ? [t("orderConfirmation.pickup")] : []),
					...(isRented ? [t("orderConfirmation.rent")] : []),
				],
			},
			{ kind: "link", label: t("orderConfirmation.view"), href: order.link },
			{ kind: "link", label: t("orderConfirmation.proForma"), href: paperLink(order.link, "pro-forma") },
			...rightsParts(order),
			{ kind: "text", text: t("letter.questions", { phone: company.phone }) },
		],
		signature: { closing: t("orderConfirmation.closing"), company, vatLabel: t("letter.vatNumber") },
	};
}

/** What the company's people read: who ordered, what to do until when, and where the order is on their desk. */
function companysCopy(order: OrderFacts): Letter {
	const { company, items } = order;
	const date = new Date(order.createdAt);
	const language = company.mailLanguage;
	const [messages, mail] = [catalogues[language], mailCatalogues[language]];
	const words = createTranslator({ locale: language, messages, namespace: "checkout" });
	const t = createTranslator({ locale: language, messages: mail });
	const { name, email, phone, companyName } = order.shippingAddress;
	const vatNumber = order.billingAddress?.vatNumber ?? order.shippingAddress.vatNumber;
	const total = formatEuro(language, order.totalAmount, "always");
	const texts = { number: order.orderNumber, name, total };
	const moment = momentText(language, new Date(date.getTime() + promisedMs));
	return {
		...{ language, title: t("orderConfirmation.copySubject", texts), date, greeting: null },
		parts: [
			{ kind: "text", text: t("orderConfirmation.copyIntro", texts) },
			{ kind: "text", text: t("orderConfirmation.copyNext", { moment }) },
			{ kind: "link", label: t("orderConfirmation.open"), href: order.link },
			{
				kind: "facts",
				rows: [
					[t("orderConfirmation.number"), order.orderNumber],
					[t("letter.received"), momentText(language, date)],
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
}

/** How the mails of orders are put into words. */
export const orderLetters = {
	"order-confirmation": (facts) => renderLetter(buyersLetter(facts as OrderFacts)),
	"order-copy": (facts) => renderLetter(companysCopy(facts as OrderFacts)),
} satisfies Record<OrderLetter, Letters[string]>;
