import { data, redirect } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { refusalText } from "~/values/refusal-text.ts";
import { rightMissing } from "~/values/right-missing.ts";
import {
	asideField,
	currentLostForm,
	keepForms,
	lostReason,
	onFormTaken,
	onLostForm,
	setLostForm,
	wasLost,
} from "./lost-form.ts";

/** What the router hands on of an answer with a status. */
const answered = (status: number) => ({ status, statusText: "", internal: false, data: null });

describe("what an error says of a form that was sent", () => {
	test.each([
		["403: its sender is no longer signed in", answered(403), true, "signedOut"],
		[
			"403: who is signed in and may not do it",
			{ ...answered(403), data: rightMissing },
			...([true, "refused"] as const),
		],
		["401: the same", answered(401), true, "signedOut"],
		["502: a proxy answered for the shop", answered(502), true, "unavailable"],
		["503: the shop restarts", answered(503), true, "unavailable"],
		["429: too much at once", answered(429), true, "unavailable"],
		["404: the shop's own word", answered(404), true, null],
		["400: no form of the shop", answered(400), true, null],
		["no connection", new TypeError("Failed to fetch"), false, "offline"],
		["a connection that broke off", new TypeError("Failed to fetch"), true, "unavailable"],
		["a redirect: it was taken", redirect("/nl"), true, null],
	])("%s", (_what, error, isOnline, expected) => {
		expect(lostReason(error, isOnline)).toBe(expected);
	});
});

test.each([
	["a form that did not arrive", 503, null, true],
	["the shop's own answer to a failure", 503, { problem: "failed" }, false],
	["a refusal", 409, { problem: "moved" }, false],
	["a link", undefined, undefined, false],
])("%s is told from others", (_what, actionStatus, actionResult, expected) => {
	expect(wasLost({ ...(actionStatus && { actionStatus }), actionResult })).toBe(expected);
});

describe("a layout that keeps forms", () => {
	beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
	afterEach(() => {
		setLostForm(null);
		vi.unstubAllGlobals();
	});
	const post = new Request("http://shop.example/", { method: "POST", body: new URLSearchParams({ a: "b" }) });
	const results = (type: string, result: unknown) => ({ "routes/desk/blog/edit": { type, result } });

	test("says why a form did not arrive, and answers nothing, so that the page stays", async () => {
		const given = results("error", answered(502));
		await keepForms({ request: post }, async () => given);
		expect(given).toEqual(results("data", data(null, { status: 503 })));
		expect(currentLostForm()).toEqual({ reason: "unavailable" });
	});

	test("says of a form that is too long what the shop's answer says", async () => {
		const said = { title: "Das ist zu viel", text: "Kürzen Sie Ihren Text." };
		const refused = { ...answered(413), data: `<main>${refusalText(said)}</main>` };
		const given = results("error", refused);
		await keepForms({ request: post }, async () => given);
		expect(given).toEqual(results("data", data(null, { status: 503 })));
		expect(currentLostForm()).toEqual({ reason: "tooLong", ...said });
	});

	test("lets a page of a proxy for a form that is too long through", async () => {
		const refused = { ...answered(413), data: "<h1>413 Request Entity Too Large</h1>" };
		const given = results("error", refused);
		await keepForms({ request: post }, async () => given);
		expect(given).toEqual(results("error", refused));
		expect(currentLostForm()).toBeNull();
	});

	test("keeps the page, and tells nobody, where it sent something by itself", async () => {
		const given = results("error", answered(502));
		const body = new URLSearchParams({ [asideField]: "on" });
		await keepForms({ request: new Request(post.url, { method: "POST", body }) }, async () => given);
		expect(given).toEqual(results("data", data(null, { status: 503 })));
		expect(currentLostForm()).toBeNull();
	});

	describe("and has a notice", () => {
		let stop: () => void;
		beforeEach(() => {
			stop = onLostForm(() => {});
		});
		afterEach(() => stop());
		const asked = (given: unknown) => {
			const router = new AbortController();
			const request = new Request("http://shop.example/de/blog?page=2", { signal: router.signal });
			return { router, kept: keepForms({ request }, async () => results("error", given)) };
		};

		test.each([answered(500), answered(502), new TypeError("Failed to fetch")])(
			"keeps the page until the router gives up one that was lost",
			async (loss) => {
				const { router, kept } = asked(loss);
				await expect.poll(currentLostForm).toEqual({ reason: "unavailable", page: "/de/blog?page=2" });
				router.abort();
				await kept;
			},
		);

		test.each([answered(404), answered(403), new Error("Unexpected Server Error")])(
			"lets the shop's own answers through",
			async (answer) => {
				await asked(answer).kept;
				expect(currentLostForm()).toBeNull();
			},
		);
	});

	test("tells that a form was taken as soon as its answer leads on, and not of refusals", async () => {
		const told = vi.fn();
		const stop = onFormTaken(told);
		const list = new Response(null, { status: 302, headers: { Location: "/nl/admin/landing-pages" } });
		await keepForms({ request: post }, async () => results("data", data(undefined, { status: 422 })));
		await keepForms({ request: post }, async () => results("error", answered(502)));
		await keepForms({ request: new Request(post.url) }, async () => results("error", list));
		expect(told).not.toHaveBeenCalled();
		await keepForms({ request: post }, async () => results("error", list));
		expect(told).toHaveBeenCalledOnce();
		stop();
	});

	test("leaves pages and answers alone", async () => {
		const page = results("error", answered(502));
		await keepForms({ request: new Request("http://shop.example/") }, async () => page);
		const answer = results("data", data({ problem: "invalid" }, { status: 422 }));
		await keepForms({ request: post }, async () => answer);
		expect(page).toEqual(results("error", answered(502)));
		expect(answer).toEqual(results("data", data({ problem: "invalid" }, { status: 422 })));
		expect(currentLostForm()).toBeNull();
	});
});
