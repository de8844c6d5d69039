import {
	Building2,
	ClipboardList,
	Contact,
	Container,
	CornerUpRight,
	FilePen,
	FileSignature,
	FileUser,
	History,
	House,
	Images,
	Landmark,
	Mail,
	MessageSquare,
	Newspaper,
	Palette,
	PanelsTopLeft,
	Quote,
	ReceiptText,
	Tag,
	Trash2,
	Truck,
	Users,
	Waypoints,
} from "lucide-react";
import type { DeskLink, LinkGroup } from "~/desk/shell/desk-links.tsx";
import type { Waiting } from "~/desk/shell/waiting.ts";
import { adminUrls } from "~/desk-urls.ts";
import type { Language } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { urls } from "~/urls.ts";
import type { Right } from "~/values/rights.ts";

/** @property right without which the link is not there */
type RightfulLink = DeskLink & { right: Right };

/** Where the desk leads, by groups, whoever may go there. */
export function allGroups(
	texts: PageTexts["adminShell"],
	language: Language,
	waiting: Waiting,
): { label: string; links: RightfulLink[] }[] {
	const waits = (noun: keyof Waiting) => ({ waits: { count: waiting[noun], words: texts.waiting } });
	const link = (
		right: Right,
		label: string,
		to: string,
		icon: DeskLink["icon"],
		more = {},
	): RightfulLink => ({
		...{ right, label, to, icon },
		...more,
	});
	return [
		{
			label: texts.groups.trade,
			links: [
				link("today.read", texts.today, adminUrls.overview(language), House, { isExact: true }),
				link("orders.read", texts.orders, adminUrls.orders(language), ClipboardList, waits("orders")),
				link("quotes.read", texts.quotes, adminUrls.quotes(language), FilePen, waits("quotes")),
				link("offers.read", texts.offers, adminUrls.offers(language), FileSignature, waits("offers")),
				link("buyers.read", texts.buyers, adminUrls.buyers(language), Contact),
				link("messages.read", texts.messages, adminUrls.messages(language), MessageSquare, waits("messages")),
				link("deliveries.read", texts.deliveries, adminUrls.deliveries(language), Truck),
				link("invoices.read", texts.invoices, adminUrls.invoices(language), ReceiptText),
				link("bank.read", texts.bank, `${adminUrls.bank(language)}?state=open`, Landmark, waits("bank")),
			],
		},
		{
			label: texts.groups.shop,
			links: [
				link("prices.read", texts.products, urls.containers(language), Container),
				link("prices.read", texts.prices, adminUrls.products(language), Tag),
				link("prices.read", texts.tariffs, adminUrls.tariffs(language), Waypoints),
				link("content.change", texts.landingPages, adminUrls.landingPages(language), PanelsTopLeft),
				link("content.change", texts.blog, adminUrls.posts(language), Newspaper),
				link("content.change", texts.voices, adminUrls.voices(language), Quote),
				link("pictures.add", texts.media, adminUrls.media(language), Images),
				link("content.change", texts.redirects, urls.redirectManager(), CornerUpRight),
			],
		},
		{
			label: texts.groups.settings,
			links: [
				link("company.change", texts.company, adminUrls.company(language), Building2),
				link("company.change", texts.stockColors, adminUrls.stockColors(language), Palette),
				link("people.change", texts.owners, adminUrls.owners(language), Users),
				link("personal-data.change", texts.personalData, adminUrls.personalData(language), FileUser),
				link("mails.read", texts.mails, adminUrls.mails(language), Mail, waits("mails")),
				link("history.read", texts.history, adminUrls.history(language), History),
				link("history.read", texts.trash, adminUrls.trash(language), Trash2),
			],
		},
	];
}

/** What the bar of a phone leads to, of which there is room for four. */
const firstOnPhones: readonly Right[] = [
	...(["today.read", "orders.read", "quotes.read", "messages.read"] as const),
	...(["deliveries.read", "invoices.read", "bank.read"] as const),
];
const mostOnPhones = 4;

/** Where the desk leads somebody with some rights: groups without a link are left out. */
export function deskGroups(
	all: ReturnType<typeof allGroups>,
	rights: readonly Right[],
): { groups: LinkGroup[]; phone: DeskLink[] } {
	const groups = all
		.map(({ label, links }) => ({ label, links: links.filter(({ right }) => rights.includes(right)) }))
		.filter(({ links }) => links.length > 0);
	const [trade] = all;
	const phone = firstOnPhones
		.filter((right) => rights.includes(right))
		.flatMap((right) => trade?.links.find((link) => link.right === right) ?? [])
		.slice(0, mostOnPhones);
	return { groups, phone };
}
