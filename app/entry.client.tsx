import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { I18nProvider, languageOfPath } from "./i18n/i18n.tsx";
import { loadMessages } from "./i18n/load-messages.ts";

const language = languageOfPath(window.location.pathname);
const messages = await loadMessages(language);

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<I18nProvider language={language} messages={messages}>
				<HydratedRouter />
			</I18nProvider>
		</StrictMode>,
	);
});
