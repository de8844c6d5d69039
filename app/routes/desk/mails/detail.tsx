import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { answerDeskForm } from "~/desk/detail/answer-desk-form.server.ts";
import { DetailPage } from "~/desk/detail/detail-page.tsx";
import { listChanges } from "~/desk/history/audit.server.ts";
import { Panel } from "~/desk/parts/facts.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { MailBadge } from "~/mail/desk/mail-badge.tsx";
import { findMail } from "~/mail/desk/mail-desk.store.server.ts";
import { MailDetail } from "~/mail/desk/mail-detail.tsx";
import { ResendForm } from "~/mail/desk/resend-form.tsx";
import { resendMail } from "~/mail/desk/resend-mail.server.ts";
import { wordsOf } from "~/mail/write-up.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { orderLetters } from "~/trade/orders/order-confirmation-letters.server.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/detail";

export async function loader({ params, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const [found, changes] = await Promise.all([
		findMail(shop.db, params.id),
		listChanges(shop.db, "mail", params.id),
	]);
	if (!found) throw data(null, { status: 404 });
	// Its HTML says the same as its text.
	const {
		html: _html,
		facts: _facts,
		...mail
	} = { ...found, text: wordsOf(found, orderLetters)?.text ?? "" };
	return { mail, changes, resendKey: randomUUID(), texts: pageTexts[language].adminTrade };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "letters.resend", "notes.add");
	const thing = {
		entity: "mail" as const,
		id: params.id,
		// A mail has no notes, which would name it.
		label: "",
		address: adminUrls.mail(language, params.id),
		resend: (mail: { id: string; key: string }) => resendMail(shop.db, admin, mail),
	};
	return answerDeskForm(shop, admin, thing, await request.formData());
}

export default function Mail({ loaderData, actionData }: Route.ComponentProps) {
	const { mail, changes, resendKey, texts } = loaderData;
	const language = useLanguage();
	const action = adminUrls.mail(language, mail.id);
	return (
		<DetailPage
			texts={texts}
			list={{ title: texts.mails.title, address: adminUrls.mails(language) }}
			kind={texts.mails.one}
			title={mail.subject}
			badge={<MailBadge status={mail.status} texts={texts} />}
			answer={actionData ?? null}
			aside={
				<Panel title={texts.resend.button} id="resend" hint={texts.resend.hint}>
					<ResendForm {...{ texts, mail, resendKey, action }} />
				</Panel>
			}
		>
			<MailDetail mail={mail} changes={changes} texts={texts} />
		</DetailPage>
	);
}
