import { Download, FileUp, Plus } from "lucide-react";
import { data, redirect, useNavigate } from "react-router";
import { TrashLink, useTrash } from "~/desk/history/trash-link.tsx";
import { DeleteQuestion } from "~/desk/list/delete-question.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { deleteTariff } from "~/trade/transport/desk/save-tariff.server.ts";
import { listTariffRows } from "~/trade/transport/desk/tariff-admin.store.server.ts";
import {
	listFields,
	outcomes,
	readTariffQuery,
	tariffKey,
	tariffListAddress,
} from "~/trade/transport/desk/tariff-admin.ts";
import { TariffFilters, TariffTables } from "~/trade/transport/desk/tariff-list.tsx";
import { tariffsTag } from "~/trade/transport/tariff.store.server.ts";
import { ButtonAnchor, ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { memberOf } from "~/values/closed-set.ts";
import { transportCountries } from "~/values/vocabulary.ts";
import { adminOf } from "../admin.server.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const query = readTariffQuery(searchParams);
	const rows = await listTariffRows(shop.db, query);
	const wanted = searchParams.get(listFields.ask);
	return {
		texts: pageTexts[language].adminSettings,
		query,
		rows,
		asked: rows.find((row) => tariffKey(row) === wanted) ?? null,
		done: memberOf(outcomes, searchParams.get(listFields.done)),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = adminOf(context);
	const form = await request.formData();
	const country = memberOf(transportCountries, String(form.get("country")));
	if (form.get("intent") !== "delete" || !country) throw new Response(null, { status: 400 });
	const refuse = (status: number) => data({ problem: "delete" as const }, { status });
	try {
		if (!(await deleteTariff(shop.db, admin, { country, prefix: String(form.get("prefix")) }))) {
			return refuse(404);
		}
	} catch (error) {
		log.error("tariff not deleted", { error: errorText(error) });
		return refuse(503);
	}
	shop.cache.drop([tariffsTag]);
	const query = readTariffQuery(new URL(request.url).searchParams);
	return redirect(tariffListAddress(adminUrls.tariffs(language), query, "deleted"), {
		status: 303,
	});
}

type Asked = NonNullable<Route.ComponentProps["loaderData"]["asked"]>;

function TariffQuestion(props: {
	texts: Route.ComponentProps["loaderData"]["texts"];
	row: Asked;
	address: string;
}) {
	const { row, address, texts } = props;
	const { euro } = useFormat();
	const facts = [tariffKey(row), row.place, euro(row.single, "always"), euro(row.double, "always")];
	return (
		<DeleteQuestion
			title={texts.tariffs.deleteQuestion}
			text={`${facts.filter((fact) => fact !== "").join(" · ")}. ${texts.tariffs.deleteText}`}
			words={{ cancel: texts.form.cancel, delete: texts.tariffs.delete }}
			address={address}
			fields={{ country: row.country, prefix: row.prefix }}
		/>
	);
}

export default function Tariffs({ loaderData, actionData }: Route.ComponentProps) {
	const { texts: all, query, rows, asked, done } = loaderData;
	const texts = all.tariffs;
	const language = useLanguage();
	const navigate = useNavigate();
	const errorTitle = useTranslations("common")("error");
	const list = adminUrls.tariffs(language);
	const address = tariffListAddress(list, query);
	const problem = actionData?.problem;
	const trash = useTrash();
	useOnChange(actionData, () => {
		if (problem) showToast({ tone: "error", title: errorTitle, text: all.problems[problem] });
	});
	useOnChange(done, () => {
		if (!done) return;
		showToast({
			tone: "success",
			title: texts.done[done],
			...(done === "deleted" && { action: trash }),
		});
		navigate(address, { replace: true, preventScrollReset: true });
	});
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
			<title>{texts.title}</title>
			<header className="grid gap-2">
				<h1 className="text-3xl md:text-4xl">{texts.title}</h1>
				<p className="max-w-prose text-lg text-muted">{texts.intro}</p>
			</header>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={adminUrls.newTariff(language)}>
					<Plus aria-hidden="true" className="size-5" />
					{texts.add}
				</ButtonLink>
				<ButtonLink to={adminUrls.importTariffs(language)} variant="quiet">
					<FileUp aria-hidden="true" className="size-5" />
					{texts.importFile}
				</ButtonLink>
				<ButtonAnchor href={adminUrls.tariffsCsv(language)} variant="quiet" download>
					<Download aria-hidden="true" className="size-5" />
					{texts.exportFile}
				</ButtonAnchor>
			</div>
			{done && (
				<Notice tone="success">
					{texts.done[done]}
					{done === "deleted" && <TrashLink />}
				</Notice>
			)}
			{problem && (
				<Notice tone="error" role="alert">
					{all.problems[problem]}
				</Notice>
			)}
			{asked && <TariffQuestion key={tariffKey(asked)} texts={all} row={asked} address={address} />}
			<TariffFilters texts={texts} query={query} address={list} />
			<TariffTables
				texts={texts}
				query={query}
				address={list}
				rows={rows}
				editAddress={(row) => adminUrls.editTariff(language, row.country, row.prefix)}
			/>
		</div>
	);
}
