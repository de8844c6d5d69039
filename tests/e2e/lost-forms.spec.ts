import type { Locator, Page, Route } from "@playwright/test";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { accounts as deAccounts } from "~/i18n/pages/de/accounts.ts";
import { adminBlog as deBlog } from "~/i18n/pages/de/admin-blog.ts";
import { adminShell as deShell } from "~/i18n/pages/de/admin-shell.ts";
import { adminBlog as nlBlog } from "~/i18n/pages/nl/admin-blog.ts";
import { adminShell as nlShell } from "~/i18n/pages/nl/admin-shell.ts";
import { expect, newSlug, storedField, test } from "../fixtures/blog-posts.ts";
import { test as ownTest, signInOwner, standard20ft } from "../fixtures/own-shop.ts";
import { core, coreOnPhone, unfoldMessage, untilAwake, untilFilledIn, words } from "../fixtures/shop.ts";
import { memberPassword } from "../support/members.ts";
import { sceneFiles } from "../support/shop-pictures.ts";

const texts = { nl: { blog: nlBlog, shell: nlShell }, de: { blog: deBlog, shell: deShell } };

// The browser's own notes of a form that does not arrive.
test.use({
	expectedErrors: ["401", "403", "409", "502", "ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch"],
});

async function writePost(page: Page, language: "nl" | "de", title: string): Promise<void> {
	const { blog } = texts[language];
	await page.goto(`/${language}/blog/admin/new`);
	const own = page.getByRole("group", { name: language === "nl" ? "Nederlands" : "Deutsch", exact: true });
	await own.getByLabel(blog.fields.title, { exact: true }).fill(title);
	const text = own.getByRole("textbox", { name: blog.fields.content });
	await expect(own.getByRole("toolbar")).toBeVisible();
	await text.click();
	await page.keyboard.type("Staal roest");
}

const titleOf = (page: Page, language: "nl" | "de") =>
	page.getByLabel(texts[language].blog.fields.title, { exact: true }).first();

function lostText(language: Language) {
	return words[language].common.lostForm;
}

test("a form that leads to another page stays where it is without a connection, and goes there once it is back", async ({
	page,
	context,
}) => {
	const { views } = deShell;
	await page.goto("/de/admin/orders?status=pending");
	await untilAwake(page.getByText(views.keep));
	await page.waitForLoadState("networkidle");
	await page.getByText(views.keep).first().click();
	await page.getByLabel(views.name).fill("Ohne Netz");
	await context.setOffline(true);
	await page.getByRole("button", { name: views.save }).click();
	const told = page.getByRole("dialog", { name: lostText("de").title });
	await expect(told).toContainText(lostText("de").offline);
	await told.getByRole("button", { name: lostText("de").stay }).click();
	await expect(page.getByLabel(views.name)).toHaveValue("Ohne Netz");
	await page.getByRole("button", { name: views.save }).click();
	await expect(told).toBeVisible();
	await context.setOffline(false);
	await told.getByRole("button", { name: lostText("de").again }).click();
	await expect(page.getByRole("link", { name: "Ohne Netz" })).toBeVisible();
	await page.getByRole("button", { name: `${views.drop}: Ohne Netz` }).click();
	await expect(page.getByRole("link", { name: "Ohne Netz" })).toBeHidden();
});

test(
	"a save without a connection keeps the form and goes through once more",
	core,
	async ({ page, context, slug }) => {
		await writePost(page, "de", `Rost ${slug}`);
		await context.setOffline(true);
		await page.getByRole("button", { name: deBlog.save }).click();
		const told = page.getByRole("dialog", { name: lostText("de").title });
		await expect(told).toContainText(lostText("de").offline);
		await told.getByRole("button", { name: lostText("de").stay }).click();
		await expect(page.getByText("Staal roest").first()).toBeVisible();
		await page.getByRole("button", { name: deBlog.save }).click();
		await expect(told).toBeVisible();
		await context.setOffline(false);
		await told.getByRole("button", { name: lostText("de").again }).click();
		await expect(page).toHaveURL("/de/admin/blog");
		await expect(page.getByText(deBlog.done.created).first()).toBeVisible();
	},
);

