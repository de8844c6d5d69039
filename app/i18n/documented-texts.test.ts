import { createTranslator } from "use-intl/core";
import { describe, expect, test } from "vitest";
import { catalogues } from "./catalogues.server.ts";
import { pageTexts } from "./page-texts.server.ts";

const { home, catalog, checkout, common } = catalogues.en;

describe("the storefront document's English texts", () => {
	test("of home's states (§2)", () => {
		expect(home).toMatchObject({
			loading: "Loading content...",
			errorTitle: "Error Loading Content",
			errorText: "We're sorry, but we couldn't load the homepage content. Please try refreshing the page.",
			emptyTitle: "No Content Found",
			emptyText: "We couldn't find any content for the homepage. Please try again later.",
			refresh: "Refresh Page",
			viewAll: "View All",
		});
	});

	test("of the list (§2, §8, §9)", () => {
		expect(catalog).toMatchObject({
			title: "Our Containers",
			allSizes: "All sizes",
			allTypes: "All types",
			outOfStock: "Out of Stock",
			priceOnRequest: "Price on request",
			loadError: "Error loading products. Please try again later.",
			conditions: { new: "New", "used-a": "Used A", "used-cw": "Used CW", rent: "Rent" },
			sizes: { "6-10ft": "6-10ft", "20ft": "20ft", "40ft": "40ft", "45ft": "45ft", special: "Special" },
			types: {
				standard: "Standard",
				"high-cube": "High Cube",
				thermostatic: "Thermostatic",
				special: "Special",
			},
			sorts: {
				size: "Size: small to large",
				"price-asc": "Price: low to high",
				"price-desc": "Price: high to low",
			},
		});
	});

	test("of the detail page (§5, §8)", () => {
		expect(catalog.details).toMatchObject({
			loadError: "Error loading product details. Please try again later or browse all available products.",
			ralPlaceholder: "For example: RAL 5010",
			ralRequired: `${catalog.details.ral} is required`,
			stock: { "In Stock": "In Stock", "Low Stock": "Low Stock", "Out of Stock": "Out of Stock" },
		});
		expect(pageTexts.en.container).toMatchObject({
			noPriceTitle: "Price calculation error",
			noPriceText: "Unable to calculate price for this delivery option",
			postcodeErrors: {
				DE: "German postal code must contain 5 digits",
				BE: "Belgian postal code must contain 4 digits",
				NL: "Dutch postal code must contain 4 digits and 2 letters",
			},
		});
	});
});

describe("the shop document's English texts", () => {
	test("of the checkout form (§5)", () => {
		expect(pageTexts.en.checkoutPage.errors).toMatchObject({
			name: "Name is required",
			email: "Email is required",
			emailInvalid: "Please enter a valid email",
			phone: "Phone number is required",
			street: "Street and house number are required",
			city: "City is required",
			postalCode: "Postal code is required",
			country: "Country is required",
			billing: "Billing address fields are required when using a different billing address",
		});
	});

	test("of the cart's toasts (§8)", () => {
		expect(common.error).toBe("Error");
		expect(checkout.toasts).toMatchObject({
			added: "Item added to cart",
			goToCart: "Go to cart",
			removed: "Item removed from cart",
			addFailed: "Failed to add item to cart",
			removeFailed: "Failed to remove item from cart",
			quantityFailed: "Failed to update item quantity",
			loadFailed: "Failed to load cart items",
			placed: "Order placed successfully!",
		});
	});

	test("of the cart and the order (§2, §8, §9)", () => {
		expect(checkout).toMatchObject({
			title: "Cart & Checkout",
			processing: "Processing...",
			total: "Total incl. VAT",
			orderFailed: "Failed to place order: {message}",
			countries: { belgium: "Belgium", netherlands: "Netherlands", germany: "Germany" },
		});
		expect(checkout.confirmation.loadError).toBe("There was an issue loading your order.");
		const t = createTranslator<{ vat: string }>({ locale: "en", messages: { vat: checkout.vat } });
		expect(t("vat", { rate: 21 })).toBe("VAT (21%)");
	});

	test("of the conditions and of a missing page (§2, §3)", () => {
		expect(catalog.details.conditionNames).toMatchObject({
			"used-a": "Used A-Grade",
			"used-cw": "Used Cargo Worthy",
		});
		expect(common.notFound.title).toBe("Page not found");
	});
});
