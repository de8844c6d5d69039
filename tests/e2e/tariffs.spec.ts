import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, standard20ft, test, words } from "../fixtures/admin.ts";
import { core, untilAwake } from "../fixtures/shop.ts";

// The browser's own notes of a form that is refused and of a tariff that is gone.
test.use({ expectedErrors: ["404", "409", "422"] });

const t = pageTexts.de.adminSettings;
const { record: frame } = pageTexts.de.adminShell;
const { tariffs, import: texts } = t;
const list = "/de/admin/tariffs";

/** Regions without a demo tariff, one for each screen and test that adds one: they run at the same time. */
const ownPrefixes = { phone: { typed: "05", imported: "27" }, desktop: { typed: "43", imported: "52" } };

function prefixOf(project: string, use: "typed" | "imported"): string {
	return ownPrefixes[project === "phone" ? "phone" : "desktop"][use];
}

/** The row of a region, in the table of its country. */
function rowOf(page: Page, country: "BE" | "DE", prefix: string) {
	const table = page.getByRole("table", { name: words.de.catalog.details.countries[country] });
	return table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: prefix, exact: true }) });
}

async function expectFits(page: Page): Promise<void> {
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

test(
	"a tariff is added, seen in the shop, changed, seen again and deleted",
	core,
	async ({ page }, { project }) => {
		test.slow();
		const prefix = prefixOf(project.name, "typed");
		await page.goto(list);
		await page.getByRole("link", { name: tariffs.add }).click();
		await expect(page.getByRole("heading", { level: 1, name: tariffs.newTitle })).toBeVisible();
		await page.getByLabel(words.de.catalog.details.country, { exact: true }).selectOption("DE");
		await page.getByLabel(tariffs.prefix).fill(prefix);
		await page.getByLabel(tariffs.place, { exact: true }).fill("Neuland");
		await page.getByLabel(tariffs.single).fill("1.000,50");
		await page.getByLabel(tariffs.double).fill("900");
		await page.getByRole("button", { name: tariffs.add }).click();
		await expect(page.getByLabel(tariffs.double)).toBeFocused();
		await expect(page.getByLabel(tariffs.double)).toHaveAccessibleDescription(
			`${tariffs.doubleHint} ${tariffs.errors.doubleLow}`,
		);
		await expect(page.getByLabel(tariffs.single)).toHaveValue("1.000,50");
		await page.getByLabel(tariffs.double).fill("1200");
		await page.getByRole("button", { name: tariffs.add }).click();
		await expect(page.getByText(tariffs.done.created).first()).toBeVisible();
		await expect(rowOf(page, "DE", prefix)).toContainText("1.000,50");

		const shop = await page.context().newPage();
		const product = `/de/container/${standard20ft.de}?condition=used-a&delivery=truck&country=DE&postcode=${prefix}123`;
		const total = shop.getByTestId("total").filter({ visible: true });
		await shop.goto(product);
		// 1,750.00 for the container, 1,000.50 for the truck.
		await expect(total).toHaveText(/2\.750,50/);

		await rowOf(page, "DE", prefix)
			.getByRole("link", { name: `${tariffs.edit}: DE ${prefix} Neuland` })
			.click();
		await page.getByLabel(tariffs.single).fill("1100");
		await page.getByRole("button", { name: t.form.save }).click();
		await expect(page.getByText(tariffs.done.updated).first()).toBeVisible();
		await expect(async () => {
			await shop.goto(product);
			await expect(total).toHaveText(/2\.850/, { timeout: 500 });
		}).toPass();

		const remove = rowOf(page, "DE", prefix).getByRole("button", {
			name: `${tariffs.delete}: DE ${prefix} Neuland`,
		});
		const question = page.getByRole("dialog", { name: tariffs.deleteQuestion });
		await remove.click();
		await expect(question).toContainText(`DE ${prefix}`);
		await page.keyboard.press("Escape");
		await expect(question).toHaveCount(0);
		await expect(remove).toBeFocused();
		await remove.click();
		await question.getByRole("button", { name: tariffs.delete }).click();
		await expect(page.getByText(tariffs.done.deleted).first()).toBeVisible();
		await expect(rowOf(page, "DE", prefix)).toHaveCount(0);
	},
);

test("a file with two wrong lines is shown first, then its good lines are imported", async ({ page }, {
	project,
}) => {
	const prefix = prefixOf(project.name, "imported");
	const file = [
		"country;prefix;place;single;double",
		`BE;${prefix};"Importstadt; Nord";1500,25;1800`,
		"DE;1;Dresden;1700;2125",
		`BE;${prefix};Doppelt;1;2`,
	].join("\r\n");
	await page.goto(list);
	await page.getByRole("link", { name: tariffs.importFile }).click();
	await page
		.getByLabel(texts.file)
		.setInputFiles({ name: "tarife.csv", mimeType: "text/csv", buffer: Buffer.from(file, "latin1") });
	await page.getByRole("button", { name: texts.check }).click();
	const result = page.getByRole("region", { name: texts.result });
	await expect(result.getByRole("heading", { name: texts.result })).toBeFocused();
	await expect(result).toContainText(texts.nothingStored);
	const wrong = result.getByRole("region", { name: texts.wrongTitle });
	await expect(wrong.getByRole("listitem")).toHaveCount(2);
	await expect(wrong).toContainText(`${texts.line} 3 ${texts.lineProblems.prefix}`);
	await expect(wrong).toContainText(`${texts.line} 4 ${texts.lineProblems.duplicate.replace("{n}", "2")}`);
	await expect(result).toContainText(`BE ${prefix} Importstadt; Nord`);

	const colleague = await page.context().newPage();
	await colleague.goto(`${list}?country=BE&q=${prefix}`);
	await expect(colleague.getByText(tariffs.empty)).toBeVisible();

	await page.getByRole("button", { name: texts.storeGood.replace("{n}", "1").replace("{m}", "2") }).click();
	await expect(page.getByText(tariffs.done.imported).first()).toBeVisible();
	await expect(page).toHaveURL(list);
	await expect(rowOf(page, "BE", prefix)).toContainText("1.500,25");
	await rowOf(page, "BE", prefix)
		.getByRole("button", { name: new RegExp(`^${tariffs.delete}`) })
		.click();
	await page.getByRole("dialog").getByRole("button", { name: tariffs.delete }).click();
	await expect(rowOf(page, "BE", prefix)).toHaveCount(0);
});

test("typed changes are not lost by leaving, nor by a colleague's save", async ({ page }, { project }) => {
	// A row that no journey calculates with, one for each screen.
	const row = project.name === "phone" ? "BE/98" : "BE/99";
	const address = `${list}/edit/${row}`;
	await page.goto(address);
	// What is typed counts once scripts run.
	const place = page.getByLabel(tariffs.place, { exact: true });
	await untilAwake(place);
	await page.waitForLoadState("networkidle");
	const stored = await place.inputValue();
	await place.fill(`${stored} (neu)`);
	await page.getByRole("link", { name: t.form.back }).click();
	const question = page.getByRole("dialog", { name: frame.unsavedTitle });
	await question.getByRole("button", { name: frame.stay }).click();
	await expect(place).toHaveValue(`${stored} (neu)`);

	const colleague = await page.context().newPage();
	await colleague.goto(address);
	await colleague.getByLabel(tariffs.place, { exact: true }).fill(`${stored} (Kollege)`);
	await colleague.getByRole("button", { name: t.form.save }).click();
	await expect(colleague.getByText(tariffs.done.updated).first()).toBeVisible();

	await page.getByRole("button", { name: t.form.save }).click();
	await expect(page.getByRole("alert").filter({ hasText: t.problems.stale })).toBeVisible();
	await page.getByRole("button", { name: t.form.save }).click();
	await expect(page.getByRole("alert").filter({ hasText: t.problems.stale })).toBeVisible();
	await expect(place).toHaveValue(`${stored} (neu)`);
	await place.fill(stored);
	await page.getByRole("button", { name: frame.overwrite }).click();
	await expect(page.getByText(tariffs.done.updated).first()).toBeVisible();
	await page.goto(address);
	await expect(place).toHaveValue(stored);
});

test("no findings on any screen of the tariffs in German, and nothing scrolls sideways", async ({
	page,
	expectAccessible,
}) => {
	test.slow();
	const paths = [
		`${list}?country=DE`,
		`${list}?q=nirgends`,
		`${list}/new`,
		`${list}/edit/NL/10`,
		`${list}/import`,
	];
	for (const path of paths) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectAccessible();
		await expectFits(page);
	}
	const fields = "country;prefix;place;single;double";
	const wrong = `DE;x;${"Donaudampfschifffahrtsgesellschaft".repeat(3)};1;1`;
	await page.getByLabel(texts.text).fill([fields, wrong, "NL;10;Elders;1;1"].join("\n"));
	await page.getByLabel(texts.removeMissing).check();
	await page.getByRole("button", { name: texts.check }).click();
	await expect(page.getByRole("region", { name: texts.result })).toBeVisible();
	await expectAccessible();
	const size = page.viewportSize();
	await page.setViewportSize({ width: 320, height: size?.height ?? 800 });
	await expectFits(page);
	for (const path of paths) {
		await page.goto(path);
		await expectFits(page);
	}
});

