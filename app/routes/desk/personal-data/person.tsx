import { data, redirect } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { erasePerson } from "~/people/personal-data/desk/erase-person.server.ts";
import { type PersonAnswer, PersonPage, type PersonView } from "~/people/personal-data/desk/person-page.tsx";
import { countPersonalData } from "~/people/personal-data/personal-data.store.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { emailForm } from "~/values/email.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/person";

const isEmail = (text: string) => text.length <= 200 && emailForm.test(text);

export async function loader({ url, context }: Route.LoaderArgs): Promise<PersonView> {
	const language = languageOf(context);
	const email = (url.searchParams.get("email") ?? "").trim().slice(0, 300);
	const counts = isEmail(email) ? await countPersonalData(services(context).db, email) : null;
	const file = adminUrls.personFile(language, email);
	const erased = url.searchParams.get("done") === "erased";
	return { texts: pageTexts[language].personalData, email, counts, file, erased };
}

export async function action({ request, context }: Route.ActionArgs) {
	const language = languageOf(context);
	const form = await request.formData();
	const email = String(form.get("email") ?? "").trim();
	if (!isEmail(email)) throw new Response(null, { status: 400 });
	const refuse = (problem: PersonAnswer["problem"], status: number) =>
		data<PersonAnswer>({ problem }, { status });
	if (form.get("confirm") !== "on") return refuse("confirm", 422);
	try {
		const outcome = await erasePerson(services(context).db, allowed(context, "personal-data.change"), email);
		if (outcome === "owner") return refuse("isOwner", 409);
	} catch (error) {
		log.error("a person was not erased", { error: errorText(error) });
		return refuse("failed", 503);
	}
	return redirect(`${adminUrls.personalData(language)}?done=erased&email=${encodeURIComponent(email)}`, {
		status: 303,
	});
}

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
	return <PersonPage view={loaderData} answer={actionData ?? null} />;
}
