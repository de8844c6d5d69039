import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { leaveEarlierBuild } from "./earlier-build.ts";
import { I18nProvider, languageOfPath } from "./i18n/i18n.tsx";
import { isDeskPage, loadMessages } from "./i18n/load-messages.ts";

declare global {
	interface Window {
		/** The routes of the page as it came, by their ids. */
		__reactRouterRouteModules: Record<string, unknown>;
		/** What the page shows, as text. */
		__reactRouterContext?: { stream: ReadableStream };
	}
}

const language = languageOfPath(window.location.pathname);
// The desk's pages are left with a whole page: what else is shown there asks for its own words.
const isDesk = isDeskPage(Object.keys(window.__reactRouterRouteModules));
const messages = await loadMessages(language, isDesk);

function shopIn(words: typeof messages) {
	return (
		<StrictMode>
			<I18nProvider language={language} messages={words}>
				<HydratedRouter onError={leaveEarlierBuild} />
			</I18nProvider>
		</StrictMode>
	);
}

// The router notes the page's place in the history where nobody has: a task apart from its first rendering, as long as a frame.
if (history.state?.idx === undefined) history.replaceState({ ...history.state, idx: 0 }, "");

// It is read in a task of its own: the router would go on to it from its first rendering, and both take as long as a frame.
const context = window.__reactRouterContext;
if (context)
	context.stream = context.stream.pipeThrough(
		new TransformStream({
			transform: (text, reader) =>
				new Promise<void>((done) => setTimeout(() => done(reader.enqueue(text)), 0)),
		}),
	);

startTransition(() => {
	const root = hydrateRoot(document, shopIn(messages));
	// In development a changed word appears where it stands; a build leaves this out.
	import.meta.hot?.accept("./i18n/load-messages.ts", async (changed) => {
		const { loadMessages: load } = changed as unknown as { loadMessages: typeof loadMessages };
		root.render(shopIn(await load(language, isDesk)));
	});
});