test("the fields of a narrowed list stand in one line with their button on a wide screen", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`${list}?country=DE`);
	const form = page.getByRole("search").filter({ has: page.getByLabel(tariffs.search) });
	await expect(form.getByRole("link", { name: tariffs.showAll })).toBeVisible();
	const fields = [form.getByRole("searchbox"), form.getByRole("combobox"), form.getByRole("button")];
	const tops = await Promise.all(fields.map(async (field) => (await field.boundingBox())?.y));
	expect(new Set(tops.map((top) => Math.round(top ?? 0))).size, tops.join()).toBe(1);
});

test("the import works without scripts", async ({ browser, page, baseURL }, { project }) => {
	test.skip(project.name === "phone", "one screen is enough: nothing here depends on its size");
	const plain = await browser.newContext({
		javaScriptEnabled: false,
		baseURL: baseURL ?? "",
		storageState: await page.context().storageState(),
	});
	const desk = await plain.newPage();
	const rows = ["country,prefix,place,single,double", "DE,62,Ohne Skript,10.5,20", "DE,61,Falsch,30,20"];
	const buffer = Buffer.from(rows.join("\n"));
	await desk.goto(list);
	await desk.getByRole("link", { name: tariffs.importFile }).click();
	await desk.getByLabel(texts.file).setInputFiles({ name: "tariffs.csv", mimeType: "text/csv", buffer });
	await desk.getByRole("button", { name: texts.check }).click();
	await expect(desk.getByText(texts.lineProblems.doubleLow)).toBeVisible();
	await expect(desk.getByText(texts.nothingStored)).toBeVisible();
	await desk.getByRole("button", { name: texts.storeGood.replace("{n}", "1").replace("{m}", "1") }).click();
	await expect(desk.getByText(tariffs.done.imported)).toBeVisible();
	await desk.goto(`${list}?country=DE`);
	await expect(rowOf(desk, "DE", "62")).toContainText("10,50");
	await rowOf(desk, "DE", "62")
		.getByRole("button", { name: new RegExp(`^${tariffs.delete}`) })
		.click();
	await desk.getByRole("dialog").getByRole("button", { name: tariffs.delete }).click();
	await expect(desk.getByText(tariffs.done.deleted)).toBeVisible();
	await plain.close();
});
