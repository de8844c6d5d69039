import { useEffect, useState } from "react";
import { FindPage } from "~/desk/find/find-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { isSearchKeyOn, switchSearchKey } from "~/site/search/search-key.ts";
import { useScripted } from "~/ui/use-scripted.ts";
import type { Route } from "./+types/search";
import { deskMember } from "./admin.server.ts";
import { findFor } from "./find.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const found = await findFor(services(context), deskMember(context).role, language, request);
	return { ...found, words: pageTexts[language].adminShell.find };
}

/** Whether the key `/` opens the search, here and in the shop (WCAG 2.2, 2.1.4). */
function KeySwitch({ label }: { label: string }) {
	const [isOn, setOn] = useState(true);
	useEffect(() => setOn(isSearchKeyOn()), []);
	if (!useScripted()) return null;
	return (
		<label className="flex min-h-11 items-center gap-3 text-sm text-muted">
			<input
				type="checkbox"
				checked={isOn}
				onChange={({ target }) => {
					switchSearchKey(target.checked);
					setOn(target.checked);
				}}
				className="size-5 shrink-0 accent-brand-ink"
			/>
			{label}
		</label>
	);
}

export default function Search({ loaderData }: Route.ComponentProps) {
	const { words } = loaderData;
	return (
		<FindPage {...loaderData} address={adminUrls.search(useLanguage())}>
			<KeySwitch label={words.key} />
		</FindPage>
	);
}
