import { afterEach, describe, expect, test } from "vitest";
import { consumerLaw } from "#db/seed/consumer-law.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { schema } from "~/platform/db.server.ts";
import { noContact } from "~/values/consumer-law.ts";
import { cents } from "~/values/money.ts";
import { mainOf, shownText, tagsOf } from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { choiceFields, containerPath } from "../support/shop-visits.ts";
import { useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();
const { companySettings, priceChanges } = schema;

async function set(given: Partial<typeof companySettings.$inferInsert>): Promise<void> {
	await shop.database.db.update(companySettings).set(given);
	await announceChange(shop.database.db, ["company"]);
}

afterEach(() => set({ consumerLaw, customers: "everyone" }));

const pageOf = async (path: string) => mainOf(await (await shop.fetch(path)).text());
const lawOff = { ...consumerLaw, earlierPrice: false, safety: false, guarantee: false };

/** A container whose used one is reduced today, from 1,950.00 to 1,750.00. */
async function reduced() {
	const container = await createContainer(shop.database.db);
	await shop.database.db.insert(priceChanges).values({
		productId: container.id,
		kind: "used-a",
		changedAt: new Date(Date.now() - 50 * 24 * 60 * 60 * 1000),
		price: cents(195_000),
	});
	return container;
}

describe("a container's page", () => {
	test.each(languages)("says in %s what the reduced price was, without VAT and with it", async (language) => {
		const main = shownText(await pageOf(await containerPath(shop.database.db, await reduced(), language)));
		const { earlierPrice, inclVat } = pageTexts[language].container;
		const [, after = ""] = main.split(shownText(earlierPrice));
		expect(after.slice(0, 60).replace(/[^\d(]/g, "")).toMatch(/^1950\(235950/);
		expect(after.slice(0, 80)).toContain(inclVat);
		expect(main.split(shownText(earlierPrice))).toHaveLength(2);
	});

	test.each(languages)("says in %s who answers for it, and that the law guarantees it", async (language) => {
		const container = await createContainer(shop.database.db);
		const html = await pageOf(await containerPath(shop.database.db, container, language));
		const main = shownText(html);
		const { safety, guarantee } = pageTexts[language].consumerLaw;
		const warning = consumerLaw.warnings[language].split("\n")[0] ?? "";
		for (const text of [safety.title, safety.makerUnknown, "Kade Containers BV", warning, guarantee.text]) {
			expect(main).toContain(shownText(text));
		}
		expect(tagsOf(html, "a").some(({ href }) => href === "mailto:info@kade.example")).toBe(true);
		expect(tagsOf(html, "details").every((details) => !("open" in details))).toBe(true);
	});

	test("shows the Commission's picture once the owner has put it there, and its words to those who cannot see", async () => {
		const picture = "/images/placeholder.svg?notice";
		await set({
			consumerLaw: { ...consumerLaw, guaranteePictures: { ...consumerLaw.guaranteePictures, en: picture } },
		});
		const html = await pageOf(
			await containerPath(shop.database.db, await createContainer(shop.database.db), "en"),
		);
		const image = tagsOf(html, "img").find(({ src }) => src === picture);
		expect(image?.alt).toContain("two years");
		expect(shownText(html)).not.toContain(pageTexts.en.consumerLaw.guarantee.text);
	});

	test("says what the container says itself, and takes nothing of it for markup", async () => {
		const maker = { name: "<script>alert(1)</script>", address: "Quay 1", contact: "maker.example" };
		const container = await createContainer(shop.database.db, {
			safety: { maker, responsible: noContact, model: "SN 42 & <b>" },
		});
		const html = await pageOf(await containerPath(shop.database.db, container, "en"));
		expect(html).not.toContain("<script>alert(1)");
		expect(shownText(html)).toContain("SN 42 & <b>");
		expect(tagsOf(html, "a").some(({ href }) => href === "https://maker.example")).toBe(true);
	});

	test("of one that is only rented says nothing of a guarantee", async () => {
		const container = await createContainer(shop.database.db, { priceNew: null, priceUsedA: null });
		const main = shownText(await pageOf(await containerPath(shop.database.db, container, "en")));
		expect(main).not.toContain(pageTexts.en.consumerLaw.guarantee.title);
	});

	test.each([
		["the owner has switched it off", { consumerLaw: lawOff }],
		["the company sells to businesses only", { customers: "businesses" as const }],
	])("shows none of it where %s", async (_why, given) => {
		await set(given);
		const main = shownText(await pageOf(await containerPath(shop.database.db, await reduced(), "en")));
		const { safety, guarantee } = pageTexts.en.consumerLaw;
		for (const text of [pageTexts.en.container.earlierPrice, safety.title, guarantee.title]) {
			expect(main).not.toContain(text);
		}
	});
});

test("the checkout tells of the guarantee of what is sold, unless nobody is to be told", async () => {
	const buyer = shop.visitor();
	const container = await createContainer(shop.database.db);
	const path = await containerPath(shop.database.db, container, "en");
	await buyer.post(path, choiceFields({ condition: "rent" }));
	const { title } = pageTexts.en.consumerLaw.guarantee;
	const cart = async () => shownText(mainOf(await (await buyer.get("/en/cart")).text()));
	expect(await cart()).toMatch(/each for the first 30 days, then €[\d.]+ per day excl\. VAT/);
	expect(await cart()).not.toContain(title);
	await buyer.post(path, choiceFields());
	expect(await cart()).toContain(title);
	await set({ consumerLaw: lawOff });
	await expect.poll(cart, { timeout: 2_000 }).not.toContain(title);
});
