import { Link } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { languages, languageTable } from "~/i18n/languages.ts";
import type { TodayProps } from "./today-words.ts";

const smallLink = "py-1 font-semibold text-brand-ink underline underline-offset-4 [overflow-wrap:anywhere]";

/** What the shop itself lacks: texts in a language, pages of the law, tariffs that were asked for. */
export function ShopGaps({ texts, today }: Pick<TodayProps, "texts" | "today">) {
	const language = useLanguage();
	const editors = { product: adminUrls.product, page: adminUrls.editLandingPage, post: adminUrls.editPost };
	const isComplete = [today.texts, today.drafts, today.tariffs].every((lacks) => lacks.length === 0);
	if (isComplete) return <p className="text-muted">{texts.shop.complete}</p>;
	const lackOf = (has: readonly string[]) =>
		languages
			.filter((one) => !has.includes(one))
			.map((one) => languageTable[one].nativeName)
			.join(", ");
	return (
		<>
			{today.texts.length > 0 && (
				<div>
					<h3 className="text-sm font-semibold text-muted">{texts.shop.texts}</h3>
					<ul>
						{today.texts.map(({ kind, id, title, languages: has }) => (
							<li key={id} className="py-1">
								<Link to={editors[kind](language, id)} className={smallLink}>
									{title}
								</Link>{" "}
								<span className="text-sm text-muted">
									{texts.things[kind]}, {texts.shop.missing.replace("{languages}", lackOf(has))}
								</span>
							</li>
						))}
					</ul>
				</div>
			)}
			{today.drafts.length > 0 && (
				<div>
					<h3 className="text-sm font-semibold text-muted">{texts.shop.drafts}</h3>
					<ul>
						{today.drafts.map(({ id, title }) => (
							<li key={id} className="py-1">
								<Link to={adminUrls.editLandingPage(language, id)} className={smallLink}>
									{title}
								</Link>
							</li>
						))}
					</ul>
				</div>
			)}
			{today.tariffs.length > 0 && (
				<div>
					<h3 className="text-sm font-semibold text-muted">{texts.shop.tariffs}</h3>
					<ul>
						{today.tariffs.map(({ country, prefix, count }) => (
							<li key={`${country}${prefix}`} className="py-1">
								<Link
									to={`${adminUrls.newTariff(language)}?country=${country}&prefix=${prefix}`}
									className={smallLink}
								>
									{country} {prefix}
									<span className="sr-only">: {texts.actions.tariff}</span>
								</Link>{" "}
								<span className="text-sm text-muted">
									{texts.shop.asked.replace("{count}", String(count))}
								</span>
							</li>
						))}
					</ul>
				</div>
			)}
		</>
	);
}
