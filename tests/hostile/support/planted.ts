import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { schema } from "~/platform/db.server.ts";
import { sign } from "~/platform/secret.server.ts";
import { issueInvoice } from "~/trade/invoices/desk/issue-invoice.server.ts";
import { offerSums } from "~/trade/offers/offer.ts";
import { keepPaper } from "~/trade/papers/paper.store.server.ts";
import { cents } from "~/values/money.ts";
import { usualVatSettings } from "~/values/vat-cases.ts";
import { asOwner } from "../../support/author.ts";
import { businessAddress, issuer, placeSampleOrder, wishFor } from "../../support/sample-invoices.ts";
import { createContainer, noWish } from "../../support/sample-trade.ts";
import { containerPath } from "../../support/shop-visits.ts";
import type { HostileShop } from "./hostile-shop.ts";

/** What the addresses of a test lead to, all with a word in them that only the owner may read. */
export type Planted = {
	secretWord: string;
	order: string;
	/** The mail address of the order's buyer. */
	buyer: string;
	/** The code of the mailed link that opens the order. */
	orderKey: string;
	/** A confirmed order that a truck comes for. */
	delivery: string;
	/** A proof of the order's transport. */
	proof: string;
	/** Files of internal notes, by what the notes are about. */
	noteFiles: Record<"order" | "quote" | "offer" | "message", string>;
	/** An invoice of a business. */
	invoice: string;
	/** A line of a bank statement that waits for a person. */
	bankLine: string;
	quote: string;
	/** An offer that was sent. */
	offer: string;
	message: string;
	mail: string;
	change: string;
	/** A landing page that is not published, and its section. */
	page: string;
	section: string;
	/** A post that is not published. */
	post: string;
	/** A review and a reference that visitors do not see. */
	review: string;
	reference: string;
	/** Slug of a container of its own, and its id. */
	container: string;
	product: string;
	/** Prices that are planned. */
	batch: string;
};

async function idOf(rows: Promise<{ id: string }[]>): Promise<string> {
	const [row] = await rows;
	if (!row) throw new Error("nothing was planted");
	return row.id;
}

/** With its pro forma, which holds the word as it stands. */
async function plantOrder({ db }: HostileShop, word: string): Promise<string> {
	const address = {
		...{ name: word, email: `${word}@buyer.example`, phone: word, companyName: word },
		...{ street: word, city: word, postalCode: "1050", country: "belgium" as const },
	};
	const [subtotal, vat] = [cents(100_00), cents(21_00)];
	const number = `K-${randomInt(1e12)}`;
	const orderId = await idOf(
		db
			.insert(schema.orders)
			.values({
				...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language: "nl" as const, vatRate: 21 },
				...{ subtotalAmount: subtotal, vatAmount: vat, totalAmount: cents(121_00) },
				...{ shippingAddress: address, orderNumber: number },
			})
			.returning({ id: schema.orders.id }),
	);
	const paper = { kind: "pro-forma", orderId, number, language: "nl" } as const;
	await keepPaper(db, { ...paper, bytes: Buffer.from(`%PDF-1.7 ${word}`) });
	return orderId;
}

async function plantDelivery(shop: HostileShop, word: string): Promise<string> {
	const orderId = await plantOrder(shop, word);
	await shop.db.insert(schema.orderItems).values({
		...{ orderId, position: 0, productTitle: word, price: cents(100_00), transportPrice: cents(0) },
		quantity: 1,
		selectedCondition: "new",
		colorType: "from_stack",
		transportType: "truck",
		transportCountry: "BE",
		transportPostcode: "1050",
	});
	await shop.db.update(schema.orders).set({ status: "confirmed" }).where(eq(schema.orders.id, orderId));
	return orderId;
}

function plantProof({ db }: HostileShop, word: string, orderId: string): Promise<string> {
	return idOf(
		db
			.insert(schema.transportProofs)
			.values({
				...{ orderId, fileName: word, type: "application/pdf" as const, sha256: word },
				...{ bytes: Buffer.from(`%PDF-1.7 ${word}`), userEmail: `${word}@shop.example` },
			})
			.returning({ id: schema.transportProofs.id }),
	);
}

async function plantNoteFile(
	{ db }: HostileShop,
	word: string,
	about: Pick<typeof schema.internalNotes.$inferInsert, "entity" | "entityId">,
): Promise<string> {
	const note = { ...about, userEmail: `${word}@shop.example`, text: word };
	const noteId = await idOf(
		db.insert(schema.internalNotes).values(note).returning({ id: schema.internalNotes.id }),
	);
	return idOf(
		db
			.insert(schema.noteFiles)
			.values({
				...{ noteId, position: 0, fileName: word, type: "application/pdf" as const, sha256: word },
				bytes: Buffer.from(`%PDF-1.7 ${word}`),
			})
			.returning({ id: schema.noteFiles.id }),
	);
}

