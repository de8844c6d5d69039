import { EditorPage } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerRule } from "~/trade/catalog/desk/prices/answer-rule.server.ts";
import { isNarrowedTo, readSelection, selectionFields } from "~/trade/catalog/desk/prices/product-query.ts";
import { ruleFields } from "~/trade/catalog/desk/prices/rule-fields.ts";
import { RuleForm } from "~/trade/catalog/desk/prices/rule-form.tsx";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { Notice } from "~/ui/notice.tsx";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/change";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const selection = readSelection(searchParams);
	return {
		selection,
		hasNoTicks: searchParams.has(ruleFields.ticked) && !("ids" in selection),
		texts: pageTexts[languageOf(context)].adminPrices,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const language = languageOf(context);
	const admin = allowed(context, "prices.change");
	return answerRule(services(context), admin, {
		form: await request.formData(),
		selection: readSelection(new URL(request.url).searchParams),
		language,
		addressOf: (id) => adminUrls.priceBatch(language, id),
	});
}

/** By what the prices of some products are to change. */
export default function ChangePrices({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, selection, hasNoTicks } = loaderData;
	const language = useLanguage();
	const { number } = useFormat();
	const words = texts.rule;
	const about =
		"ids" in selection
			? words.aboutTicked.replace("{n}", number(selection.ids.length))
			: isNarrowedTo(selection.query)
				? words.aboutFound
				: words.aboutAll;
	const query = new URLSearchParams(selectionFields(selection)).toString();
	return (
		<EditorPage
			title={words.title}
			back={{ to: adminUrls.products(language), label: texts.batch.back }}
			head={<p className="text-lg text-muted">{about}</p>}
		>
			{hasNoTicks && <Notice tone="warning">{texts.bulk.nothingTicked}</Notice>}
			<RuleForm
				texts={texts}
				address={adminUrls.changePrices(language) + (query && `?${query}`)}
				answer={useStandingAnswer(actionData)}
			/>
		</EditorPage>
	);
}
