import { randomUUID } from "node:crypto";
import { eq, or, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { company } from "#db/seed/company.ts";
import { openingHoursText } from "~/company/opening-hours-text.ts";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { issueTicket } from "~/people/guard/form-guard.server.ts";
import { schema } from "~/platform/db.server.ts";
import { requireSecret } from "~/platform/secret.server.ts";
import { usualHours } from "~/values/opening-hours.ts";
import type { Shop } from "../../server/shop.ts";
import {
	alertsIn,
	elementIn,
	fieldError,
	fieldValue,
	mainOf,
	metaContent,
	shownText,
	structuredData,
	tagsOf,
	textsIn,
} from "../support/html.ts";
import { type MailServer, type ReceivedMail, startMailServer } from "../support/mail-server.ts";
import { startOddServer } from "../support/odd-mail-server.ts";
import { type Fields, openTestShop, shopOrigin, useTestShop, visitorOf } from "../support/test-shop.ts";

const shop = useTestShop();
const { contactMessages, formSubmissions, mailOutbox } = schema;

/** Everyone writes from one address here: each test starts with the address' full share. */
beforeEach(async () => {
	await shop.database.db.delete(formSubmissions);
});
afterEach(() => {
	vi.useRealTimers();
});

/** A text as a page shows it, with plain spaces. */
function plain(text: string): string {
	return text.replace(/\s+/g, " ");
}

/** The form as someone fills it in, a minute after opening it, who can be told apart from every other test's. */
async function contactForm(given: Fields = {}): Promise<Fields> {
	const secret = await requireSecret(shop.database.db);
	return {
		ticket: issueTicket(secret, "contact", new Date(Date.now() - 60_000)),
		website: "",
		name: "Jana Peeters",
		email: `jana-${randomUUID()}@buyer.example`,
		phone: "+32 3 000 00 01",
		subject: "Saturday <delivery>",
		message: "Do you deliver\non Saturdays?",
		...given,
	};
}

function messagesOf({ email = "" }: Fields) {
	return shop.database.db.select().from(contactMessages).where(eq(contactMessages.email, email));
}

function mailsOf({ email = "" }: Fields) {
	return shop.database.db
		.select()
		.from(mailOutbox)
		.where(or(eq(mailOutbox.recipient, email), eq(mailOutbox.replyTo, email)))
		.orderBy(mailOutbox.dedupeKey);
}

async function expectNothingStored(fields: Fields): Promise<void> {
	expect(await messagesOf(fields)).toEqual([]);
	expect(await mailsOf(fields)).toEqual([]);
}

/** What was typed is in the form that comes back. */
function expectTyped(html: string, fields: Fields): void {
	for (const name of ["name", "email", "phone", "subject"]) {
		expect([name, fieldValue(mainOf(html), name)]).toEqual([name, fields[name]]);
	}
	expect(textsIn(html, "textarea")).toEqual([plain(fields.message ?? "").trim()]);
}

describe.each(languages)("the contact page in %s", (language) => {
	const texts = pageTexts[language].contact;
	const t = catalogues[language].contact;
	const path = `/${language}/contact`;

	async function page(): Promise<string> {
		const response = await shop.fetch(path);
		expect(response.status).toBe(200);
		expect(response.headers.get("Cache-Control")).toMatch(/\bpublic\b/);
		return response.text();
	}

	test("says how to reach the company", async () => {
		const html = await page();
		expect(textsIn(html, "h1")).toEqual([plain(texts.title)]);
		expect(metaContent(html, "description")).toBe(plain(texts.metaDescription));
		const main = mainOf(html);
		const address = `${company.street}, ${company.postalCode} ${company.city}`;
		const cards = elementIn(main, "ul");
		expect(textsIn(cards, "h2")).toEqual([texts.emailTitle, texts.phoneTitle, texts.addressTitle].map(plain));
		expect(tagsOf(cards, "a").map(({ href }) => href)).toEqual([
			`mailto:${company.email}`,
			`tel:${company.phoneLink}`,
		]);
		expect(shownText(cards)).toContain(address);
		const shown = shownText(main);
		for (const { days, hours } of openingHoursText(usualHours, texts.week, language)) {
			expect(shown).toContain(plain(`${days} ${hours}`));
		}
		for (const text of [company.legalName, company.vatNumber]) expect(shown).toContain(text);
		const record = structuredData(html).find((one) => one["@type"] === "LocalBusiness");
		expect(record).toMatchObject({
			name: company.name,
			openingHoursSpecification: [
				{
					dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
					opens: "09:00",
					closes: "17:00",
				},
			],
		});
	});

	test("links to a map and shows nothing from elsewhere", async () => {
		const html = await page();
		const map = tagsOf(mainOf(html), "a").find(({ target }) => target === "_blank");
		expect(map?.href).toMatch(/^https:\/\/www\.openstreetmap\.org\/search\?query=Containerkaai%201/);
		expect(map?.rel).toBe("noopener noreferrer");
		expect(tagsOf(html, "iframe")).toEqual([]);
		const sources = ["img", "script"].flatMap((tag) => tagsOf(html, tag)).flatMap(({ src = [] }) => src);
		expect(sources.filter((src) => !src.startsWith("/"))).toEqual([]);
	});

	test("has a form that is complete without scripts", async () => {
		const main = mainOf(await page());
		expect(tagsOf(main, "form")).toMatchObject([{ method: "post", action: `${path}#send-contact` }]);
		const fields = ["input", "textarea"].flatMap((tag) => tagsOf(main, tag));
		const labels = new Map(
			tagsOf(main, "label").map((label, index) => [label.for, textsIn(main, "label")[index]]),
		);
		for (const name of ["name", "email", "phone", "subject", "message"] as const) {
			const field = fields.find((one) => one.name === name);
			expect(labels.get(field?.id)).toContain(plain(t[name]));
			expect(field?.["aria-required"]).toBe(name === "phone" ? undefined : "true");
		}
		expect(labels.get("contact-phone")).toContain(plain(t.optional));
		expect(tagsOf(main, "textarea")[0]?.class).toContain("min-h-[150px]");
		expect(fieldValue(main, "website")).toBe("");
		expect(textsIn(main, "button")).toEqual([plain(t.submit)]);
	});

	test.each<[string, Fields, keyof typeof t.errors]>([
		["name", { name: "" }, "nameShort"],
		["name", { name: " J " }, "nameShort"],
		["name", { name: "J".repeat(201) }, "tooLong"],
		["name", { name: "WIN a prize: www.evil.example" }, "link"],
		["email", { email: "" }, "emailInvalid"],
		["email", { email: "jana" }, "emailInvalid"],
		["email", { email: "jana@buyer" }, "emailInvalid"],
		["email", { email: "a@b.example, c@d.example" }, "emailInvalid"],
		["phone", { phone: "1".repeat(201) }, "tooLong"],
		["phone", { phone: "03 12" }, "phoneInvalid"],
		["subject", { subject: "" }, "subjectShort"],
		["subject", { subject: "?" }, "subjectShort"],
		["subject", { subject: "s".repeat(201) }, "tooLong"],
		["message", { message: "" }, "messageShort"],
		["message", { message: "123456789" }, "messageShort"],
		["message", { message: "   \n 1234 \n    " }, "messageShort"],
		["message", { message: "x".repeat(10_001) }, "tooLong"],
	])("tells what is wrong beside its field and keeps what was typed: %s %j", async (name, wrong, error) => {
		const fields = await contactForm(wrong);
		const answer = await shop.visitor().post(path, fields);
		expect(answer.status).toBe(422);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const html = await answer.text();
		for (const one of ["name", "email", "phone", "subject", "message"]) {
			expect([one, fieldError(html, one)]).toEqual([one, one === name ? plain(t.errors[error]) : undefined]);
		}
		expectTyped(html, fields);
		await expectNothingStored(fields);
	});

	test("stores a message with its two mails and says so", async () => {
		const fields = await contactForm();
		const answer = await shop.visitor().post(path, fields);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const html = await answer.text();
		expect(shownText(mainOf(html))).toContain(plain(`${t.successTitle} ${t.successText}`));
		expect(alertsIn(html)).toEqual([]);
		expectTyped(html, { name: "", email: "", phone: "", subject: "", message: "" });
		const { name, email, phone, subject, message } = fields;
		expect(await messagesOf(fields)).toMatchObject([{ language, name, email, phone, subject, message }]);
		const mails = await mailsOf(fields);
		expect(mails).toMatchObject([
			// The company reads its own language, the sender theirs.
			{
				language: "nl",
				recipient: company.email,
				replyTo: email,
				subject: expect.stringMatching(/^BACKUP: /),
			},
			{ language: "nl", recipient: company.email, replyTo: email },
			{ language, recipient: email, replyTo: company.email },
		]);
		for (const mail of mails.slice(1)) {
			expect(mail.text).toContain("Saturday <delivery>");
			expect(mail.html).toContain("Saturday &lt;delivery&gt;");
		}
		expect(mails[2]?.text).toContain(mailCatalogues[language].contact.intro);
	});

	test("stops a flood, the contact section's messages included, and keeps what was typed", async () => {
		const { ticket: _own, ...fields } = await contactForm();
		const next = async () => ({ ...(await contactForm()), ...fields });
		for (const to of [path, path, path, `/${language}?index`, `/${language}?index`]) {
			expect((await shop.visitor().post(to, await next())).status).toBe(200);
		}
		const answer = await shop.visitor().post(path, await next());
		expect(answer.status).toBe(429);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([plain(t.tooMany)]);
		expectTyped(html, fields);
		expect(await messagesOf(fields)).toHaveLength(5);
	});

	test("a double click stores one message, and both answers say that it has arrived", async () => {
		const fields = await contactForm();
		const answers = await Promise.all(
			[path, path, `${path}.data`].map((to) => shop.visitor().post(to, fields)),
		);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(shownText(await (answers[1]?.text() ?? ""))).toContain(plain(t.successTitle));
		expect(await messagesOf(fields)).toHaveLength(1);
		expect(await mailsOf(fields)).toHaveLength(3);
	});

	test("what is sent anew from an old page is asked for once more, not lost", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		const fields = await contactForm();
		expect((await shop.visitor().post(path, fields)).status).toBe(200);
		const other = { ...fields, message: "And on Sundays as well?" };
		const asked = await shop.visitor().post(path, other);
		expect(asked.status).toBe(409);
		const html = await asked.text();
		expect(alertsIn(html)).toEqual([plain(t.again)]);
		expectTyped(html, other);
		vi.setSystemTime(Date.now() + 2_000);
		const ticket = fieldValue(mainOf(html), "ticket") ?? "";
		expect((await shop.visitor().post(path, { ...other, ticket })).status).toBe(200);
		expect(await messagesOf(fields)).toHaveLength(2);
	});

	test("stores nothing of a robot", async () => {
		const fields = await contactForm({ website: "https://spam.example" });
		const answer = await shop.visitor().post(path, fields);
		expect(answer.status).toBe(422);
		expect(alertsIn(await answer.text())).toEqual([plain(t.failureText)]);
		await expectNothingStored(fields);
	});

	test("asks a visitor without scripts once more, with a ticket for the second time", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		const fields = await contactForm({ ticket: "" });
		const first = await shop.visitor().post(path, fields);
		expect(first.status).toBe(409);
		const html = await first.text();
		expect(alertsIn(html)).toEqual([plain(t.again)]);
		expectTyped(html, fields);
		await expectNothingStored(fields);
		vi.setSystemTime(Date.now() + 2_000);
		const ticket = fieldValue(mainOf(html), "ticket") ?? "";
		expect((await shop.visitor().post(path, { ...fields, ticket })).status).toBe(200);
		expect(await messagesOf(fields)).toHaveLength(1);
	});

	test("says that a message could not be stored and keeps it", async () => {
		const { db } = shop.database;
		const fields = await contactForm();
		await db.execute(sql`alter table contact_messages rename to messages_elsewhere`);
		try {
			const answer = await shop.visitor().post(path, fields);
			expect(answer.status).toBe(503);
			const html = await answer.text();
			expect(alertsIn(html)).toEqual([plain(t.failureText)]);
			expectTyped(html, fields);
		} finally {
			await db.execute(sql`alter table messages_elsewhere rename to contact_messages`);
		}
		await expectNothingStored(fields);
	});
});

