import { Plus } from "lucide-react";
import { redirect } from "react-router";
import { FileLinks } from "~/desk/export/file-links.tsx";
import { answerChange, goneIsDone } from "~/desk/list/answer-change.server.ts";
import { FilterForm } from "~/desk/list/filter-form.tsx";
import { listFields, viewText } from "~/desk/list/list-query.ts";
import { PageLinks } from "~/desk/list/page-links.tsx";
import { RecordList } from "~/desk/list/record-list.tsx";
import { withinPages } from "~/desk/list/within-pages.server.ts";
import { IfMay } from "~/desk/shell/own-rights.tsx";
import { ViewLinks } from "~/desk/views/view-links.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { findNextStep } from "~/site/set-up/desk/find-next-step.server.ts";
import { NextStep } from "~/site/set-up/desk/next-step.tsx";
import { deleteTariff } from "~/trade/transport/desk/save-tariff.server.ts";
import { listTariffRows } from "~/trade/transport/desk/tariff-admin.store.server.ts";
import {
	outcomes,
	type TariffRow,
	tariffKey,
	tariffList,
	tariffPage,
	tariffPageSize,
} from "~/trade/transport/desk/tariff-admin.ts";
import { TariffTables } from "~/trade/transport/desk/tariff-list.tsx";
import { tariffsTag } from "~/trade/transport/tariff.store.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { memberOf } from "~/values/closed-set.ts";
import { transportCountries } from "~/values/vocabulary.ts";
import { allowed, deskMember } from "../admin.server.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const query = tariffList.read(searchParams);
	const all = await listTariffRows(shop.db, { ...query, choice: null });
	const { rows, found } = tariffPage(all, query);
	const wanted = searchParams.get(listFields.ask);
	return {
		texts: pageTexts[language].adminSettings,
		words: pageTexts[language].adminTrade.list,
		...{ query, rows, found },
		last: withinPages(tariffList, adminUrls.tariffs(language), query, found.total, tariffPageSize),
		asked: all.find((row) => tariffKey(row) === wanted) ?? null,
		done: memberOf(outcomes, searchParams.get(listFields.done)),
		next: await findNextStep(shop.db, { role: deskMember(context).role, language, done: "tariffs" }),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const list = adminUrls.tariffs(languageOf(context));
	const admin = allowed(context, "prices.change");
	const form = await request.formData();
	const country = memberOf(transportCountries, String(form.get("country")));
	if (form.get("intent") !== "delete" || !country) throw new Response(null, { status: 400 });
	const key = { country, prefix: String(form.get("prefix")) };
	const query = tariffList.read(new URL(request.url).searchParams);
	return answerChange(
		"tariff",
		"delete",
		async () => goneIsDone(await deleteTariff(shop.db, admin, key)),
		() => {
			shop.cache.drop([tariffsTag]);
			return redirect(tariffList.address(list, query, "deleted"), { status: 303 });
		},
	);
}

/** What a tariff is, for the question before its deletion. */
function useTariffFacts(): (row: TariffRow) => string {
	const { euro } = useFormat();
	return (row) =>
		[tariffKey(row), row.place, euro(row.single, "always"), euro(row.double, "always")]
			.filter((fact) => fact !== "")
			.join(" · ");
}

export default function Tariffs({ loaderData, actionData }: Route.ComponentProps) {
	const { texts: all, words, query, found, asked, done, next } = loaderData;
	const texts = all.tariffs;
	const language = useLanguage();
	const t = useTranslations("catalog.details");
	const { number } = useFormat();
	const facts = useTariffFacts();
	const list = adminUrls.tariffs(language);
	return (
		<RecordList
			title={texts.title}
			intro={texts.intro}
			links={
				<>
					<IfMay right="prices.change">
						{" "}
						<ButtonLink to={adminUrls.newTariff(language)}>
							<Plus aria-hidden="true" className="size-5" />
							{texts.add}
						</ButtonLink>
						<ButtonLink to={adminUrls.importTariffs(language)} variant="quiet">
							{texts.importFile}
						</ButtonLink>
					</IfMay>{" "}
					<FileLinks words={texts.exports} address={(ending) => `${list}.${ending}`} />
				</>
			}
			address={tariffList.address(list, query)}
			done={done && { code: done, title: texts.done[done] }}
			answer={actionData}
			problem={actionData ? all.problems[actionData.problem] : null}
			asked={
				asked && {
					key: tariffKey(asked),
					text: `${facts(asked)}. ${texts.deleteText}`,
					fields: { country: asked.country, prefix: asked.prefix },
				}
			}
			words={{ deleteQuestion: texts.deleteQuestion, cancel: all.form.cancel, delete: texts.delete }}
		>
			{next && <NextStep {...next} />}
			<FilterForm
				list={tariffList}
				query={query}
				address={list}
				words={texts}
				filter={{
					label: t("country"),
					all: texts.allCountries,
					choices: transportCountries.map((value) => ({
						value,
						label: `${t(`countries.${value}`)} (${number(found.byStatus?.[value] ?? 0)})`,
					})),
				}}
			/>
			<ViewLinks list="tariffs" address={list} query={viewText(tariffList, query)} />
			<TariffTables
				texts={texts}
				query={query}
				rows={loaderData.rows}
				byCountry={found.byStatus}
				editAddress={(row) => adminUrls.editTariff(language, row.country, row.prefix)}
			/>
			<PageLinks
				texts={words}
				page={query.page}
				last={loaderData.last}
				to={(page) => tariffList.address(list, { ...query, page })}
			/>
		</RecordList>
	);
}
