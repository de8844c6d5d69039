import type { Catalogue } from "./catalogue.ts";

function shownCheckout(checkout: Catalogue["checkout"]) {
	const { name, email, phone, companyName, vatNumber, street, city, postalCode, country, countries } =
		checkout;
	const { subtotal, vat, total, bankTransfer, online, unitPrice, rentUnitPrice, rentThen } = checkout;
	const { deliveredTo } = checkout;
	const { shippingAddress, billingAddress, sameAsShipping } = checkout.confirmation;
	return {
		...{ name, email, phone, companyName, vatNumber, street, city, postalCode, country, countries },
		...{ subtotal, vat, total, bankTransfer, online, unitPrice, rentUnitPrice, rentThen, deliveredTo },
		confirmation: { shippingAddress, billingAddress, sameAsShipping },
	};
}

function shownQuote(quote: Catalogue["quote"]) {
	const { product, customerName, email, phone, companyName, quantityRequested, deliveryAddress } = quote;
	const { preferredDeliveryDate, specialRequirements, requestType, requestTypes, ralColor } = quote;
	return {
		...{ product, customerName, email, phone, companyName, quantityRequested, deliveryAddress },
		...{ preferredDeliveryDate, specialRequirements, requestType, requestTypes, ralColor },
	};
}

/**
 * What the owner's pages say in the shop's words: what was ordered and asked for. Their own words come with each page's
 * data, and a page that is previewed brings the whole catalogue.
 */
export function ownersPart({ common, catalog, checkout, quote, contact }: Catalogue) {
	const { skipToContent, menu, close, notifications, error, loading, netNote } = common;
	const { lostForm, notFound, failure, noContent, callUs } = common;
	const { condition, conditionNames, stock, color, colors, ral, delivery, deliveries } = catalog.details;
	const { country, countries, quantity, postcode, transportFree } = catalog.details;
	return {
		common: {
			...{ skipToContent, menu, close, notifications, error, loading, netNote },
			...{ lostForm, notFound, failure, noContent, callUs },
		},
		catalog: {
			conditions: catalog.conditions,
			details: {
				...{ condition, conditionNames, stock, color, colors, ral, delivery, deliveries },
				...{ country, countries, quantity, postcode, transportFree },
			},
		},
		checkout: shownCheckout(checkout),
		quote: shownQuote(quote),
		contact: { subject: contact.subject, message: contact.message, phone: contact.phone },
	};
}

export type OwnersCatalogue = ReturnType<typeof ownersPart>;
