import { LogOut, Store } from "lucide-react";
import { Form, useLocation } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import { languages, languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { urls } from "~/urls.ts";
import { sideLabel } from "./side-bar.tsx";
import { sideFields } from "./side-width.ts";

const accountLooks = {
	side: {
		row: "flex min-h-8.5 w-full items-center gap-3 rounded-md px-3 text-sm text-on-brand-muted hover:bg-brand side-narrow:flex-col side-narrow:gap-0.5 side-narrow:px-0.5 side-narrow:py-1",
		words: sideLabel,
		list: "grid",
		code: "min-h-7 min-w-8 text-on-brand-muted hover:bg-brand",
	},
	sheet: {
		row: "flex min-h-11 w-full items-center gap-3 rounded-md px-3 font-medium hover:bg-mist",
		words: "truncate",
		list: "grid sm:grid-cols-2",
		code: "min-h-11 min-w-11 border border-line hover:bg-mist",
	},
};

/** Who is signed in, and the ways out: to the shop, and altogether. */
export function Account(props: {
	texts: PageTexts["adminShell"];
	email: string;
	look: keyof typeof accountLooks;
}) {
	const { texts, email } = props;
	const { row, words, list, code } = accountLooks[props.look];
	const language = useLanguage();
	const { pathname, search } = useLocation();
	return (
		<>
			<p title={email} className={`px-3 pb-1 text-sm side-narrow:px-0.5 ${words}`}>
				{email}
			</p>
			<Form method="post" action={adminUrls.ownLanguage(language)} reloadDocument className="px-2 pb-1">
				<input type="hidden" name={sideFields.back} value={pathname + search} />
				<fieldset className="flex flex-wrap gap-1">
					<legend className="sr-only">{texts.ownLanguage}</legend>
					{languages.map((one) => (
						<button
							key={one}
							type="submit"
							name={sideFields.language}
							value={one}
							lang={one}
							aria-label={languageTable[one].nativeName}
							title={labelled(language, texts.ownLanguage, languageTable[one].nativeName)}
							aria-pressed={one === language}
							className={`${code} rounded-sm text-xs font-semibold uppercase aria-pressed:bg-brand aria-pressed:text-on-brand`}
						>
							{one}
						</button>
					))}
				</fieldset>
			</Form>
			<div className={list}>
				<a href={urls.home(language)} title={texts.shop} className={row}>
					<Store aria-hidden="true" className="size-5 shrink-0" />
					<span className={words}>{texts.shop}</span>
				</a>
				<Form method="post" action={urls.signOut(language)} reloadDocument data-forgets="">
					<button type="submit" title={texts.signOut} className={row}>
						<LogOut aria-hidden="true" className="size-5 shrink-0" />
						<span className={words}>{texts.signOut}</span>
					</button>
				</Form>
			</div>
		</>
	);
}
