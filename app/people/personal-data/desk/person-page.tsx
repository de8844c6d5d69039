import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button, ButtonAnchor } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import type { PersonCounts } from "../personal-data.store.server.ts";
import { WhatStays } from "../what-stays.tsx";

export type PersonAnswer = { problem: "confirm" | "isOwner" | "failed" };

export type PersonView = {
	texts: PageTexts["personalData"];
	/** As it was asked for; empty before that. */
	email: string;
	/** Null where nobody was asked for, or by something that is no address. */
	counts: PersonCounts | null;
	/** Where everything about the address is to be had as a file. */
	file: string;
	erased: boolean;
};

const counted = ["orders", "invoices", "quotes", "messages", "mails", "withdrawals"] as const;

function Found({ view, answer }: { view: PersonView; answer: PersonAnswer | null }) {
	const { texts, email, counts } = view;
	const form = useRef<HTMLFormElement>(null);
	useFocusOnError(form, answer);
	const sending = useNavigation().formMethod === "POST";
	if (!counts) return null;
	const { desk, stays } = texts;
	const isEmpty = !counts.account && counted.every((kind) => counts[kind] === 0);
	const isWrong = answer?.problem === "confirm";
	return (
		<>
			<section aria-labelledby="person" className="grid gap-4 rounded-lg border border-line p-5 md:p-6">
				<h2 id="person" className="text-2xl break-words">
					{desk.found} {email}
				</h2>
				{isEmpty ? (
					<p>{desk.nothing}</p>
				) : (
					<dl className="grid max-w-md">
						{[
							[desk.account, counts.account ? desk.yes : desk.no] as const,
							...counted.map((kind) => [desk[kind], String(counts[kind])] as const),
						].map(([label, value]) => (
							<div key={label} className="flex justify-between gap-6 border-t border-line py-2">
								<dt className="text-muted">{label}</dt>
								<dd className="font-semibold">{value}</dd>
							</div>
						))}
					</dl>
				)}
				<p className="text-muted">{desk.downloadText}</p>
				<ButtonAnchor href={view.file} download variant="quiet" className="justify-self-start">
					{desk.download}
				</ButtonAnchor>
			</section>
			<section aria-labelledby="erase" className="grid gap-4 rounded-lg border border-line p-5 md:p-6">
				<h2 id="erase" className="text-2xl">
					{desk.eraseTitle}
				</h2>
				<p>{desk.eraseText}</p>
				<WhatStays texts={stays} lines={[stays.orders]} />
				{answer && !isWrong && (
					<Notice tone="error" role="alert">
						{answer.problem === "isOwner" ? desk.isOwner : desk.failed}
					</Notice>
				)}
				<Form ref={form} method="post" preventScrollReset className="grid justify-items-start gap-4">
					<input type="hidden" name="email" value={email} />
					<div>
						<label className="inline-flex min-h-11 items-center gap-3 font-semibold">
							<input
								type="checkbox"
								name="confirm"
								aria-required
								aria-invalid={isWrong ? true : undefined}
								aria-describedby={isWrong ? "confirm-error" : undefined}
								className="size-5 shrink-0 accent-brand-ink"
							/>
							{desk.confirm}
						</label>
						{isWrong && (
							<p id="confirm-error" className="text-sm font-medium text-error">
								{desk.confirmWrong}
							</p>
						)}
					</div>
					<SubmitButton sending={sending} variant="signal">
						{desk.erase}
					</SubmitButton>
				</Form>
			</section>
		</>
	);
}

/** Everything about one address: how much there is, to be fetched, and to be erased. */
export function PersonPage({ view, answer }: { view: PersonView; answer: PersonAnswer | null }) {
	const { desk } = view.texts;
	const isWrong = view.email !== "" && view.counts === null;
	return (
		<div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
			<title>{desk.title}</title>
			<header className="grid gap-2">
				<h1 className="text-3xl">{desk.title}</h1>
				<p className="text-muted">{desk.intro}</p>
			</header>
			{view.erased && !answer && (
				<Notice tone="success" role="status">
					{desk.erased}
				</Notice>
			)}
			<Form key={view.email} method="get" className="grid max-w-md gap-4">
				<TextField
					name="email"
					type="email"
					label={desk.email}
					defaultValue={view.email}
					error={isWrong ? desk.emailWrong : undefined}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={200}
					aria-required
				/>
				<Button type="submit" className="justify-self-start">
					{desk.find}
				</Button>
			</Form>
			<Found view={view} answer={answer} />
		</div>
	);
}
