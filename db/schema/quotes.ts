import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import {
	colorTypes,
	deliveryChoices,
	quotePurchaseOptions,
	quoteRequestTypes,
	quoteStatuses,
	transportCountries,
} from "../../app/values/vocabulary.ts";
import { products } from "./catalog.ts";
import {
	buyerInAlphabet,
	bytes,
	cents,
	createdAt,
	id,
	language,
	oneOf,
	rule,
	sumOfCents,
} from "./columns.ts";
import { wishAnswers, wishAnswersRules } from "./delivery-wish.ts";

export const quotes = pgTable(
	"quotes",
	{
		id: id(),
		productId: uuid().references(() => products.id, { onDelete: "set null" }),
		language: language(),
		customerName: text().notNull(),
		email: text().notNull(),
		phone: text(),
		companyName: text(),
		quantityRequested: integer().notNull().default(1),
		deliveryAddress: text(),
		preferredDeliveryDate: date({ mode: "string" }),
		specialRequirements: text(),
		...wishAnswers(),
		/** Null: none of them, just the container. */
		requestType: text({ enum: quoteRequestTypes }),
		purchaseOption: text({ enum: quotePurchaseOptions }),
		transportType: text({ enum: deliveryChoices }),
		/** Where a truck is to bring it; null for a container that is collected. */
		transportCountry: text({ enum: transportCountries }),
		transportPostcode: text(),
		/** Net, of all pieces; null where the shop has none. */
		transportPrice: sumOfCents(),
		/** What the buyer saw, net: per piece, for rent its first 30 days; null for a price on request. */
		unitPrice: cents(),
		/** Pieces and transport, as far as that has a price. */
		totalPrice: sumOfCents(),
		colorType: text({ enum: colorTypes }),
		/** N/A for a stock colour. */
		ralColor: text().notNull().default("N/A"),
		/** A conversion as the configurator writes it; null for any other quote. */
		configuration: text(),
		/** JPEG of the configuration as its buyer saw it. */
		configurationPicture: bytes(),
		status: text({ enum: quoteStatuses }).notNull().default("new"),
		createdAt: createdAt(),
	},
	(t) => [
		index("quotes_created_at").on(t.createdAt, t.id),
		index("quotes_status_created_at").on(t.status, t.createdAt, t.id),
		index("quotes_without_tariff")
			.on(t.createdAt)
			.where(sql`${t.transportPrice} is null and ${t.transportPostcode} is not null`),
		index("quotes_product").on(t.productId),
		index("quotes_email").on(sql`lower(${t.email})`, t.createdAt),
		index("quotes_buyer").on(buyerInAlphabet(t.companyName, t.customerName, t.email), t.id),
		oneOf("quotes_request_type", t.requestType, quoteRequestTypes),
		oneOf("quotes_purchase_option", t.purchaseOption, quotePurchaseOptions),
		oneOf("quotes_transport_type", t.transportType, deliveryChoices),
		oneOf("quotes_color_type", t.colorType, colorTypes),
		oneOf("quotes_status", t.status, quoteStatuses),
		...wishAnswersRules("quotes", t),
		rule("quotes_ral_color", sql`${t.colorType} <> 'wish_color' or ${t.ralColor} <> 'N/A'`),
		rule("quotes_quantity", sql`${t.quantityRequested} >= 1`),
		oneOf("quotes_transport_country", t.transportCountry, transportCountries),
		rule("quotes_place", sql`${t.transportCountry} is not null or ${t.transportPostcode} is null`),
		rule("quotes_prices", sql`${t.unitPrice} >= 0 and ${t.totalPrice} >= 0`),
		rule("quotes_transport_price", sql`${t.transportPrice} >= 0`),
		rule("quotes_picture", sql`${t.configuration} is not null or ${t.configurationPicture} is null`),
		rule("quotes_required", sql`length(trim(${t.customerName})) > 0 and length(trim(${t.email})) > 0`),
	],
);
