import { UserMinus } from "lucide-react";
import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { listFields } from "~/desk/list/list-query.ts";
import { Moment } from "~/desk/parts/moment.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { type Role, roles } from "~/values/rights.ts";
import type { AccountError } from "../account-errors.ts";
import { isLastOwner, type Member } from "./members.ts";

type Texts = PageTexts["adminOwners"];
type RightTexts = PageTexts["adminRights"];

const roleOptions = (texts: RightTexts) =>
	roles.map((role) => (
		<option key={role} value={role}>
			{texts.roles[role]}
		</option>
	));

/** Gives one another role at once. */
function RoleForm(props: { texts: Texts; rights: RightTexts; member: Member; address: string }) {
	const { texts, rights, member, address } = props;
	const sending = useNavigation().formData;
	const isSending = sending?.get("intent") === "role" && sending.get("id") === member.id;
	return (
		<Form method="post" action={address} preventScrollReset className="flex flex-wrap items-end gap-2">
			<input type="hidden" name="intent" value="role" />
			<input type="hidden" name="id" value={member.id} />
			<label className="grid min-w-36 flex-1 gap-1 text-sm text-muted">
				<span>
					{texts.role}
					<span className="sr-only">: {member.email}</span>
				</span>
				<select
					// What is stored now, also after another tab's change.
					key={member.role}
					name="role"
					defaultValue={member.role}
					className="min-h-11 w-full rounded-md border border-edge bg-surface px-3 text-base text-ink"
				>
					{roleOptions(rights)}
				</select>
			</label>
			<Button type="submit" variant="quiet" disabled={isSending}>
				{texts.changeRole}
				<span className="sr-only">: {member.email}</span>
			</Button>
		</Form>
	);
}

function MemberRow(props: {
	texts: Texts;
	rights: RightTexts;
	member: Member;
	isSelf: boolean;
	isLast: boolean;
	address: string;
}) {
	const { texts, rights, member, isSelf, isLast, address } = props;
	return (
		<li
			data-row
			// No page of its own to lead to: the keys of lists reach the row, Tab then what is in it.
			tabIndex={-1}
			className="grid gap-3 border-b border-line py-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1.4fr)_10rem] lg:items-center lg:gap-6"
		>
			<div className="min-w-0 [overflow-wrap:anywhere]">
				<p className="flex flex-wrap items-center gap-2 text-lg font-bold lg:text-base">
					{member.email} {isSelf && <Badge tone="info">{texts.you}</Badge>}
					{!member.hasPassword && <Badge tone="warning">{texts.invited}</Badge>}
				</p>
				{member.email.split("@")[0] !== member.name && <p className="text-muted">{member.name}</p>}
			</div>
			<div className="grid grid-cols-2 gap-x-4 lg:grid-cols-1">
				<p>
					<span className="text-sm text-muted">{texts.since}</span> <Moment date={member.since} />
				</p>
				<p>
					<span className="text-sm text-muted">{texts.lastSignIn}</span>{" "}
					{member.lastSignInAt ? <Moment date={member.lastSignInAt} /> : texts.never}
				</p>
			</div>
			{isLast ? (
				<div>
					<p>{rights.roles[member.role]}</p>
					<p className="text-sm text-muted">{texts.lastHint}</p>
				</div>
			) : (
				<RoleForm texts={texts} rights={rights} member={member} address={address} />
			)}
			{!isLast && (
				<Form action={address} preventScrollReset>
					<Button
						type="submit"
						name={listFields.ask}
						value={member.id}
						variant="quiet"
						className="w-full text-error"
					>
						<UserMinus aria-hidden="true" className="size-5" />
						{texts.remove} <span className="sr-only">{member.email}</span>
					</Button>
				</Form>
			)}
		</li>
	);
}

/** Everybody who uses the desk. */
export function MemberRows(props: {
	texts: Texts;
	rights: RightTexts;
	members: readonly Member[];
	/** Id of whoever looks at it. */
	self: string;
	address: string;
}) {
	const { members, self, ...rest } = props;
	return (
		<ul aria-label={props.texts.title} aria-keyshortcuts="j k" className="border-t border-line">
			{members.map((member) => (
				<MemberRow
					key={member.id}
					{...rest}
					member={member}
					isSelf={member.id === self}
					isLast={isLastOwner(members, member)}
				/>
			))}
		</ul>
	);
}

/** The form that invites one by their mail. */
export function InviteForm(props: {
	texts: Texts;
	rights: RightTexts;
	address: string;
	/** What was typed and refused, and why; null before that. */
	answer: { email: string; role: Role; error: AccountError | "already" | null } | null;
	errors: PageTexts["accounts"]["errors"];
	/** Of this form alone: sent twice, it invites once. */
	formKey: string;
}) {
	const { texts, rights, address, answer, errors } = props;
	const form = useRef<HTMLFormElement>(null);
	useFocusOnError(form, answer);
	const sending = useNavigation().formData?.get("intent") === "add";
	const error = answer?.error ?? null;
	return (
		<section aria-labelledby="invite" className="grid gap-4 rounded-lg border border-line p-4 md:p-6">
			<h2 id="invite" className="text-2xl">
				{texts.addTitle}
			</h2>
			<p className="max-w-prose text-muted">{texts.addText}</p>
			<Form
				ref={form}
				method="post"
				action={address}
				noValidate
				className="grid max-w-2xl items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
			>
				<input type="hidden" name="intent" value="add" />
				<input type="hidden" name={deskFields.key} value={props.formKey} />
				<TextField
					name="email"
					type="email"
					label={texts.email}
					autoComplete="off"
					maxLength={200}
					aria-required
					defaultValue={answer?.email ?? ""}
					error={error === null ? undefined : error === "already" ? texts.already : errors[error]}
				/>
				<SelectField name="role" label={texts.role} defaultValue={answer?.role ?? "sales"}>
					{roleOptions(rights)}
				</SelectField>
				<SubmitButton sending={sending} className="justify-self-start sm:col-span-2">
					{sending ? texts.adding : texts.add}
				</SubmitButton>
			</Form>
			<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
				{roles.map((role) => (
					<div key={role}>
						<dt className="font-semibold">{rights.roles[role]}</dt>
						<dd className="text-sm text-muted">{rights.roleTexts[role]}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