async function plantInvoice({ db }: HostileShop, word: string): Promise<string> {
	const order = await placeSampleOrder(db, { shippingAddress: { ...businessAddress, companyName: word } });
	const author = { id: randomUUID(), email: `${word}@shop.example` };
	await db.insert(schema.users).values({ ...author, name: "owner" });
	const result = await issueInvoice(db, asOwner(author), wishFor(order.id), issuer, new Date());
	if ("problem" in result) throw new Error(result.problem);
	// Its papers are there, so that none is printed while others look on.
	await db.update(schema.orders).set({ status: "delivered" }).where(eq(schema.orders.id, order.id));
	const paper = { kind: "invoice", orderId: order.id, number: result.number, language: "nl" } as const;
	await keepPaper(db, { ...paper, bytes: Buffer.from(`%PDF-1.7 ${word}`) });
	return result.id;
}

async function plantBankLine({ db }: HostileShop, word: string): Promise<string> {
	const [oldBalance, newBalance] = [cents(0), cents(121_00)];
	const statementId = await idOf(
		db
			.insert(schema.bankStatements)
			.values({
				...{ account: word, number: "2026-001", closedOn: "2026-01-31", oldBalance, newBalance },
				...{ fingerprint: word, fileName: word, userEmail: `${word}@shop.example` },
			})
			.returning({ id: schema.bankStatements.id }),
	);
	return idOf(
		db
			.insert(schema.bankLines)
			.values({
				...{ statementId, sequence: 1, amount: cents(121_00), bookedOn: "2026-01-31", state: "open" },
				...{ name: word, account: word, ogms: [], text: word, reference: word },
			})
			.returning({ id: schema.bankLines.id }),
	);
}

function plantQuote({ db }: HostileShop, word: string): Promise<string> {
	return idOf(
		db
			.insert(schema.quotes)
			.values({
				...{ language: "nl" as const, customerName: word, email: `${word}@buyer.example` },
				...{ requestType: "Bulk Order" as const, specialRequirements: word },
				...{ configuration: "c", configurationPicture: Buffer.from(word) },
			})
			.returning({ id: schema.quotes.id }),
	);
}

async function plantOffer({ db }: HostileShop, word: string): Promise<string> {
	const line = {
		...{ productId: null, title: word, details: word, condition: null, colorType: "from_stack" as const },
		...{ ralColor: null, quantity: 1, unitPrice: cents(100_00), listPrice: null, transportPrice: cents(0) },
	};
	const buyer = {
		...{ name: word, email: `${word}@buyer.example`, phone: word, companyName: word, vatNumber: null },
		...{ street: word, city: word, postalCode: "1050", country: "belgium" as const },
	};
	const content = {
		...{ buyer, billing: null, transportType: "self_pickup" as const, lines: [line], wish: noWish },
		...{ intro: word, closing: word, conditions: word, remarks: word, pictures: [], hasDrawing: true },
		...{ validUntil: "2099-12-31", termDays: 5 },
	};
	const { inputs, decision, totals } = offerSums(content, {
		...{ settings: usualVatSettings, buyer: "private", number: null, check: null },
	});
	const number = `A-${word}`;
	const sentAt = new Date();
	const offerId = await idOf(
		db
			.insert(schema.offers)
			.values({
				...{ number, language: "nl", status: "sent", version: 1, sentVersion: 1, sentAt, buyerName: word },
				...{ email: buyer.email, validUntil: content.validUntil, totalAmount: totals.gross },
				...{ configuration: word, drawing: Buffer.from(word) },
			})
			.returning({ id: schema.offers.id }),
	);
	await db.insert(schema.offerVersions).values({
		...{ offerId, version: 1, content, vatInputs: inputs, vatDecision: decision, vatRate: 21, sentAt },
		...{ subtotalAmount: totals.net, vatAmount: totals.vat, totalAmount: totals.gross, tokenHash: word },
	});
	await keepPaper(db, {
		kind: "offer",
		offerId,
		number,
		language: "nl",
		bytes: Buffer.from(`%PDF-1.7 ${word}`),
	});
	return offerId;
}

function plantMessage({ db }: HostileShop, word: string): Promise<string> {
	return idOf(
		db
			.insert(schema.contactMessages)
			.values({ language: "nl", name: word, email: `${word}@buyer.example`, subject: word, message: word })
			.returning({ id: schema.contactMessages.id }),
	);
}