test("the documented English texts (shop document §5, §8)", () => {
	const { errors, failureText } = catalogues.en.contact;
	expect(errors).toMatchObject({
		nameShort: "Name must be at least 2 characters",
		emailInvalid: "Please enter a valid email address",
		subjectShort: "Subject must be at least 2 characters",
		messageShort: "Message must be at least 10 characters",
	});
	expect(failureText).toBe("There was a problem sending your message. Please try again later.");
});

test("a message without a phone number, as short as may be, is taken", async () => {
	const fields = await contactForm({ name: "Jo", subject: "Hi", message: "1234567890", phone: " " });
	expect((await shop.visitor().post("/en/contact", fields)).status).toBe(200);
	expect(await messagesOf(fields)).toMatchObject([{ name: "Jo", phone: null, message: "1234567890" }]);
});

test("a message from another site's page is refused", async () => {
	const fields = await contactForm();
	const answer = await shop.visitor().post("/en/contact", fields, { Origin: "http://evil.example" });
	expect(answer.status).toBe(400);
	await expectNothingStored(fields);
});

describe("with a mail server", () => {
	let mail: MailServer;
	let own: Shop | null = null;
	const busy = () => Object.assign(new Error("Mailbox is busy"), { responseCode: 451 });
	const isBackup = ({ headers }: ReceivedMail) => headers.subject?.startsWith("BACKUP: ") === true;
	const toCompany = ({ envelope }: ReceivedMail) => envelope.to.includes(company.email);

	beforeAll(async () => {
		await shop.database.db.delete(mailOutbox);
		mail = await startMailServer();
		own = await openTestShop(shop.database.url, { smtpUrl: mail.url });
	});
	beforeEach(async () => {
		// What earlier tests left waiting would be delivered between the mails that are looked at.
		await shop.database.db.delete(mailOutbox);
		mail.answer = () => null;
	});
	afterAll(async () => {
		await own?.close();
		await mail.stop();
	});

	function receivedFor({ email = "" }: Fields): ReceivedMail[] {
		return mail.received.filter(
			(one) => one.envelope.to.includes(email) || one.headers["reply-to"] === email,
		);
	}

	async function send() {
		if (!own) throw new Error("the shop is not open yet");
		const fields = await contactForm();
		const response = await visitorOf(own, {}, shopOrigin).post("/fr/contact", fields);
		return { fields, status: response.status, html: await response.text() };
	}

	test("a message is stored before a mail is tried: the company's, then the visitor's", async () => {
		const stored: number[] = [];
		mail.answer = async (one) => {
			const email = (toCompany(one) ? one.headers["reply-to"] : one.envelope.to[0]) ?? "";
			stored.push((await messagesOf({ email })).length);
			return null;
		};
		const { fields, status } = await send();
		expect(status).toBe(200);
		expect(stored).toEqual([1, 1]);
		expect(receivedFor(fields).map(({ envelope }) => envelope.to)).toEqual([[company.email], [fields.email]]);
		expect((await mailsOf(fields)).map((one) => one.status)).toEqual(["sent", "sent"]);
	});

	test("a refused notification is sent once more, plain, and then all is well", async () => {
		mail.answer = (one) => (toCompany(one) && !isBackup(one) ? busy() : null);
		const { fields, status } = await send();
		expect(status).toBe(200);
		expect(receivedFor(fields).map((one) => [isBackup(one), one.envelope.to[0]])).toEqual([
			[true, company.email],
			[false, fields.email],
		]);
		expect(receivedFor(fields)[0]?.parts["text/plain"]).toContain("Do you deliver");
	});

	test.each<[string, (one: ReceivedMail) => boolean]>([
		["every mail", () => true],
		["notification and its second try", toCompany],
		["the visitor's confirmation", (one) => !toCompany(one)],
	])(
		"a server that refuses %s does not make the message less arrived: it is stored, and its mails follow",
		async (_name, refused) => {
			mail.answer = (one) => (refused(one) ? busy() : null);
			const { fields, status, html } = await send();
			expect(status).toBe(200);
			expect(alertsIn(html)).toEqual([]);
			const { successTitle, laterText } = catalogues.fr.contact;
			expect(shownText(mainOf(html))).toContain(plain(`${successTitle} ${laterText}`));
			expectTyped(html, { name: "", email: "", phone: "", subject: "", message: "" });
			expect(await messagesOf(fields)).toHaveLength(1);
			expect((await mailsOf(fields)).some((one) => one.status === "pending")).toBe(true);
		},
	);
});