test("a save whose answer is lost goes through once more, and is not said to be somebody else's", async ({
	page,
	slug,
	makePost,
}) => {
	await makePost();
	await page.goto(`/de/blog/admin/${slug}/edit`);
	const own = page.getByRole("group", { name: "English", exact: true });
	await untilAwake(own.getByLabel(deBlog.fields.title, { exact: true }));
	await own.getByLabel(deBlog.fields.title, { exact: true }).fill(`Paint ${slug}`);
	const loseAnswer = async (route: Route) => {
		await route.fetch({ maxRedirects: 0 });
		await route.abort();
	};
	await page.route("**/edit.data*", loseAnswer, { times: 1 });
	await page.getByRole("button", { name: deBlog.save }).click();
	const told = page.getByRole("dialog", { name: lostText("de").title });
	await told.getByRole("button", { name: lostText("de").again }).click();
	await expect(page).toHaveURL("/de/admin/blog");
	await expect(page.getByText(deBlog.done.updated).first()).toBeVisible();
	expect(await storedField(page, slug, "en.title")).toBe(`Paint ${slug}`);
});

test("a save that meets a proxy's error page keeps the form and goes through once more", async ({
	page,
	slug,
}) => {
	await writePost(page, "nl", `Roest ${slug}`);
	await page.route("**/nl/blog/admin/new.data*", (route) =>
		route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
	);
	await page.getByRole("button", { name: nlBlog.save }).click();
	const told = page.getByRole("dialog", { name: lostText("nl").title });
	await expect(told).toContainText(lostText("nl").unavailable);
	await page.unroute("**/nl/blog/admin/new.data*");
	await told.getByRole("button", { name: lostText("nl").again }).click();
	await expect(page).toHaveURL("/nl/admin/blog");
});

test(
	"a save after the session has ended asks to sign in again in place, and goes on",
	coreOnPhone,
	async ({ page, context, admin, slug }) => {
		await writePost(page, "de", `Rost ${slug}`);
		await context.clearCookies({ name: /session/ });
		await page.getByRole("button", { name: deBlog.save }).click();
		const told = page.getByRole("dialog", { name: lostText("de").title });
		await expect(told).toContainText(lostText("de").signedOut);
		await expect(told.getByLabel(deAccounts.email)).toHaveValue(admin);
		await told.getByLabel(deAccounts.password).fill("not my password");
		await page.keyboard.press("Enter");
		await expect(told.getByRole("alert")).toContainText(deAccounts.outcomes.wrongCredentials.text);
		await told.getByLabel(deAccounts.password).fill(memberPassword);
		await told.getByRole("button", { name: deAccounts.signIn }).click();
		await expect(page).toHaveURL("/de/admin/blog");
		await expect(page.getByText(deBlog.done.created).first()).toBeVisible();
	},
);

test("what was typed into a form that was closed is offered at the next opening", async ({ page, slug }) => {
	const { record } = nlShell;
	await writePost(page, "nl", `Roest ${slug}`);
	await page.getByText("Staal roest").first().waitFor();
	// The tab goes without a question: the browser's own is not asked for a new document here.
	page.on("dialog", (dialog) => dialog.accept());
	await page.goto("/nl/admin/blog");
	await page.goto("/nl/blog/admin/new");
	await expect(titleOf(page, "nl")).toHaveValue("");
	await page.getByRole("button", { name: record.takeDraft }).click();
	await expect(titleOf(page, "nl")).toHaveValue(`Roest ${slug}`);
	await expect(page.getByText("Staal roest").first()).toBeVisible();
	await page.getByRole("button", { name: nlBlog.save }).click();
	await expect(page).toHaveURL("/nl/admin/blog");
	await page.goto("/nl/blog/admin/new");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("button", { name: record.takeDraft })).toHaveCount(0);
});

test("what was typed is offered again to whoever leaves while its save is on its way", async ({
	page,
	slug,
}) => {
	await writePost(page, "nl", `Roest ${slug}`);
	page.on("dialog", (dialog) => dialog.accept());
	// Neither taken nor refused: nobody knows what has become of it.
	const sent = Promise.withResolvers<void>();
	await page.route(/\/blog\/admin\/new\.data/, (route) =>
		route.request().method() === "POST" ? sent.resolve() : route.continue(),
	);
	await page.getByRole("button", { name: nlBlog.save }).click();
	await sent.promise;
	await page.goto("/nl/admin/blog");
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await page.goto("/nl/blog/admin/new");
	await page.getByRole("button", { name: nlShell.record.takeDraft }).click();
	await expect(titleOf(page, "nl")).toHaveValue(`Roest ${slug}`);
	await expect(page.getByText("Staal roest").first()).toBeVisible();
	await page.getByRole("button", { name: nlBlog.save }).click();
	await expect(page).toHaveURL("/nl/admin/blog");
});

