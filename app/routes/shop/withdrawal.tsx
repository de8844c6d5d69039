import { data } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { issueTicket } from "~/people/guard/form-guard.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { clientAddress, services } from "~/platform/services.server.ts";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { answerWithdrawal } from "~/site/withdrawals/answer-withdrawal.server.ts";
import { WithdrawalView } from "~/site/withdrawals/shop/withdrawal-view.tsx";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { urls } from "~/urls.ts";
import { plainText } from "~/values/plain-text.ts";
import { letterSender } from "../letter-sender.server.ts";
import type { Route } from "./+types/withdrawal";

/** The company that private buyers buy from. @throws Response 404 where it sells to businesses alone */
async function requireSeller(context: Route.LoaderArgs["context"]) {
	const { db, cache } = services(context);
	const company = await requireCompany(db, cache);
	if (company.customers === "businesses") throw data(null, { status: 404, headers: notKept });
	return company;
}

export async function loader({ url, context }: Route.LoaderArgs) {
	const { secret } = services(context);
	return data(
		{
			company: await requireSeller(context),
			texts: pageTexts[languageOf(context)].withdrawal,
			ticket: issueTicket(secret, "withdrawal", new Date()),
			orderNumber: plainText(url.searchParams.get("order") ?? "").slice(0, 60),
			alternates: everyLanguage((language) => urls.withdrawal(language)),
		},
		{ headers: notKept },
	);
}

export function headers() {
	return notKept;
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	await requireSeller(context);
	const { answer, status } = await answerWithdrawal(shop, await letterSender(shop), {
		fields: await request.formData(),
		language: languageOf(context),
		address: clientAddress(context),
		now: new Date(),
	});
	return data(answer, { status, headers: notKept });
}

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, alternates } = loaderData;
	return (
		<>
			<Seo title={texts.title} description={texts.intro} alternates={alternates} index={false} />
			<WithdrawalView {...loaderData} answer={useStandingAnswer(actionData)} />
		</>
	);
}
