import { relations } from "drizzle-orm";
import { bankLines, bankStatements } from "./bank.ts";
import { cartItems, carts } from "./cart.ts";
import {
	productConditionImages,
	productConditionInfo,
	productConditionInfoTranslations,
	productImages,
	productMainConditionImages,
	products,
	productTranslations,
} from "./catalog.ts";
import { landingPages, landingPageTranslations, sections, sectionTranslations } from "./content.ts";
import { invoiceDeliveries, invoices } from "./invoices.ts";
import { offers } from "./offers.ts";
import { orderItems, orders } from "./orders.ts";
import { papers } from "./papers.ts";
import { onlinePayments, onlineRefunds, onlineReversals, payments } from "./payments.ts";
import { transportProofs } from "./transport-proofs.ts";
import { withdrawals } from "./withdrawals.ts";

export const productsRelations = relations(products, ({ many }) => ({
	translations: many(productTranslations),
	images: many(productImages),
	conditionImages: many(productConditionImages),
	mainConditionImages: many(productMainConditionImages),
	conditionInfo: many(productConditionInfo),
}));

export const productTranslationsRelations = relations(productTranslations, ({ one }) => ({
	product: one(products, { fields: [productTranslations.productId], references: [products.id] }),
}));

export const productImagesRelations = relations(productImages, ({ one }) => ({
	product: one(products, { fields: [productImages.productId], references: [products.id] }),
}));

export const productConditionImagesRelations = relations(productConditionImages, ({ one }) => ({
	product: one(products, { fields: [productConditionImages.productId], references: [products.id] }),
}));

export const productMainConditionImagesRelations = relations(productMainConditionImages, ({ one }) => ({
	product: one(products, { fields: [productMainConditionImages.productId], references: [products.id] }),
}));

export const productConditionInfoRelations = relations(productConditionInfo, ({ one, many }) => ({
	product: one(products, { fields: [productConditionInfo.productId], references: [products.id] }),
	translations: many(productConditionInfoTranslations),
}));

export const productConditionInfoTranslationsRelations = relations(
	productConditionInfoTranslations,
	({ one }) => ({
		info: one(productConditionInfo, {
			fields: [productConditionInfoTranslations.productConditionInfoId],
			references: [productConditionInfo.id],
		}),
	}),
);

export const landingPagesRelations = relations(landingPages, ({ many }) => ({
	translations: many(landingPageTranslations),
	sections: many(sections),
}));

export const landingPageTranslationsRelations = relations(landingPageTranslations, ({ one }) => ({
	page: one(landingPages, { fields: [landingPageTranslations.landingPageId], references: [landingPages.id] }),
}));

export const sectionsRelations = relations(sections, ({ one, many }) => ({
	page: one(landingPages, { fields: [sections.landingPageId], references: [landingPages.id] }),
	translations: many(sectionTranslations),
}));

export const sectionTranslationsRelations = relations(sectionTranslations, ({ one }) => ({
	section: one(sections, { fields: [sectionTranslations.sectionId], references: [sections.id] }),
}));

export const cartsRelations = relations(carts, ({ many }) => ({ items: many(cartItems) }));

export const cartItemsRelations = relations(cartItems, ({ one }) => ({
	cart: one(carts, { fields: [cartItems.cartId], references: [carts.id] }),
	product: one(products, { fields: [cartItems.productId], references: [products.id] }),
}));

export const ordersRelations = relations(orders, ({ many, one }) => ({
	offer: one(offers, { fields: [orders.offerId], references: [offers.id] }),
	items: many(orderItems),
	payments: many(payments),
	papers: many(papers),
	transportProofs: many(transportProofs),
	invoices: many(invoices),
	onlinePayments: many(onlinePayments),
	withdrawals: many(withdrawals),
}));

export const invoicesRelations = relations(invoices, ({ one }) => ({
	order: one(orders, { fields: [invoices.orderId], references: [orders.id] }),
	delivery: one(invoiceDeliveries, { fields: [invoices.id], references: [invoiceDeliveries.invoiceId] }),
}));

export const onlinePaymentsRelations = relations(onlinePayments, ({ one, many }) => ({
	order: one(orders, { fields: [onlinePayments.orderId], references: [orders.id] }),
	refunds: many(onlineRefunds),
	reversals: many(onlineReversals),
}));

export const onlineReversalsRelations = relations(onlineReversals, ({ one }) => ({
	payment: one(onlinePayments, {
		fields: [onlineReversals.onlinePaymentId],
		references: [onlinePayments.id],
	}),
}));

export const onlineRefundsRelations = relations(onlineRefunds, ({ one }) => ({
	payment: one(onlinePayments, {
		fields: [onlineRefunds.onlinePaymentId],
		references: [onlinePayments.id],
	}),
}));

export const withdrawalsRelations = relations(withdrawals, ({ one }) => ({
	order: one(orders, { fields: [withdrawals.orderId], references: [orders.id] }),
}));

export const bankLinesRelations = relations(bankLines, ({ one }) => ({
	statement: one(bankStatements, { fields: [bankLines.statementId], references: [bankStatements.id] }),
}));

export const transportProofsRelations = relations(transportProofs, ({ one }) => ({
	order: one(orders, { fields: [transportProofs.orderId], references: [orders.id] }),
}));

export const paymentsRelations = relations(payments, ({ one }) => ({
	order: one(orders, { fields: [payments.orderId], references: [orders.id] }),
	bankLine: one(bankLines, { fields: [payments.bankLineId], references: [bankLines.id] }),
}));

export const papersRelations = relations(papers, ({ one }) => ({
	order: one(orders, { fields: [papers.orderId], references: [orders.id] }),
}));

export const orderItemsRelations = relations(orderItems, ({ one }) => ({
	order: one(orders, { fields: [orderItems.orderId], references: [orders.id] }),
	product: one(products, { fields: [orderItems.productId], references: [products.id] }),
}));
