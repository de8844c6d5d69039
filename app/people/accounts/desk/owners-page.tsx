import { UserMinus } from "lucide-react";
import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { listFields } from "~/desk/list/list-query.ts";
import { Moment } from "~/desk/parts/moment.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import type { AccountError } from "../account-errors.ts";
import type { Owner } from "./owners.ts";

type Texts = PageTexts["adminOwners"];

function OwnerRow(props: { texts: Texts; owner: Owner; isSelf: boolean; isLast: boolean; address: string }) {
	const { texts, owner, isSelf, isLast, address } = props;
	return (
		<li className="grid gap-2 border-b border-line py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] md:items-center md:gap-6">
			<div className="min-w-0 [overflow-wrap:anywhere]">
				<p className="flex flex-wrap items-center gap-2 text-lg font-bold md:text-base">
					{owner.email} {isSelf && <Badge tone="info">{texts.you}</Badge>}
					{!owner.hasPassword && <Badge tone="warning">{texts.invited}</Badge>}
				</p>
				{owner.email.split("@")[0] !== owner.name && <p className="text-muted">{owner.name}</p>}
			</div>
			<p>
				<span className="block text-sm text-muted">{texts.since}</span> <Moment date={owner.since} />
			</p>
			<p>
				<span className="block text-sm text-muted">{texts.lastSignIn}</span>{" "}
				{owner.lastSignInAt ? <Moment date={owner.lastSignInAt} /> : texts.never}
			</p>
			{isLast ? (
				<p className="max-w-56 text-sm text-muted">{texts.lastHint}</p>
			) : (
				<Form action={address} preventScrollReset>
					<Button
						type="submit"
						name={listFields.ask}
						value={owner.id}
						variant="quiet"
						className="w-full text-error"
					>
						<UserMinus aria-hidden="true" className="size-5" />
						{texts.remove} <span className="sr-only">{owner.email}</span>
					</Button>
				</Form>
			)}
		</li>
	);
}

/** Everybody who runs the shop. */
export function OwnerRows(props: {
	texts: Texts;
	owners: readonly Owner[];
	/** Id of whoever looks at it. */
	self: string;
	address: string;
}) {
	const { owners, self, ...rest } = props;
	return (
		<ul aria-label={props.texts.title} className="border-t border-line">
			{owners.map((owner) => (
				<OwnerRow
					key={owner.id}
					{...rest}
					owner={owner}
					isSelf={owner.id === self}
					isLast={owners.length === 1}
				/>
			))}
		</ul>
	);
}

/** The form that adds one by their mail. */
export function AddOwnerForm(props: {
	texts: Texts;
	address: string;
	/** What was typed and refused, and why; null before that. */
	answer: { email: string; error: AccountError | "already" | null } | null;
	errors: PageTexts["accounts"]["errors"];
}) {
	const { texts, address, answer, errors } = props;
	const form = useRef<HTMLFormElement>(null);
	useFocusOnError(form, answer);
	const sending = useNavigation().formData?.get("intent") === "add";
	const error = answer?.error ?? null;
	return (
		<section aria-labelledby="add-owner" className="grid gap-4 rounded-lg border border-line p-4 md:p-6">
			<h2 id="add-owner" className="text-2xl">
				{texts.addTitle}
			</h2>
			<p className="max-w-prose text-muted">{texts.addText}</p>
			<Form ref={form} method="post" action={address} noValidate className="grid max-w-md gap-4">
				<input type="hidden" name="intent" value="add" />
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
				<SubmitButton sending={sending} className="justify-self-start">
					{sending ? texts.adding : texts.add}
				</SubmitButton>
			</Form>
		</section>
	);
}
