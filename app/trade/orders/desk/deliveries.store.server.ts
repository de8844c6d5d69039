import { sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import type { DeliveryWish } from "~/trade/lines/delivery-wish.ts";
import { type Day, daysLater } from "~/values/day.ts";
import { isUuid } from "~/values/uuid.ts";
import type { ColorType, Condition, DeliveryChoice, Language, ShippingAddress } from "~/values/vocabulary.ts";
import type { Delivery } from "./deliveries.ts";
import type { OrderStatus } from "./order-status.ts";

const { orderItems, orders, productTranslations, transportProofs } = schema;

/** Days after its own that a delivery which nobody confirmed is still shown. */
const lateDays = 30;
/** Days that an order without a wished day is waited for. */
const openDays = 180;
/** Days for which a delivery can be looked at after it was confirmed. */
const shownDays = 30;
const most = 100;

const titleIn = sql`coalesce(t.title, i.product_title)`;
const textsIn = (language: Language) =>
	sql`left join ${productTranslations} t on t.product_id = i.product_id and t.language = ${language}`;

/** An order that a truck comes for: one of its lines is not collected. */
const hasTruck = sql`exists (select from ${orderItems} i
	where i.order_id = o.id and i.selected_condition is not null and i.transport_type <> 'self_pickup')`;

/**
 * What is to be brought, by the day that was wished, without a price. One statement, by parts of indexes.
 * @param today the day in Antwerp
 */
export async function listDeliveries(db: Db, language: Language, today: Day): Promise<Delivery[]> {
	const columns = sql`o.id, o.order_number "number", o.wished_date::text "on",
		o.shipping_address ->> 'name' "name", o.shipping_address ->> 'companyName' "company",
		o.shipping_address ->> 'postalCode' "postalCode", o.shipping_address ->> 'city' "city",
		(select string_agg(i.quantity || ' × ' || ${titleIn}, ', ' order by i.position)
			from ${orderItems} i ${textsIn(language)}
			where i.order_id = o.id and i.transport_type <> 'self_pickup') "lines"`;
	const open = sql`o.status in ('confirmed', 'paid') and ${hasTruck}`;
	const { rows } = await db.execute<Delivery>(sql`
		(select ${columns} from ${orders} o
			where ${open} and o.wished_date >= ${daysLater(today, -lateDays)}::date
			order by o.wished_date, o.id limit ${most})
		union all
		(select ${columns} from ${orders} o
			where ${open} and o.wished_date is null and o.created_at > now() - make_interval(days => ${openDays})
			order by o.created_at, o.id limit ${most})`);
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
		where o.id = ${id}::uuid and o.anonymized_at is null and ${hasTruck}
			and (o.status in ('confirmed', 'paid')
				or o.status = 'delivered' and o.updated_at > now() - make_interval(days => ${shownDays}))`);
	return rows[0] ?? null;
}
