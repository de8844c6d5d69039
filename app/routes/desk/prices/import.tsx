import { EditorPage } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerProductImport } from "~/trade/catalog/desk/prices/import/answer-import.server.ts";
import { ProductImportPage } from "~/trade/catalog/desk/prices/import/import-page.tsx";
import { batchFields } from "~/trade/catalog/desk/prices/price-batch.ts";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/import";

export async function loader({ context }: Route.LoaderArgs) {
	return { texts: pageTexts[languageOf(context)].adminPrices };
}

export async function action({ request, context }: Route.ActionArgs) {
	const language = languageOf(context);
	const admin = allowed(context, "prices.change");
	return answerProductImport(services(context), admin, {
		...{ form: await request.formData(), language, now: new Date() },
		// Several days are several changes: the list has them all.
		leadTo: ([id, ...others]) =>
			id && others.length === 0
				? `${adminUrls.priceBatch(language, id)}?${batchFields.done}=imported`
				: adminUrls.priceBatches(language),
	});
}

export default function ImportProducts({ loaderData, actionData }: Route.ComponentProps) {
	const { texts } = loaderData;
	const language = useLanguage();
	return (
		<EditorPage
			title={texts.import.title}
			back={{ to: adminUrls.products(language), label: texts.batch.back }}
			head={<p className="max-w-prose text-lg text-muted">{texts.import.intro}</p>}
		>
			<ProductImportPage
				texts={texts}
				address={adminUrls.importProducts(language)}
				answer={useStandingAnswer(actionData)}
			/>
		</EditorPage>
	);
}
