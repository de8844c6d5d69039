import { EditorPage } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerImport } from "~/trade/transport/desk/import/answer-import.server.ts";
import { TariffImportPage } from "~/trade/transport/desk/import/import-page.tsx";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/import";

export async function loader({ context }: Route.LoaderArgs) {
	const language = languageOf(context);
	return { texts: pageTexts[language].adminSettings };
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "prices.change");
	return answerImport(shop, admin, await request.formData(), adminUrls.tariffs(language));
}

export default function ImportTariffs({ loaderData, actionData }: Route.ComponentProps) {
	const { texts } = loaderData;
	const language = useLanguage();
	return (
		<EditorPage
			title={texts.import.title}
			back={{ to: adminUrls.tariffs(language), label: texts.form.back }}
			head={<p className="max-w-prose text-lg text-muted">{texts.import.intro}</p>}
		>
			<TariffImportPage
				texts={texts}
				address={adminUrls.importTariffs(language)}
				answer={useStandingAnswer(actionData)}
			/>
		</EditorPage>
	);
}
