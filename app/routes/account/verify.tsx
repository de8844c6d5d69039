import { data } from "react-router";
import { verifyAddress } from "~/features/accounts/account-verbs.server.ts";
import { Seo } from "~/features/shell/seo.tsx";
import { useShop } from "~/features/shell/shop-page.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { notKept } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/verify";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const language = requireLanguage(params.lang);
	const token = new URL(request.url).searchParams.get("token") ?? "";
	const verified = await verifyAddress(services({ context }), token);
	const texts = pageTexts[language].accounts;
	return data(
		{ result: verified ? texts.verified : texts.outcomes.linkExpired, signIn: texts.signIn },
		{ headers: notKept, status: verified ? 200 : 410 },
	);
}

export function headers() {
	return notKept;
}

/** Where the mail's link leads that verifies an address. */
export default function Verify({ loaderData }: Route.ComponentProps) {
	const { origin, company } = useShop();
	const { result, signIn } = loaderData;
	return (
		<div className="page grid justify-items-start gap-5 py-24">
			<Seo
				title={result.title}
				description={result.text}
				origin={origin}
				siteName={company.name}
				alternates={{}}
				index={false}
			/>
			<h1 className="text-3xl">{result.title}</h1>
			<p className="text-lg text-muted">{result.text}</p>
			<ButtonLink to={urls.auth(useLanguage())}>{signIn}</ButtonLink>
		</div>
	);
}
