import { forgottenAtOnce } from "~/people/guard/form-guard.server.ts";
import { preparedStatement } from "~/platform/statement.server.ts";
import type { PricedProduct } from "~/trade/catalog/pricing.ts";
import type { LineChoice } from "~/trade/lines/line-choice.ts";
import type { Cents } from "~/values/money.ts";
import type { Language } from "~/values/vocabulary.ts";
import { numberToCome } from "./order-confirmation-mail.server.ts";
import type { OrderStep } from "./order-problem.ts";

/** A line of the cart that is being ordered; `productId` null: of an empty cart, or of a container that is gone. */
type CartRow = {
	/** The order that this form has become already. */
	placed: string | null;
	/** [single, double] in cents, for the region of the delivery address; null where it has none. */
	tariff: [number, number] | null;
	/** Null where the cart has no line. */
	id: string | null;
	price: Cents;
	transportPrice: Cents;
	productId: string | null;
	productTitle: string;
	titles: { language: Language; title: string }[] | null;
	product: (PricedProduct & { id: string }) | null;
} & LineChoice;

/**
 * The order that a form has become, and its cart with what its price depends on: oldest line first, at least one row.
 * Values: cart, the form's key, country and prefix of the region that trucks go to.
 */
export const readCartToOrder = preparedStatement<CartRow>(
	"order-cart",
	`select
		(select o.id from orders o where o.cart_id = $1 and o.idempotency_key = $2) as placed,
		(select json_build_array(t.single, t.double) from transport_tariffs t
			where t.country = $3 and t.prefix = $4) as tariff,
		i.id, i.price, i.transport_price as "transportPrice", i.product_id as "productId",
		i.product_title as "productTitle", i.quantity, i.selected_condition as "selectedCondition",
		i.transport_type as "transportType", i.transport_country as "transportCountry",
		i.transport_postcode as "transportPostcode", i.color_type as "colorType", i.ral_color as "ralColor",
		(select json_agg(json_build_object('language', t.language, 'title', t.title))
			from product_translations t where t.product_id = i.product_id) as titles,
		case when p.id is not null then json_build_object(
			'id', p.id, 'size', p.size, 'isAvailable', p.is_available, 'deliveryOptions', p.delivery_options,
			'price', p.price, 'priceNew', p.price_new, 'priceUsedA', p.price_used_a, 'priceUsedCw', p.price_used_cw,
			'priceRentPerDay', p.price_rent_per_day, 'askOfferNew', p.ask_offer_new, 'askOfferUsedA', p.ask_offer_used_a,
			'askOfferUsedCw', p.ask_offer_used_cw, 'askOfferRent', p.ask_offer_rent) end as product
	from (select 1) one
	left join cart_items i on i.cart_id = $1
	left join products p on p.id = i.product_id
	order by i.created_at, i.id`,
);

/** Each part with the step that it is, for whoever reads that one failed. */
const writingParts: [OrderStep | null, string][] = [
	[
		null,
		`with tried as (
			insert into form_submissions (form, address_hash, created_at)
			select 'order', $4, $5 where $4::text is not null and (
				select count(*) from form_submissions
				where form = 'order' and address_hash = $4 and created_at >= $6) < $7::int
			returning id
		), forgotten as (
			delete from form_submissions where id = any (array(
				select id from form_submissions where created_at < $8
				order by created_at limit ${forgottenAtOnce} for update skip locked))
		), placed as (`,
	],
	[
		"order",
		`insert into orders (
				id, user_id, cart_id, idempotency_key, language, subtotal_amount, vat_amount, total_amount, vat_rate,
				vat_decision, vat_inputs, offer_id, shipping_address, billing_address, wished_date, note, ground, access_width, door_side,
				rental_start, rental_length, rental_unit, rental_return, due_on, payment_method)
			select o.* from jsonb_to_record($1) as o (
				id uuid, "userId" uuid, "cartId" uuid, "idempotencyKey" uuid, language language,
				"subtotalAmount" bigint, "vatAmount" bigint, "totalAmount" bigint, "vatRate" numeric,
				"vatDecision" jsonb, "vatInputs" jsonb, "offerId" uuid,
				"shippingAddress" jsonb, "billingAddress" jsonb, "wishedDate" date, note text, ground text,
				"accessWidth" numeric, "doorSide" text, "rentalStart" date, "rentalLength" int, "rentalUnit" text,
				"rentalReturn" text, "dueOn" date, "paymentMethod" text)
			where $4::text is null or exists (select from tried)
			returning id, cart_id, order_number, payment_reference, created_at
		), lines as (`,
	],
	[
		"items",
		`insert into order_items (
				order_id, position, product_id, product_title, price, transport_price, quantity, selected_condition,
				transport_type, transport_country, transport_postcode, color_type, ral_color, details)
			select placed.id, l.* from placed, jsonb_to_recordset($2) as l (
				position int, "productId" uuid, "productTitle" text, price int, "transportPrice" int, quantity int,
				"selectedCondition" text, "transportType" text, "transportCountry" text, "transportPostcode" text,
				"colorType" text, "ralColor" text, details text)
		), mails as (`,
	],
	[
		null,
		`insert into mail_outbox (kind, about, audience, dedupe_key, language, recipient, reply_to, subject, attachment,
				facts)
			select 'order', placed.id, m.audience, m."dedupeKey", m.language, m.recipient, m."replyTo",
				replace(m.subject, '${numberToCome}', placed.order_number), m.attachment,
				m.facts || jsonb_build_object('orderNumber', placed.order_number, 'createdAt', placed.created_at,
					'paymentReference', placed.payment_reference)
			from placed, jsonb_to_recordset($3) as m (
				audience text, "dedupeKey" text, language language, recipient text, "replyTo" text, subject text,
				attachment text, facts jsonb)
			on conflict (dedupe_key) do nothing
		), emptied as (`,
	],
	["cart", `delete from cart_items i using placed where i.cart_id = placed.cart_id)`],
	[null, "select id from placed"],
];

/**
 * Writes an order with its items and mails and empties its cart, in one statement; no row: the sender has ordered as
 * often as they may. Values: order, items and mails as JSON; then keyed hash of the sender (null: not counted), now,
 * since when tries count, how many may be, and before when they are forgotten.
 */
export const insertOrder = preparedStatement<{ id: string }>(
	"order-write",
	writingParts.map(([, part]) => part).join("\n"),
);

const stepsByTable: Readonly<Record<string, OrderStep>> = {
	orders: "order",
	order_items: "items",
	cart_items: "cart",
};

/** Which step of writing an order the database refused; null where it does not say so. */
export function failedStep(error: unknown): OrderStep | null {
	const { table, position } = error as { table?: string; position?: string };
	if (table !== undefined) return stepsByTable[table] ?? null;
	if (position === undefined) return null;
	// A table or column that is not there is named by its place in the statement.
	let end = 0;
	for (const [step, part] of writingParts) {
		end += part.length + 1;
		if (Number(position) <= end) return step;
	}
	return null;
}
