import { contact } from "~/i18n/pages/en/contact.ts";
import { expect, test } from "../fixtures/own-shop.ts";

/** The words of a moment, by the hours that a new shop begins with. */
const said = (pattern: string, time: string, day = "") =>
	pattern.replace("{time}", time).replace("{day}", day);

test("whether the yard is open follows the clock in Antwerp, on a page that was kept before", async ({
	page,
	shop,
}) => {
	await shop.sql("update company_settings set opening_hours = default");
	const { openUntil, opensOn, days } = contact.week;
	const facts = page.getByRole("complementary").first();
	for (const [moment, words] of [
		["2026-11-23T08:00:00Z", said(openUntil, "17:00")],
		["2026-11-27T16:00:00Z", said(opensOn, "9:00", days.monday)],
		["2026-12-25T10:00:00Z", contact.hoursTitle],
	] as const) {
		await page.clock.setFixedTime(moment);
		await page.goto(`${shop.origin}/en`);
		await expect(facts.getByText(words, { exact: true })).toBeVisible();
	}
});
