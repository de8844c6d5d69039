import { randomUUID } from "node:crypto";
import { KeyRound } from "lucide-react";
import { data, redirect } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { goneIsDone } from "~/desk/list/answer-change.server.ts";
import { listFields } from "~/desk/list/list-query.ts";
import { RecordList } from "~/desk/list/record-list.tsx";
import { entryOf } from "~/desk/record/once.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { AccountError } from "~/people/accounts/account-errors.ts";
import { resetRequestSchema } from "~/people/accounts/accounts.schema.ts";
import { changeRole } from "~/people/accounts/desk/change-role.server.ts";
import { inviteMember } from "~/people/accounts/desk/invite-member.server.ts";
import { listMembers } from "~/people/accounts/desk/members.store.server.ts";
import {
	isLastOwner,
	type MemberProblem,
	memberIntents,
	memberOutcomes,
} from "~/people/accounts/desk/members.ts";
import { InviteForm, MemberRows } from "~/people/accounts/desk/members-page.tsx";
import { removeMember } from "~/people/accounts/desk/remove-member.server.ts";
import { RightsTable } from "~/people/accounts/desk/rights-table.tsx";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { rightMissing } from "~/values/right-missing.ts";
import { type Role, roles } from "~/values/rights.ts";
import { callerOf } from "../../account/caller.server.ts";
import { allowed, deskMember } from "../admin.server.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const members = await listMembers(services(context).db);
	const wanted = members.find(({ id }) => id === searchParams.get(listFields.ask)) ?? null;
	return {
		texts: pageTexts[language].adminOwners,
		rights: pageTexts[language].adminRights,
		errors: pageTexts[language].accounts.errors,
		members,
		self: deskMember(context).id,
		inviteKey: randomUUID(),
		asked: wanted && !isLastOwner(members, wanted) ? wanted : null,
		done: memberOf(memberOutcomes, searchParams.get(listFields.done)),
	};
}

type Answer = {
	problem: MemberProblem | null;
	/** What was typed into the invitation, and what is wrong with it. */
	invited: { email: string; role: Role; error: AccountError | "already" | null } | null;
};

const statuses = { already: 409, last: 409, missing: 404, failed: 503 } as const;

function refused(problem: MemberProblem, invited: Answer["invited"] = null) {
	return data<Answer>({ problem, invited }, { status: statuses[problem] });
}

const forbidden = () => new Response(rightMissing, { status: 403 });

/** A role of the page's own forms; no other is sent by one. */
function roleIn(form: FormData): Role {
	const role = memberOf(roles, String(form.get("role")));
	if (role === null) throw new Response(null, { status: 400 });
	return role;
}

async function add({ request, context }: Route.ActionArgs, form: FormData) {
	const language = languageOf(context);
	const role = roleIn(form);
	const typed = String(form.get("email") ?? "");
	const submission = parseForm(form, resetRequestSchema);
	if (submission.status !== "success") {
		const error = (submission.error?.email?.[0] ?? "email") as AccountError;
		return data<Answer>({ problem: null, invited: { email: typed, role, error } }, { status: 422 });
	}
	const { email } = submission.value;
	const caller = await callerOf({ request, context }, language);
	const admin = allowed(context, "people.change");
	const outcome = await inviteMember(services(context), admin, caller, {
		email,
		role,
		press: form.get(deskFields.key) ? entryOf(admin, "invitation", form) : undefined,
	});
	if (outcome === "forbidden") throw forbidden();
	if (outcome === "already") return refused(outcome, { email, role, error: outcome });
	return redirect(`${adminUrls.owners(language)}?${listFields.done}=${outcome}`, { status: 303 });
}

async function setRole({ context }: Route.ActionArgs, form: FormData) {
	const language = languageOf(context);
	const actor = allowed(context, "people.change");
	const change = { id: String(form.get("id")), role: roleIn(form) };
	const outcome = await changeRole(services(context).db, actor, change);
	if (outcome === "forbidden") throw forbidden();
	if (outcome === "last" || outcome === "missing") return refused(outcome);
	// Whoever is no owner any more sees this page no longer.
	const isOut = change.id === actor.id && change.role !== "admin";
	const to = isOut
		? adminUrls.overview(language)
		: `${adminUrls.owners(language)}?${listFields.done}=changed`;
	return redirect(to, { status: 303 });
}

async function remove({ context }: Route.ActionArgs, form: FormData) {
	const language = languageOf(context);
	const actor = allowed(context, "people.change");
	const id = String(form.get("id"));
	const outcome = goneIsDone(await removeMember(services(context).db, actor, id));
	if (outcome === "forbidden") throw forbidden();
	if (outcome === "last") return refused(outcome);
	// Whoever removed themselves is nobody here any more.
	if (id === actor.id) return redirect(urls.auth(language), { status: 303 });
	return redirect(`${adminUrls.owners(language)}?${listFields.done}=removed`, { status: 303 });
}

const actions = { add, role: setRole, delete: remove };

export async function action(args: Route.ActionArgs) {
	const form = await args.request.formData();
	const intent = memberOf(memberIntents, String(form.get("intent")));
	if (intent === null) throw new Response(null, { status: 400 });
	try {
		return await actions[intent](args, form);
	} catch (error) {
		if (error instanceof Response) throw error;
		log.error("people not changed", { error: errorText(error) });
		return refused("failed");
	}
}

export { readsRefused as shouldRevalidate } from "~/desk/list/reads-refused.tsx";

/** Who uses the desk and in which role: invite one by mail, change what they may, take it away; and who may do what. */
export default function People({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, rights, errors, members, self, inviteKey, asked, done } = loaderData;
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
			<MemberRows texts={texts} rights={rights} members={members} self={self} address={list} />
			<InviteForm
				key={done ?? "form"}
				texts={texts}
				rights={rights}
				address={list}
				errors={errors}
				formKey={inviteKey}
				answer={actionData?.invited ?? null}
			/>
			<RightsTable texts={rights} />
		</RecordList>
	);
}
