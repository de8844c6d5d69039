import { KeyRound } from "lucide-react";
import { data, redirect } from "react-router";
import { listFields } from "~/desk/list/list-query.ts";
import { RecordList } from "~/desk/list/record-list.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { resetRequestSchema } from "~/people/accounts/accounts.schema.ts";
import { addOwner } from "~/people/accounts/desk/add-owner.server.ts";
import { listOwners } from "~/people/accounts/desk/owners.store.server.ts";
import { type OwnerProblem, ownerIntents, ownerOutcomes } from "~/people/accounts/desk/owners.ts";
import { AddOwnerForm, OwnerRows } from "~/people/accounts/desk/owners-page.tsx";
import { removeOwner } from "~/people/accounts/desk/remove-owner.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { callerOf } from "../../account/caller.server.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const owners = await listOwners(services(context).db);
	const wanted = searchParams.get(listFields.ask);
	return {
		texts: pageTexts[language].adminOwners,
		errors: pageTexts[language].accounts.errors,
		owners,
		self: allowed(context, "people.change").id,
		asked: owners.length > 1 ? (owners.find(({ id }) => id === wanted) ?? null) : null,
		done: memberOf(ownerOutcomes, searchParams.get(listFields.done)),
	};
}

type Answer = { problem: OwnerProblem | null; email: string; error: string | null };

const statuses = { already: 409, last: 409, missing: 404, failed: 503 } as const;

function refused(problem: OwnerProblem, email = "") {
	const answer: Answer = { problem, email, error: problem === "already" ? problem : null };
	return data(answer, { status: statuses[problem] });
}

const forbidden = () => new Response(null, { status: 403 });

async function add({ request, context }: Route.ActionArgs, form: FormData) {
	const language = languageOf(context);
	const submission = parseForm(form, resetRequestSchema);
	if (submission.status !== "success") {
		const error = submission.error?.email?.[0] ?? "email";
		const answer: Answer = { problem: null, email: String(form.get("email") ?? ""), error };
		return data(answer, { status: 422 });
	}
	const { email } = submission.value;
	const caller = await callerOf({ request, context }, language);
	const outcome = await addOwner(services(context), allowed(context, "people.change"), caller, email);
	if (outcome === "forbidden") throw forbidden();
	if (outcome === "already") return refused(outcome, email);
	return redirect(`${adminUrls.owners(language)}?${listFields.done}=${outcome}`, { status: 303 });
}

async function remove({ context }: Route.ActionArgs, id: string) {
	const language = languageOf(context);
	const admin = allowed(context, "people.change");
	const outcome = await removeOwner(services(context).db, admin, id);
	if (outcome === "forbidden") throw forbidden();
	if (outcome !== "done") return refused(outcome);
	// Whoever removed themselves is nobody here any more.
	if (id === admin.id) return redirect(urls.auth(language), { status: 303 });
	return redirect(`${adminUrls.owners(language)}?${listFields.done}=removed`, { status: 303 });
}

export async function action(args: Route.ActionArgs) {
	const form = await args.request.formData();
	const intent = memberOf(ownerIntents, String(form.get("intent")));
	if (intent === null) throw new Response(null, { status: 400 });
	try {
		return await (intent === "add" ? add(args, form) : remove(args, String(form.get("id"))));
	} catch (error) {
		if (error instanceof Response) throw error;
		log.error("administrators not changed", { error: errorText(error) });
		return refused("failed");
	}
}

/** Who runs the shop: add one by mail, take the role from one, and where one's own password and sessions are. */
export default function Owners({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, errors, owners, self, asked, done } = loaderData;
	const language = useLanguage();
	const list = adminUrls.owners(language);
	const problem = actionData?.problem ?? null;
	return (
		<RecordList
			title={texts.title}
			intro={texts.intro}
			links={
				<ButtonLink to={urls.account(language)} variant="quiet" reloadDocument>
					<KeyRound aria-hidden="true" className="size-5" />
					{texts.account}
				</ButtonLink>
			}
			address={list}
			done={done && { code: done, title: texts.done[done] }}
			answer={actionData}
			problem={problem === null || problem === "already" ? null : texts.problems[problem]}
			asked={
				asked && {
					key: asked.id,
					text: `${asked.email}. ${asked.id === self ? texts.removeSelf : texts.removeText}`,
					fields: { id: asked.id },
				}
			}
			words={{ deleteQuestion: texts.removeQuestion, cancel: texts.cancel, delete: texts.remove }}
		>
			<OwnerRows texts={texts} owners={owners} self={self} address={list} />
			<AddOwnerForm
				key={done ?? "form"}
				texts={texts}
				address={list}
				errors={errors}
				answer={actionData?.error ? { email: actionData.email, error: actionData.error as never } : null}
			/>
		</RecordList>
	);
}
