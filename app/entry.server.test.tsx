import { Suspense, use } from "react";
import type { EntryContext } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import handleRequest from "./entry.server.tsx";

const endless = new Promise<never>(() => {});
const Endless = () => use(endless);

vi.mock(import("react-router"), async (original) => ({
	...(await original()),
	ServerRouter: () => (
		<html lang="nl">
			<body>
				<h1>Containers</h1>
				<Suspense fallback="…">
					<Endless />
				</Suspense>
			</body>
		</html>
	),
}));

// Of the build: a script as text.
vi.mock("./wake/wake.inline.ts?script", () => ({ default: "" }));

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("a page that takes too long to render is a failure, not a page with a hole", async () => {
	const request = new Request("http://shop.example/nl/container");
	const context = { staticHandlerContext: { matches: [] } } as unknown as EntryContext;
	const page = handleRequest(request, 200, new Headers(), context);
	const refused = expect(page).rejects.toThrow("took too long");
	await vi.advanceTimersByTimeAsync(10_000);
	await refused;
});
