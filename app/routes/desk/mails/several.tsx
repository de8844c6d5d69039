import { severalFields } from "~/desk/list/several-form.ts";
import { answerSeveral } from "~/desk/several/answer-several.server.ts";
import { askAboutSeveral } from "~/desk/several/ask-about-several.server.ts";
import { SeveralPage } from "~/desk/several/several-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { mailsByIds } from "~/mail/desk/mail-desk.store.server.ts";
import { resendFailedMail } from "~/mail/desk/resend-mail.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { mailStatuses } from "~/values/vocabulary.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/several";

/** A mail that was given up is sent again, by a new one; "again" is none of its own statuses. */
const codes = [...mailStatuses, "again"] as const;
const acts = ["again"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const { adminSeveral: texts, adminTrade } = pageTexts[language];
	const asked = await askAboutSeveral(request, {
		list: { title: adminTrade.mails.title, address: adminUrls.mails(language) },
		acts: texts.acts.mails,
		find: (ids) => mailsByIds(db, ids),
		shown: ({ id, subject, recipient, status, wasRepeated }) => ({
			...{ id, name: subject, detail: recipient, letter: null, address: adminUrls.mail(language, id) },
			code: status === "failed" && wasRepeated ? "again" : status,
			isPossible: status === "failed" && !wasRepeated,
		}),
	});
	return { texts, codes: { ...adminTrade.statuses.mail, again: texts.again }, ...asked };
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const author = allowed(context, "letters.resend");
	const form = await request.formData();
	const key = String(form.get(severalFields.key) ?? "");
	return answerSeveral(form, {
		...{ what: "mails", codes, acts },
		async change({ id }) {
			const result = await resendFailedMail(shop.db, author, { id, key: `${key}:${id}` });
			return { ...result, told: "changed" in result && result.changed };
		},
		deliver: () => shop.deliverMail(),
	});
}

export { readsAnew as shouldRevalidate } from "~/desk/several/several-page.tsx";

export default function SeveralMails({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, rows } = loaderData;
	const { number } = useFormat();
	const count = rows.filter(({ isPossible }) => isPossible).length;
	return (
		<SeveralPage
			{...loaderData}
			warning={texts.mailsGo.replace("{n}", number(count))}
			answer={actionData ?? null}
		/>
	);
}
