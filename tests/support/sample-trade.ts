import { randomUUID } from "node:crypto";
import { type Db, schema } from "~/platform/db.server.ts";
import { addToCart } from "~/trade/cart/add-to-cart.server.ts";
import type { ProductSelection } from "~/trade/catalog/selection.ts";
import type { DeliveryWish } from "~/trade/lines/delivery-wish.ts";
import type { CheckoutForm } from "~/trade/orders/checkout.schema.ts";
import { cents } from "~/values/money.ts";
import { type Language, languages, type ShippingAddress } from "~/values/vocabulary.ts";

const { products, productTranslations } = schema;

type ContainerFacts = Partial<typeof products.$inferInsert>;
export type Container = typeof products.$inferSelect;

/** A container for one test alone: 20ft, new at 2,650.00, used-a at 1,750.00, rent at 2.50 a day, else as given. */
export async function createContainer(
	db: Db,
	facts: ContainerFacts = {},
	titles: Partial<Record<Language, string>> = Object.fromEntries(
		languages.map((language) => [language, `Container (${language})`]),
	),
): Promise<Container> {
	const [container] = await db
		.insert(products)
		.values({
			type: "Standard",
			size: "20ft",
			priceNew: cents(265_000),
			priceUsedA: cents(175_000),
			priceRentPerDay: cents(250),
			...facts,
		})
		.returning();
	if (!container) throw new Error("no container was made");
	await db.insert(productTranslations).values(
		Object.entries(titles).map(([language, title]) => ({
			productId: container.id,
			language: language as Language,
			title,
			description: title,
			slug: `container-${randomUUID()}`,
		})),
	);
	return container;
}

export type Choice = Omit<Partial<ProductSelection>, "transport"> & {
	transport?: Partial<ProductSelection["transport"]>;
};

/** A visitor's choice: one used container in stock colour, fetched by the buyer, else as given. */
export function choose({ transport, ...choice }: Choice = {}): ProductSelection {
	return {
		condition: "used-a",
		colorType: "from_stack",
		ral: "",
		quantity: 1,
		...choice,
		transport: { delivery: "self_pickup", country: "BE", postcode: "", ...transport },
	};
}

/** Puts containers into a new cart. @returns the cart's id */
export async function fillCart(db: Db, lines: { container: Container; choice?: Choice }[]): Promise<string> {
	const cartId = randomUUID();
	for (const { container, choice } of lines) {
		const selection = choose(choice);
		const result = await addToCart(db, { cartId, productId: container.id, title: "Container", selection });
		if ("problem" in result) throw new Error(`the line was refused: ${result.problem}`);
	}
	return cartId;
}

/** Where the buyers of the tests live, as their orders hold it. */
export const buyerAddress: ShippingAddress = {
	name: "Anneleen Müller",
	email: "anneleen@buyer.example",
	phone: "+32 3 000 00 01",
	companyName: null,
	street: "Kaaiweg 5",
	city: "Gent",
	postalCode: "9000",
	country: "belgium",
};

/** Nothing wished. */
export const noWish: DeliveryWish = {
	...{ wishedDate: null, note: null, ground: null, accessWidth: null, doorSide: null },
	...{ rentalStart: null, rentalLength: null, rentalUnit: null, rentalReturn: null },
};

/** The checkout form as a guest fills it in, without a billing address of its own, else as given. */
export function fillCheckout(form: Partial<CheckoutForm> = {}): CheckoutForm {
	return {
		...buyerAddress,
		paymentMethod: "bankTransfer",
		vatNumber: null,
		useAlternativeBillingAddress: false,
		billingCompanyName: null,
		billingVatNumber: null,
		billingStreet: null,
		billingCity: null,
		billingPostalCode: null,
		billingCountry: undefined,
		...noWish,
		...form,
	};
}
