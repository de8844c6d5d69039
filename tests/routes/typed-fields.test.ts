import { expect, test } from "vitest";
import { mainOf, tagsOf } from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { byTruck, choiceFields, containerPath } from "../support/shop-visits.ts";
import { useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();

// Browsers take it as a wish to forget what was typed, also for whoever only goes back to the page.
test("no field of a visitor's form but the trap has its words forgotten", async () => {
	const container = await createContainer(shop.database.db);
	const path = await containerPath(shop.database.db, container, "nl");
	const visitor = shop.visitor();
	await visitor.post(path, choiceFields(byTruck));
	const wish = "?condition=new&color=wish_color&delivery=truck&country=BE&postcode=1050";
	const inquiry = "/nl/modifications?conversion=office";
	const pages = [path + wish, `${path}/quote${wish}`, "/nl/cart", "/nl/contact", "/nl/withdrawal", inquiry];
	for (const page of pages) {
		const main = mainOf(await (await visitor.get(page)).text());
		const fields = [...tagsOf(main, "input"), ...tagsOf(main, "textarea")];
		const forgotten = fields.filter(({ autocomplete }) => autocomplete === "off").map(({ name }) => name);
		expect([page, forgotten.filter((name) => name !== "website")]).toEqual([page, []]);
	}
});
