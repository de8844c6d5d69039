import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { colorTypes } from "../../app/values/vocabulary.ts";
import { users } from "./accounts.ts";
import { products } from "./catalog.ts";
import { cents, createdAt, id, rule, updatedAt } from "./columns.ts";
import { lineChoice, lineChoiceRules } from "./line-choice.ts";

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
		/** Null while the line is taken out: nobody who asks for a cart's lines finds it then. */
		cartId: uuid().references(() => carts.id, { onDelete: "cascade" }),
		/** The cart that it was taken out of last: it may be put back there. */
		removedFrom: uuid().references(() => carts.id, { onDelete: "cascade" }),
		removedAt: timestamp({ withTimezone: true }),
		createdAt: createdAt(),
		/** Null once the product is gone: the line stays until its visitor takes it out. */
		productId: uuid().references(() => products.id, { onDelete: "set null" }),
		productTitle: text().notNull(),
		price: cents().notNull(),
		transportPrice: cents().notNull(),
		...lineChoice(),
		colorType: text({ enum: colorTypes }).notNull().default("from_stack"),
		/** How many of its pieces a sign-in has added from other lines, by the ids that those had: the form of one may be sent again. */
		joined: jsonb().$type<Record<string, number>>().notNull().default({}),
	},
	(t) => [
		index("cart_items_cart").on(t.cartId, t.createdAt),
		index("cart_items_product").on(t.productId),
		uniqueIndex("cart_items_removed_from").on(t.removedFrom).where(sql`${t.removedFrom} is not null`),
		rule("cart_items_place", sql`num_nonnulls(${t.cartId}, ${t.removedFrom}) = 1`),
		rule("cart_items_removed", sql`num_nonnulls(${t.removedFrom}, ${t.removedAt}) in (0, 2)`),
		rule("cart_items_quantity", sql`${t.quantity} between 1 and 100`),
		rule("cart_items_prices", sql`${t.price} >= 0 and ${t.transportPrice} >= 0`),
		...lineChoiceRules("cart_items", t),
	],
);
