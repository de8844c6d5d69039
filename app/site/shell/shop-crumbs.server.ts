import { catalogues } from "~/i18n/catalogues.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { urls } from "~/urls.ts";
import type { Crumb } from "./breadcrumbs.ts";

/** The way from home to the container list, in words of the language. */
export function shopCrumbs(origin: string, language: Language): Crumb[] {
	const { common, catalog } = catalogues[language];
	return [
		{ name: common.home, url: origin + urls.home(language) },
		{ name: catalog.title, url: origin + urls.containers(language) },
	];
}
