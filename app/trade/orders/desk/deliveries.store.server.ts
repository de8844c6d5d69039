import { eq, sql } from "drizzle-orm";
import { exactOf } from "~/desk/find/find.ts";
import { containsAny } from "~/desk/list/contains.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { DeliveryWish } from "~/trade/lines/delivery-wish.ts";
import { type Day, daysLater } from "~/values/day.ts";
import { isUuid } from "~/values/uuid.ts";
import type { ColorType, Condition, DeliveryChoice, Language, ShippingAddress } from "~/values/vocabulary.ts";
import type { Delivery, DeliveryPlace } from "./deliveries.ts";
import type { OrderStatus } from "./order-status.ts";

const { orderItems, orders, postcodeOf, productTranslations, transportProofs } = schema;

/** Days after its own that a delivery which nobody confirmed is still shown. */
const lateDays = 30;
/** Days that an order without a wished day is waited for. */
const openDays = 180;
/** Days for which a delivery can be looked at after it was confirmed. */
const shownDays = 30;
const pageSize = 100;
/** Orders of each kind that a search looks through, and deliveries that it shows. */
const mostLookedThrough = 500;
const mostFound = 20;

const titleIn = sql`coalesce(t.title, i.product_title)`;
const textsIn = (language: Language) =>
	sql`left join ${productTranslations} t on t.product_id = i.product_id and t.language = ${language}`;

/** An order that a truck comes for: one of its lines is not collected. */
const hasTruck = sql`exists (select from ${orderItems} i
	where i.order_id = o.id and i.selected_condition is not null and i.transport_type <> 'self_pickup')`;

/** What a driver may open: nothing that is not confirmed, nor what was brought long ago. */
const isShown = sql`o.anonymized_at is null and ${hasTruck} and (o.status in ('confirmed', 'paid')
	or o.status = 'delivered' and o.updated_at > now() - make_interval(days => ${shownDays}))`;

const open = sql`o.status in ('confirmed', 'paid') and ${hasTruck}`;

/**
 * A page of what is to be brought, by the day that was wished, without a price, and the place that the next one goes on
 * behind; null where this is the last. One statement, by parts of indexes.
 * @param today the day in Antwerp
 * @param behind the place of the last one that was shown; null for the start
 * @param size of a page
 */
export async function listDeliveries(
	db: Db,
	language: Language,
	{ today, behind, size = pageSize }: { today: Day; behind: DeliveryPlace | null; size?: number },
): Promise<{ rows: Delivery[]; next: DeliveryPlace | null }> {
	const columns = sql`o.id, o.order_number "number", o.wished_date::text "on",
		o.shipping_address ->> 'name' "name", o.shipping_address ->> 'companyName' "company",
		o.shipping_address ->> 'postalCode' "postalCode", o.shipping_address ->> 'city' "city",
		(select string_agg(i.quantity || ' × ' || ${titleIn}, ', ' order by i.position)
			from ${orderItems} i ${textsIn(language)}
			where i.order_id = o.id and i.transport_type <> 'self_pickup') "lines",
		to_jsonb(o.created_at) #>> '{}' "since", case when o.wished_date is null then o.created_at end "without"`;
	const isUndated = behind !== null && behind.on === null;
	const pastDay = behind?.on
		? sql`(o.wished_date, o.id) > (${behind.on}::date, ${behind.id}::uuid)`
		: sql`${!isUndated}`;
	const pastMoment = isUndated
		? sql`(o.created_at, o.id) > (${behind.since}::timestamptz, ${behind.id}::uuid)`
		: sql`true`;
	const { rows } = await db.execute<Delivery & { since: string }>(sql`
		select id, number, "on", name, company, "postalCode", city, lines, since from (
			(select ${columns} from ${orders} o
				where ${open} and o.wished_date >= ${daysLater(today, -lateDays)}::date and ${pastDay}
				order by o.wished_date, o.id limit ${size + 1})
			union all
			(select ${columns} from ${orders} o
				where ${open} and o.wished_date is null and o.created_at > now() - make_interval(days => ${openDays})
					and ${pastMoment}
				order by o.created_at, o.id limit ${size + 1})
		) found order by "on", without, id limit ${size + 1}`);
	const shown = rows.slice(0, size);
	const last = rows.length > size ? shown.at(-1) : undefined;
	return {
		rows: shown.map(({ since: _since, ...delivery }) => delivery),
		next: last ? { on: last.on, since: last.since, id: last.id } : null,
	};
}