test("a draft that is dropped is not offered again", async ({ page, slug }) => {
	const { record } = deShell;
	await writePost(page, "de", `Rost ${newSlug() ?? slug}`);
	page.on("dialog", (dialog) => dialog.accept());
	await page.goto("/de/admin/blog");
	await page.goto("/de/blog/admin/new");
	await page.getByRole("button", { name: record.dropDraft }).click();
	await expect(page.getByRole("button", { name: record.dropDraft })).toHaveCount(0);
	await page.goto("/de/blog/admin/new");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("button", { name: record.takeDraft })).toHaveCount(0);
});

/** What is typed into an editor, by the names of its fields: a text, a choice, or a box that is ticked. */
type Typed = Record<string, string | true>;

type Editor = {
	path: (page: Page) => Promise<string>;
	/** Where it is not the only form of its page: what opens it, and its name. */
	part?: { open: (page: Page) => Promise<void>; name: string };
	/** Opens what is folded away. */
	unfold?: (page: Page) => Promise<void>;
	typed: (mark: string) => Typed;
	/** A field of HTML: its name, and how it stands on the page. */
	rich?: { name: string; group: string; label: string };
	/** More to do than to type, and how it is seen to be there. */
	also?: { act: (page: Page) => Promise<void>; holds: (page: Page) => Promise<void> };
	save: string;
	saved: string;
};

const t = pageTexts.de;
const picture = sceneFiles.quay;
const { rent } = words.de.catalog.details.conditionNames;

/** A field by its name, also where a tab or a fold hides it. */
function field(page: Page, name: string, { part }: Pick<Editor, "part"> = {}): Locator {
	const form = part
		? page.getByRole("form", { name: part.name, exact: true })
		: page.locator("main form").filter({ has: page.locator("[name=seen]") });
	return form.locator(`[name="${name}"]`);
}
const openTab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();

/** The editor of the page `about`, which every shop has. */
async function aboutPage(page: Page): Promise<string> {
	const list = await (await page.request.get("/de/admin/landing-pages?q=about")).text();
	return `/de/admin/landing-pages/edit/${/landing-pages\/edit\/([0-9a-f-]{36})/.exec(list)?.[1]}`;
}

async function typeRichText(page: Page, { group, label }: NonNullable<Editor["rich"]>): Promise<void> {
	const own = page.getByRole("group", { name: group, exact: true });
	await expect(own.getByRole("toolbar")).toBeVisible();
	await own.getByRole("textbox", { name: label, exact: true }).click();
	await page.keyboard.type("Stahl rostet");
}

