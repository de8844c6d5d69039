import { describe, expect, test } from "vitest";
import { company } from "#db/seed/company.ts";
import { openingHoursText } from "~/company/opening-hours-text.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { schema } from "~/platform/db.server.ts";
import { productsTag } from "~/trade/catalog/products-tag.ts";
import { usualHours } from "~/values/opening-hours.ts";
import { elementIn, mainOf, shownText, textsIn } from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();

async function factsOf(path: string) {
	return elementIn(mainOf(await (await shop.fetch(path)).text()), "aside");
}

describe.each(languages)("what the shop says of itself in %s", (language) => {
	const { homePage, contact } = pageTexts[language];

	test("is what its settings say, and nothing of the moment at which the page was made", async () => {
		const facts = shownText(await factsOf(`/${language}`));
		const [weekdays] = openingHoursText(usualHours, contact.week, language);
		for (const text of [
			`${contact.hoursTitle} ${weekdays?.days} ${weekdays?.hours}`,
			homePage.reply,
			homePage.transfer,
			homePage.term.replace("{days}", "5"),
			company.legalName,
			company.vatNumber,
			company.register,
		]) {
			expect(facts.replace(/\s+/g, " ")).toContain(text.replace(/\s+/g, " "));
		}
	});
});

test("the containers on offer are counted", async () => {
	const counted = async () => textsIn(await factsOf("/en"), "p").find((text) => text.endsWith("on offer"));
	const before = await shop.database.db.$count(schema.products);
	expect(await counted()).toBe(`${before} containers on offer`);
	await createContainer(shop.database.db);
	await announceChange(shop.database.db, [productsTag]);
	await expect.poll(counted).toBe(`${before + 1} containers on offer`);
});
