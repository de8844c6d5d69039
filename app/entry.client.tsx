import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { Catalogue } from "~/i18n/messages/catalogue.ts";
import { I18nProvider, languageOfPath } from "./i18n/i18n.tsx";
import { loadMessages } from "./i18n/load-messages.ts";

const language = languageOfPath(window.location.pathname);
const messages = await loadMessages(language);

function shopIn(words: Catalogue) {
	return (
		<StrictMode>
			<I18nProvider language={language} messages={words}>
				<HydratedRouter />
			</I18nProvider>
		</StrictMode>
	);
}

startTransition(() => {
	const root = hydrateRoot(document, shopIn(messages));
	// In development a changed word appears where it stands; a build leaves this out.
	import.meta.hot?.accept("./i18n/load-messages.ts", async (changed) => {
		const { loadMessages: load } = changed as unknown as { loadMessages: typeof loadMessages };
		root.render(shopIn(await load(language)));
	});
});
