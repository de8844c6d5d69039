import { redirect } from "react-router";
import { signOut } from "~/features/accounts/account-verbs.server.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { services } from "~/platform/services.server.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/sign-out";

/** Only a form may sign out: a link that does would be followed by machines. */
export function loader({ params }: Route.LoaderArgs) {
	throw redirect(urls.home(requireLanguage(params.lang)));
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const headers = new Headers();
	for (const cookie of await signOut(services({ context }), request)) headers.append("Set-Cookie", cookie);
	return redirect(urls.home(requireLanguage(params.lang)), { status: 303, headers });
}