function plantMail({ db }: HostileShop, word: string): Promise<string> {
	const recipient = `${word}@buyer.example`;
	return idOf(
		db
			.insert(schema.mailOutbox)
			.values({
				...{ kind: "message", about: randomUUID(), audience: "customer" },
				...{ dedupeKey: randomUUID(), language: "nl", recipient, subject: word, html: word, text: word },
			})
			.returning({ id: schema.mailOutbox.id }),
	);
}

async function plantPage(
	{ db }: HostileShop,
	word: string,
	slug: string,
): Promise<{ page: string; section: string }> {
	const page = await idOf(
		db.insert(schema.landingPages).values({ slug }).returning({ id: schema.landingPages.id }),
	);
	await db
		.insert(schema.landingPageTranslations)
		.values({ landingPageId: page, language: "nl", title: word, contentHtml: `<p>${word}</p>` });
	const section = await idOf(
		db
			.insert(schema.sections)
			.values({ landingPageId: page, type: "hero_with_image" })
			.returning({ id: schema.sections.id }),
	);
	await db.insert(schema.sectionTranslations).values({ sectionId: section, language: "nl", title: word });
	return { page, section };
}

async function plantPost({ db }: HostileShop, word: string, slug: string): Promise<void> {
	const post = await idOf(db.insert(schema.blogPosts).values({}).returning({ id: schema.blogPosts.id }));
	await db
		.insert(schema.blogPostTranslations)
		.values({ blogPostId: post, language: "nl", slug, title: word, content: `<p>${word}</p>` });
}

async function plantVoices(
	{ db }: HostileShop,
	word: string,
): Promise<{ review: string; reference: string }> {
	const { customerReferences, reviews } = schema;
	const said = { words: word, name: word, saidOn: "2026-05-01", language: "nl", isVisible: false } as const;
	const texts = { nl: { title: word, text: word, imageAlt: null }, en: null, de: null, fr: null };
	return {
		review: await idOf(db.insert(reviews).values(said).returning({ id: reviews.id })),
		reference: await idOf(
			db
				.insert(customerReferences)
				.values({ texts, isVisible: false })
				.returning({ id: customerReferences.id }),
		),
	};
}

function plantBatch({ db }: HostileShop, word: string): Promise<string> {
	return idOf(
		db
			.insert(schema.priceBatches)
			.values({
				...{ userEmail: `${word}@shop.example`, source: "single", state: "planned", startsOn: "2099-01-01" },
				...{ leftOut: { missing: 0, same: 0, refused: 0, named: [] }, size: 0 },
			})
			.returning({ id: schema.priceBatches.id }),
	);
}

/** Fills the shop with one of everything that is not for everyone. */
export async function plant(shop: HostileShop): Promise<Planted> {
	const { db } = shop;
	const secretWord = `planted${randomUUID().replaceAll("-", "")}`;
	const slug = `draft-${randomUUID()}`;
	const order = await plantOrder(shop, secretWord);
	const { page, section } = await plantPage(shop, secretWord, slug);
	await plantPost(shop, secretWord, slug);
	const note = { userEmail: `${secretWord}@shop.example`, entity: "order", entityId: order } as const;
	await db.insert(schema.internalNotes).values({ ...note, text: secretWord });
	const values = { before: { note: secretWord }, after: { note: secretWord } };
	const change = { ...note, label: secretWord, action: "status", ...values } as const;
	const product = await createContainer(db);
	const container = await containerPath(db, product, "nl");
	const things = {
		...{ order, quote: await plantQuote(shop, secretWord), offer: await plantOffer(shop, secretWord) },
		message: await plantMessage(shop, secretWord),
	};
	const fileOf = (entity: keyof typeof things) =>
		plantNoteFile(shop, secretWord, { entity, entityId: things[entity] });
	return {
		...{ secretWord, page, section, post: slug, ...things, ...(await plantVoices(shop, secretWord)) },
		noteFiles: {
			...{ order: await fileOf("order"), quote: await fileOf("quote") },
			...{ offer: await fileOf("offer"), message: await fileOf("message") },
		},
		buyer: `${secretWord}@buyer.example`,
		orderKey: sign(shop.secret, `order:${order}`),
		delivery: await plantDelivery(shop, secretWord),
		proof: await plantProof(shop, secretWord, order),
		invoice: await plantInvoice(shop, secretWord),
		bankLine: await plantBankLine(shop, secretWord),
		mail: await plantMail(shop, secretWord),
		change: await idOf(db.insert(schema.auditLog).values(change).returning({ id: schema.auditLog.id })),
		container: container.split("/").at(-1) ?? "",
		product: product.id,
		batch: await plantBatch(shop, secretWord),
	};
}