const editors: Record<string, Editor> = {
	"a blog post": {
		path: async () => "/de/blog/admin/new",
		typed: (mark) => ({ "de.title": `Rost ${mark}`, imageUrl: picture, state: "draft" }),
		rich: { name: "de.content", group: "Deutsch", label: t.adminBlog.fields.content },
		save: t.adminBlog.save,
		saved: t.adminBlog.done.created,
	},
	"a landing page": {
		path: async () => "/de/admin/landing-pages/new",
		typed: (mark) => ({
			...{ slug: `kai-${mark}`, visibility: "footer", isPublished: true, "de.title": "Am Kai" },
			"de.ogImageUrl": picture,
		}),
		rich: { name: "de.contentHtml", group: "Deutsch", label: t.adminPages.fields.contentHtml },
		save: t.adminPages.save,
		// After a save the list stands in Dutch.
		saved: pageTexts.nl.adminPages.done.created.title,
	},
	"a section with a picture": {
		path: async (page) => `${await aboutPage(page)}/sections/new?type=content_with_image_left`,
		typed: (mark) => ({
			...{ background: "color", backgroundColor: "#f3f6f8", "de.title": `Stahl ${mark}` },
			...{ "de.imageUrl": picture, "de.imageAlt": "Ein Kai", paddingTop: "32px" },
		}),
		rich: { name: "de.contentHtml", group: "Deutsch", label: t.adminSections.fields.contentHtml },
		save: t.adminPages.save,
		saved: t.adminSections.done.created,
	},
	"a section with boxes": {
		path: async (page) => `${await aboutPage(page)}/sections/new?type=highlight_boxes`,
		unfold: async (page) => {
			const own = page.getByRole("group", { name: "Deutsch", exact: true });
			await own.getByRole("button", { name: t.adminSections.addBox }).click();
			await own.getByRole("button", { name: t.adminSections.addBox }).click();
		},
		typed: (mark) => ({
			...{ "de.title": `Kästen ${mark}`, "de.boxes[0].title": "Kaufen", "de.boxes[0].content": "Neu" },
			...{ "de.boxes[1].icon": "Ship", "de.boxes[1].title": "Liefern", "de.boxes[1].content": "Bald" },
		}),
		save: t.adminPages.save,
		saved: t.adminSections.done.created,
	},
	"a product": {
		path: async () => "/de/products/admin/new",
		typed: (mark) => ({
			...{ size: "20ft", priceNew: "1950,00", askOfferRent: true, "nl.title": `Kist ${mark}` },
			"nl.description": "Droog.",
		}),
		unfold: (page) => openTab(page, t.adminProducts.tabs.translations),
		rich: { name: "nl.descriptionHtml", group: "Nederlands", label: t.adminProducts.fields.descriptionHtml },
		also: {
			act: async (page) => {
				await openTab(page, t.adminProducts.tabs.images);
				await page.getByLabel(t.adminMedia.url).fill(picture);
				await page.getByRole("button", { name: t.adminMedia.addByUrl }).click();
			},
			holds: (page) => expect(field(page, "images")).toHaveValue(picture),
		},
		save: t.adminProducts.create,
		saved: t.adminProducts.done.created,
	},
	"what is said of a condition": {
		path: async () => `/de/products/admin/${standard20ft.de}?tab=conditionInfo`,
		part: {
			name: rent,
			open: (page) =>
				page.getByRole("button", { name: `${t.adminProducts.info.edit}: ${rent}`, exact: true }).click(),
		},
		typed: (mark) => ({
			...{ "de.title": `Miete ${mark}`, "de.description": "Pro Tag.", "de.benefits": "Trocken\nSauber" },
			...{ "de.badges[0].text": "Neu", "de.badges[0].type": "warning", imageUrl: picture },
		}),
		save: t.adminProducts.info.save,
		saved: t.adminProducts.done.condition,
	},
	"a tariff": {
		path: async () => "/de/admin/tariffs/edit/BE/21",
		typed: (mark) => ({ place: `Deurne ${mark}`, single: "281,50", double: "400" }),
		save: t.adminSettings.form.save,
		saved: t.adminSettings.tariffs.done.updated,
	},
	"the company": {
		path: async () => "/de/admin/company",
		typed: (mark) => ({
			...{ legalName: `Kai ${mark} NV`, "hours.saturday.open": true },
			...{ "hours.saturday.opens": "10", "hours.saturday.closes": "12" },
		}),
		save: t.adminSettings.form.save,
		saved: t.adminSettings.form.saved,
	},
	"the colours in stock": {
		path: async () => "/de/admin/stock-colors",
		typed: () => ({}),
		also: {
			act: async (page) => {
				await page.getByRole("button", { name: `${t.adminSettings.colors.down}: RAL 3009` }).click();
				await page.getByRole("checkbox", { name: "RAL 1003 Signalgelb" }).check();
			},
			holds: async (page) => {
				const rows = page.getByRole("group", { name: t.adminSettings.colors.inStock }).getByRole("listitem");
				await expect(rows.nth(1)).toContainText("RAL 3009");
				await expect(page.getByRole("checkbox", { name: "RAL 1003 Signalgelb" })).toBeChecked();
			},
		},
		save: t.adminSettings.form.save,
		saved: t.adminSettings.form.saved,
	},
};

async function typeInto(page: Page, editor: Editor, mark: string): Promise<void> {
	await editor.unfold?.(page);
	if (editor.rich) await typeRichText(page, editor.rich);
	await editor.also?.act(page);
	for (const [name, value] of Object.entries(editor.typed(mark))) {
		const given = field(page, name, editor);
		const kind = await given.first().getAttribute("type");
		if (kind === "radio") await given.and(page.locator(`[value="${value}"]`)).check();
		else if (kind === "checkbox") await given.evaluate((box: HTMLInputElement) => box.checked || box.click());
		else await given.evaluate(write, String(value));
	}
}

/** As somebody who types does, also where a tab or a fold hides the field meanwhile. */
function write(element: Element, value: string): void {
	const prototype = Object.getPrototypeOf(element) as object;
	Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, value);
	element.dispatchEvent(new Event("input", { bubbles: true }));
	element.dispatchEvent(new Event("change", { bubbles: true }));
}

async function expectTyped(page: Page, editor: Editor, mark: string): Promise<void> {
	for (const [name, value] of Object.entries(editor.typed(mark))) {
		const given = field(page, name, editor);
		const isRadio = (await given.count()) > 1;
		if (value === true) await expect(given).toBeChecked();
		else if (isRadio) await expect(given.and(page.locator(`[value="${value}"]`))).toBeChecked();
		else await expect(given).toHaveValue(value);
	}
	if (editor.rich) await expect(field(page, editor.rich.name)).toHaveValue("<p>Stahl rostet</p>");
	await editor.also?.holds(page);
}