describe("with a mail server that takes connections and says nothing", () => {
	test("twelve messages at once are told the truth, and the rest of the shop does not wait for them", async () => {
		await shop.database.db.delete(mailOutbox);
		const silent = await startOddServer(() => "");
		const own = await openTestShop(shop.database.url, { smtpUrl: silent.url, publicUrl: shopOrigin });
		const forms = await Promise.all(Array.from({ length: 12 }, () => contactForm()));
		let answered = 0;
		const answers = forms.map(async (fields, index) => {
			const answer = await visitorOf(own).post("/en/contact", fields, {
				"X-Forwarded-For": `192.0.2.${index}`,
			});
			answered++;
			return answer;
		});
		await silent.reached;
		// Six are answered at once; the others wait, and hold nothing while they do.
		await vi.waitFor(() => expect(answered).toBeGreaterThanOrEqual(6), { timeout: 10_000 });
		const { pool } = own.database;
		await vi.waitFor(() => expect([pool.idleCount, pool.waitingCount]).toEqual([pool.totalCount, 0]));
		for (const path of ["/health", "/en/cart"]) {
			expect((await own.fetch(new Request(shopOrigin + path))).status).toBe(200);
		}
		for (const answer of await Promise.all(answers)) {
			expect(answer.status).toBe(200);
			expect(shownText(await answer.text())).toContain(catalogues.en.contact.laterText);
		}
		for (const fields of forms) expect(await messagesOf(fields)).toHaveLength(1);
		await own.close();
		await silent.stop();
	});
});

describe("the depot's map", () => {
	const mapIn = async (path: string) =>
		/<svg[^>]*aria-label="[^"]*"[^>]*>.*?depot-land/.exec(await (await shop.fetch(path)).text())?.[0] ?? null;

	test.each(languages)("is drawn in %s", async (language) => {
		const label = pageTexts[language].contact.depotMap.label.replace("{city}", company.city);
		expect(plain((await mapIn(`/${language}/contact`)) ?? "")).toContain(plain(label));
	});

	test.each(["", "51.5, -0.1"])("is left out where the depot is at %j", async (depot) => {
		const { companySettings } = schema;
		const [before] = await shop.database.db.select({ depot: companySettings.depot }).from(companySettings);
		await shop.database.db.update(companySettings).set({ depot });
		const other = await openTestShop(shop.database.url);
		try {
			const html = await (await other.fetch(new Request(`${shopOrigin}/en/contact`))).text();
			expect(html).not.toContain("depot-land");
			expect(html).toContain(shownText(pageTexts.en.contact.mapTitle));
		} finally {
			await other.close();
			await shop.database.db.update(companySettings).set(before ?? {});
		}
	});
});