/** What a search finds of what a driver may open. */
export type FoundDelivery = Pick<
	Delivery,
	"id" | "number" | "on" | "name" | "company" | "postalCode" | "city"
>;

/**
 * Deliveries by number, name, company, town or postcode: those that `findDelivery` opens, and no other. The next ones
 * first, then those that were brought. One statement, each part of which ends by an index or a number of rows.
 * @param text as it was typed; what is shorter than two letters finds nothing
 */
export async function searchDeliveries(db: Db, text: string): Promise<FoundDelivery[]> {
	if ([...text].length < 2) return [];
	const { number, postcode } = exactOf(text);
	const { shippingAddress } = orders;
	const word = (name: string) => sql`o.shipping_address ->> ${sql.raw(`'${name}'`)}`;
	const matches = containsAny(
		[sql`o.order_number`, word("name"), word("companyName"), word("postalCode"), word("city")],
		text,
	);
	const exact = [
		...(number === null
			? []
			: [sql`select id from ${orders} where ${eq(orders.orderNumber, `K-${number}`)}`]),
		...(postcode === null
			? []
			: [
					sql`(select id from ${orders} where ${postcodeOf(shippingAddress)} = ${postcode}
						order by created_at desc limit ${mostLookedThrough})`,
				]),
	];
	const looked = [
		sql`o.status in ('confirmed', 'paid') and o.wished_date is not null order by o.wished_date desc, o.id desc`,
		sql`o.status in ('confirmed', 'paid') and o.wished_date is null order by o.id desc`,
		sql`o.status = 'delivered' order by o.created_at desc, o.id desc`,
	].map(
		(which) => sql`(select o.id from (
			select o.* from ${orders} o where ${which} limit ${mostLookedThrough}) o where ${matches})`,
	);
	const ids = sql.join([...exact, ...looked], sql` union `);
	const { rows } = await db.execute<FoundDelivery>(sql`
		select o.id, o.order_number "number", o.wished_date::text "on", ${word("name")} "name",
			${word("companyName")} "company", ${word("postalCode")} "postalCode", ${word("city")} "city"
		from ${orders} o where o.id in (${ids}) and ${isShown}
		order by o.status = 'delivered', o.wished_date, o.created_at, o.id limit ${mostFound}`);
	return rows;
}

/** All that whoever brings an order has to know, and no price. */
export type WholeDelivery = DeliveryWish & {
	id: string;
	number: string;
	status: OrderStatus;
	address: Pick<
		ShippingAddress,
		"name" | "companyName" | "phone" | "street" | "postalCode" | "city" | "country"
	>;
	lines: {
		id: string;
		title: string;
		quantity: number;
		selectedCondition: Condition | null;
		colorType: ColorType;
		ralColor: string | null;
		transportType: DeliveryChoice;
		details: string | null;
	}[];
	/** What was uploaded as a proof, oldest first. */
	files: { id: string; fileName: string }[];
};

/**
 * A delivery; null where there is none: nothing that is not confirmed, nor one that was brought long ago. One statement.
 */
export async function findDelivery(db: Db, id: string, language: Language): Promise<WholeDelivery | null> {
	if (!isUuid(id)) return null;
	const { rows } = await db.execute<WholeDelivery>(sql`
		select o.id, o.order_number "number", o.status, o.ground, o.access_width::float8 "accessWidth",
			o.door_side "doorSide", o.rental_start::text "rentalStart", o.rental_length "rentalLength",
			o.rental_unit "rentalUnit", o.rental_return "rentalReturn", o.wished_date::text "wishedDate", o.note,
			jsonb_build_object('name', o.shipping_address ->> 'name', 'companyName', o.shipping_address ->> 'companyName',
				'phone', o.shipping_address ->> 'phone', 'street', o.shipping_address ->> 'street',
				'postalCode', o.shipping_address ->> 'postalCode', 'city', o.shipping_address ->> 'city',
				'country', o.shipping_address ->> 'country') "address",
			(select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'title', ${titleIn},
					'quantity', i.quantity, 'selectedCondition', i.selected_condition, 'colorType', i.color_type,
					'ralColor', i.ral_color, 'transportType', i.transport_type, 'details', i.details)
					order by i.position), '[]')
				from ${orderItems} i ${textsIn(language)} where i.order_id = o.id) "lines",
			(select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'fileName', f.file_name) order by f.created_at), '[]')
				from ${transportProofs} f where f.order_id = o.id) "files"
		from ${orders} o
		where o.id = ${id}::uuid and ${isShown}`);
	return rows[0] ?? null;
}
