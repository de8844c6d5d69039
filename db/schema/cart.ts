import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { colorTypes, conditions, deliveryChoices, transportCountries } from "../../app/values/vocabulary.ts";
import { users } from "./accounts.ts";
import { products } from "./catalog.ts";
import { cents, createdAt, id, oneOf, rule, updatedAt } from "./columns.ts";

/** A cart belongs to one visitor: whoever holds the signed cookie with its id, or the account that it names. */
export const carts = pgTable(
	"carts",
	{
		id: id(),
		userId: uuid().references(() => users.id, { onDelete: "cascade" }),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [uniqueIndex("carts_user").on(t.userId), index("carts_updated_at").on(t.updatedAt)],
);

/** Prices are those the visitor last saw, in cents; what counts is recomputed from product and tariff. */
export const cartItems = pgTable(
	"cart_items",
	{
		id: id(),
		cartId: uuid()
			.notNull()
			.references(() => carts.id, { onDelete: "cascade" }),
		createdAt: createdAt(),
		productId: uuid()
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		productTitle: text().notNull(),
		quantity: integer().notNull(),
		price: cents().notNull(),
		transportPrice: cents().notNull(),
		selectedCondition: text({ enum: conditions }).notNull(),
		transportType: text({ enum: deliveryChoices }).notNull(),
		transportCountry: text({ enum: transportCountries }),
		transportPostcode: text(),
		colorType: text({ enum: colorTypes }).notNull().default("from_stack"),
		ralColor: text(),
	},
	(t) => [
		index("cart_items_cart").on(t.cartId, t.createdAt),
		index("cart_items_product").on(t.productId),
		oneOf("cart_items_selected_condition", t.selectedCondition, conditions),
		oneOf("cart_items_transport_type", t.transportType, deliveryChoices),
		oneOf("cart_items_transport_country", t.transportCountry, transportCountries),
		oneOf("cart_items_color_type", t.colorType, colorTypes),
		rule("cart_items_quantity", sql`${t.quantity} between 1 and 100`),
		rule("cart_items_prices", sql`${t.price} >= 0 and ${t.transportPrice} >= 0`),
		rule(
			"cart_items_destination",
			sql`(${t.transportType} = 'self_pickup') = (${t.transportPostcode} is null)
				and (${t.transportCountry} is null) = (${t.transportPostcode} is null)`,
		),
		rule("cart_items_ral_color", sql`(${t.colorType} = 'wish_color') = (${t.ralColor} is not null)`),
	],
);
