import { randomUUID } from "node:crypto";
import type { Company } from "~/company/company.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Issuer, IssueWish } from "~/trade/invoices/desk/prepare-invoice.server.ts";
import { cents, percentOfCents } from "~/values/money.ts";
import type { BillingAddress, ShippingAddress } from "~/values/vocabulary.ts";
import { buyerAddress } from "./sample-trade.ts";

const { orderItems, orders } = schema;

/** A company that may issue invoices. */
export const billingCompany: Company = {
	...{ name: "Voorbeeld Containers", legalName: "Voorbeeld Containers BV", street: "Noorderlaan 1" },
	...{
		postalCode: "2030",
		city: "Antwerpen",
		country: "BE",
		phone: "+32 3 000 00 00",
		phoneLink: "+3230000000",
	},
	...{
		email: "facturen@example.be",
		vatNumber: "BE 0123.456.749",
		iban: "BE71 0961 2345 6769",
		bic: "GKCCBEBB",
	},
	...{ bankName: "", customers: "everyone", register: "", mailLanguage: "nl" },
};

export const issuer: Issuer = {
	company: billingCompany,
	account: { holder: "Voorbeeld Containers BV", iban: billingCompany.iban, bic: billingCompany.bic },
};

/** A business in Ghent. */
export const businessAddress: ShippingAddress = {
	...buyerAddress,
	companyName: "Bouw & Zonen NV",
	vatNumber: "BE 0428.759.497",
};

type Item = Partial<typeof orderItems.$inferInsert>;
export type SampleOrder = {
	items?: Item[];
	shippingAddress?: ShippingAddress;
	billingAddress?: BillingAddress | null;
	language?: "nl" | "en" | "de" | "fr";
	userId?: string;
};

/** An order of two used containers at 2,650.00 and their transport at 310.00, or of the items that are given. */
export async function placeSampleOrder(db: Db, given: SampleOrder = {}) {
	const { items = [{}], shippingAddress = businessAddress, billingAddress = null, language = "nl" } = given;
	const rows = items.map((item, position) => ({
		...{
			position,
			productTitle: "20ft DV",
			price: cents(265_000),
			transportPrice: cents(31_000),
			quantity: 2,
		},
		...{
			selectedCondition: "used-a" as const,
			transportType: "truck" as const,
			colorType: "from_stack" as const,
		},
		...{ transportCountry: "BE" as const, transportPostcode: "9000", ...item },
	}));
	const net = cents(rows.reduce((sum, row) => sum + row.price * row.quantity + row.transportPrice, 0));
	const vat = percentOfCents(net, 21);
	const [order] = await db
		.insert(orders)
		.values({
			...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language, shippingAddress, billingAddress },
			...{ subtotalAmount: net, vatAmount: vat, totalAmount: cents(net + vat), vatRate: 21 },
			userId: given.userId ?? null,
		})
		.returning();
	if (!order) throw new Error("no order was made");
	await db.insert(orderItems).values(rows.map((row) => ({ ...row, orderId: order.id })));
	return order;
}

/** So many orders of one used container each, for a test of many. @returns their ids */
export async function placeManyOrders(db: Db, count: number): Promise<string[]> {
	const [net, vat] = [cents(265_000), percentOfCents(cents(265_000), 21)];
	const made = await db
		.insert(orders)
		.values(
			Array.from({ length: count }, () => ({
				...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language: "nl" as const, vatRate: 21 },
				...{
					subtotalAmount: net,
					vatAmount: vat,
					totalAmount: cents(net + vat),
					shippingAddress: businessAddress,
				},
			})),
		)
		.returning({ id: orders.id });
	await db.insert(orderItems).values(
		made.map(({ id: orderId }) => ({
			...{ orderId, position: 0, productTitle: "20ft DV", price: net, transportPrice: cents(0), quantity: 1 },
			...{ selectedCondition: "used-a" as const, transportType: "self_pickup" as const },
			colorType: "from_stack" as const,
		})),
	);
	return made.map(({ id }) => id);
}

/** What the desk's form asks for: the whole invoice, without what was shown before. */
export function wishFor(orderId: string, wish: Partial<IssueWish> = {}): IssueWish {
	return {
		...{
			orderId,
			key: randomUUID(),
			request: { kind: "invoice" },
			deliveredOn: null,
			reason: "",
			seen: null,
		},
		...wish,
	};
}