ownTest.describe("whatever is typed", () => {
	ownTest.use({
		expectedErrors: ["ERR_INTERNET_DISCONNECTED", "Failed to fetch", "404"],
		baseURL: async ({ shop }, use) => use(shop.origin),
	});

	for (const [what, editor] of Object.entries(editors)) {
		ownTest(`into ${what} outlives a closed tab and a lost connection`, async ({ page, context, shop }) => {
			ownTest.slow();
			const mark = newSlug().slice(-8);
			await signInOwner(page, shop);
			const path = await editor.path(page);
			const open = async () => {
				await page.goto(path);
				// What is typed counts once scripts run.
				await page.waitForLoadState("networkidle");
				await editor.part?.open(page);
			};
			await open();
			await typeInto(page, editor, mark);
			// The tab goes without a question: the browser's own is answered here.
			page.on("dialog", (dialog) => dialog.accept());
			await page.goto("/de/admin/mails");
			await open();
			const { takeDraft } = t.adminShell.record;
			await page.getByRole("button", { name: takeDraft }).click();
			await expectTyped(page, editor, mark);

			await context.setOffline(true);
			const save = page.getByRole("button", { name: editor.save, exact: true });
			await save.click();
			const told = page.getByRole("dialog", { name: lostText("de").title });
			await expect(told).toContainText(lostText("de").offline);
			await told.getByRole("button", { name: lostText("de").stay }).click();
			await expectTyped(page, editor, mark);
			await save.click();
			await expect(told).toBeVisible();
			await context.setOffline(false);
			await told.getByRole("button", { name: lostText("de").again }).click();
			await expect(page.getByText(editor.saved).first()).toBeVisible();
			await open();
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expect(page.getByRole("button", { name: takeDraft })).toHaveCount(0);
		});
	}
});

for (const from of ["/fr/contact", "/fr"])
	test(`a visitor's message on ${from} stays when the connection breaks, and goes through once more`, async ({
		page,
		context,
	}) => {
		const t = words.fr.contact;
		await page.goto(from);
		const form = page.getByRole("main");
		if (from === "/fr") await unfoldMessage(form, "fr");
		await form.getByLabel(t.name, { exact: true }).fill("Luc Martin");
		await form.getByLabel(t.email, { exact: true }).fill("luc@buyer.example");
		if (from === "/fr/contact") await form.getByLabel(t.subject).fill("Conteneur");
		await form.getByLabel(t.message).fill("Bonjour, avez-vous un conteneur de 40 pieds ?");
		await untilAwake(form.getByLabel(t.name, { exact: true }));
		// The way to where it goes is asked for with the first touch.
		await page.waitForLoadState("networkidle");
		await untilFilledIn(form);
		await context.setOffline(true);
		const submit = form.getByRole("button", { name: t.submit });
		await submit.press("Enter");
		const told = page.getByRole("dialog", { name: lostText("fr").title });
		await expect(told).toContainText(lostText("fr").offline);
		await told.getByRole("button", { name: lostText("fr").stay }).press("Enter");
		await expect(submit).toBeFocused();
		await submit.press("Enter");
		await expect(told).toContainText(lostText("fr").offline);
		await context.setOffline(false);
		await told.getByRole("button", { name: lostText("fr").again }).click();
		await expect(page.getByText(t.successTitle).first()).toBeVisible();
	});

test("a withdrawal that was looked through stays when the connection breaks, and goes through once more", async ({
	page,
	context,
}) => {
	const t = pageTexts.fr.withdrawal;
	await page.goto("/fr/withdrawal");
	await untilAwake(page.getByLabel(t.name));
	await page.getByLabel(t.name).fill("Luc Martin");
	await page.getByLabel(t.orderNumber).fill("K-1");
	await page.getByLabel(t.email).fill("luc@buyer.example");
	await untilFilledIn(page);
	await page.getByRole("button", { name: t.review }).click();
	const confirm = page.getByRole("button", { name: t.confirm });
	await expect(confirm).toBeVisible();
	await context.setOffline(true);
	await confirm.click();
	const told = page.getByRole("dialog", { name: lostText("fr").title });
	await told.getByRole("button", { name: lostText("fr").stay }).click();
	await expect(page.getByText("Luc Martin", { exact: true })).toBeVisible();
	await confirm.click();
	await expect(told).toBeVisible();
	await context.setOffline(false);
	await told.getByRole("button", { name: lostText("fr").again }).click();
	await expect(page.getByRole("heading", { name: t.receivedTitle })).toBeVisible();
});
