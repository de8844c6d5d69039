import { requireCompany } from "~/company/company.store.server.ts";
import { EditorPage } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { uploadFields } from "~/media/media.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerBankImport } from "~/trade/payments/desk/bank/answer-import.server.ts";
import { latestStatements } from "~/trade/payments/desk/bank/bank-lines.store.server.ts";
import { BankImportPage } from "~/trade/payments/desk/bank/import-page.tsx";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { confirmationSender } from "../../letter-sender.server.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/import";

export async function loader({ context }: Route.LoaderArgs) {
	const latest = await latestStatements(services(context).db);
	return { latest, texts: pageTexts[languageOf(context)].adminBank };
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const admin = allowed(context, "bank.change");
	const [sender, company] = await Promise.all([
		confirmationSender(shop),
		requireCompany(shop.db, shop.cache),
	]);
	const form = await request.formData();
	return answerBankImport(shop, admin, form, {
		list: adminUrls.bank(languageOf(context)),
		ownAccount: company.iban,
		sender,
		isTooLarge: form.has(uploadFields.tooLarge),
	});
}

export default function ImportStatements({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, latest } = loaderData;
	const language = useLanguage();
	return (
		<EditorPage
			title={texts.import.title}
			back={{ to: adminUrls.bank(language), label: texts.title }}
			head={<p className="max-w-prose text-lg text-muted">{texts.import.intro}</p>}
		>
			<BankImportPage
				texts={texts}
				address={adminUrls.bankImport(language)}
				answer={useStandingAnswer(actionData)}
				latest={latest}
			/>
		</EditorPage>
	);
}
