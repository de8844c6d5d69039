import { CircleCheckBig } from "lucide-react";
import { type RefObject, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { Company } from "~/company/company.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { GuardFields, useLastTicket } from "~/people/guard/guard-fields.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useKeptWords } from "~/ui/use-kept-words.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { memberOf } from "~/values/closed-set.ts";
import { fieldsOf } from "~/values/form-reply.ts";
import { type WithdrawalAnswer, withdrawalIntents } from "../withdrawal-answer.ts";
import { withdrawalErrors } from "../withdrawal-errors.ts";

type Texts = PageTexts["withdrawal"];
type Statement = NonNullable<WithdrawalAnswer["statement"]>;

const keptNames = ["name", "orderNumber", "email", "part"];

type ViewProps = {
	texts: Texts;
	company: Company;
	ticket: string;
	/** Of the address: an order's page leads here with its number. */
	orderNumber: string;
	answer: WithdrawalAnswer | null;
};

/** What is stated, label beside value. */
function Stated({ texts, statement, at }: { texts: Texts; statement: Statement; at: string | null }) {
	const rows: [string, string][] = [
		[texts.orderNumber, statement.orderNumber],
		[texts.title, statement.part ?? texts.whole],
		[texts.name, statement.name],
		[texts.email, statement.email],
		...(at ? [[texts.receivedAt, at] satisfies [string, string]] : []),
	];
	return (
		<dl className="grid gap-x-6 gap-y-2 rounded-md bg-mist p-4 sm:grid-cols-[minmax(0,14rem)_1fr]">
			{rows.map(([label, value]) => (
				<div key={label} className="sm:col-span-full sm:grid sm:grid-cols-subgrid">
					<dt className="text-muted">{label}</dt>
					<dd className="min-w-0 font-semibold whitespace-pre-wrap [overflow-wrap:anywhere]">{value}</dd>
				</div>
			))}
		</dl>
	);
}

function Problem({ texts, company, answer }: Pick<ViewProps, "texts" | "company" | "answer">) {
	if (answer?.refusal) {
		return (
			<Notice tone="warning" role="alert">
				{texts.refusals[answer.refusal]} {texts.refusedHelp}{" "}
				<a href={`mailto:${company.email}`} className="underline underline-offset-2">
					{company.email}
				</a>
			</Notice>
		);
	}
	if (!answer?.problem) return null;
	return (
		<Notice tone={answer.problem === "again" ? "info" : "error"} role="alert">
			{texts.problems[answer.problem]}
		</Notice>
	);
}

/** The first step: who, which order, where the receipt goes. */
function Fields({ texts, orderNumber, answer, sending }: ViewProps & { sending: boolean }) {
	const fieldOf = fieldsOf("withdrawal", answer?.reply ?? null, { orderNumber });
	const field = (name: keyof Statement, autoComplete: string) => {
		const { code: given, ...shown } = fieldOf(name);
		const code = memberOf(withdrawalErrors, given);
		return { ...shown, autoComplete, error: code === null ? undefined : texts.errors[code] };
	};
	return (
		<>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField {...field("name", "name")} label={texts.name} aria-required maxLength={200} />
				<TextField
					{...field("orderNumber", "on")}
					label={texts.orderNumber}
					hint={texts.orderHint}
					aria-required
					maxLength={60}
				/>
			</div>
			<TextField
				{...field("email", "email")}
				type="email"
				label={texts.email}
				hint={texts.emailHint}
				aria-required
				maxLength={200}
			/>
			<TextField
				{...field("part", "on")}
				hint={texts.partHint}
				maxLength={1_000}
				label={
					<>
						{texts.part} <span className="font-normal text-muted">({texts.optional})</span>
					</>
				}
			/>
			<SubmitButton
				variant="brand"
				sending={sending}
				name="intent"
				value={withdrawalIntents.review}
				className="justify-self-start"
			>
				{texts.review}
			</SubmitButton>
		</>
	);
}

/** The second step: the same once more, and the button that the law asks for. */
function Review(props: {
	texts: Texts;
	statement: Statement;
	isKnown: boolean;
	earlier: string | null;
	sending: boolean;
}) {
	const { texts, statement, isKnown, earlier, sending } = props;
	return (
		<>
			{Object.entries(statement).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value ?? ""} />
			))}
			<p>{texts.reviewText}</p>
			<Stated texts={texts} statement={statement} at={null} />
			{earlier && <Notice tone="info">{texts.earlier.replace("{date}", earlier)}</Notice>}
			{!isKnown && <Notice tone="warning">{texts.unknown}</Notice>}
			<div className="flex flex-wrap gap-3">
				<SubmitButton variant="signal" sending={sending} name="intent" value={withdrawalIntents.confirm}>
					{sending ? texts.sending : texts.confirm}
				</SubmitButton>
				<Button type="submit" variant="quiet" name="intent" value={withdrawalIntents.edit} disabled={sending}>
					{texts.edit}
				</Button>
			</div>
		</>
	);
}

/** The form of annex I B, for whoever would rather write. */
function ModelForm({ texts, company }: Pick<ViewProps, "texts" | "company">) {
	const language = useLanguage();
	const { legalName, name, street, postalCode, city, email } = company;
	const to = [legalName || name, street, `${postalCode} ${city}`.trim(), email].filter(Boolean).join(", ");
	return (
		<section
			id="form"
			aria-labelledby="model-form"
			className="grid gap-4 rounded-lg border border-line p-5 md:p-6"
		>
			<h2 id="model-form" className="text-xl">
				{texts.modelTitle}
			</h2>
			<p className="text-muted">{texts.modelText}</p>
			<ul className="grid gap-4">
				<li>{labelled(language, texts.modelTo, to)}</li>
				{texts.modelLines.map((line) => (
					<li key={line} className="border-b border-line pb-6">
						{line}
					</li>
				))}
			</ul>
			<p className="text-sm text-muted">{texts.modelNote}</p>
		</section>
	);
}

const headings = { form: "formTitle", review: "reviewTitle", received: "receivedTitle" } as const;

/** Leads to the heading of a step that has just been reached. */
function useStepFocus(heading: RefObject<HTMLHeadingElement | null>, step: WithdrawalAnswer["step"]): void {
	const last = useRef(step);
	useOnChange(step, () => {
		if (last.current !== step) heading.current?.focus();
		last.current = step;
	});
}

/** How a private buyer withdraws: two steps without signing in, then a receipt. */
export function WithdrawalView(props: ViewProps) {
	const { texts, company, answer } = props;
	const step = answer?.step ?? "form";
	const form = useRef<HTMLFormElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const lastTicket = useLastTicket(answer);
	const sending = useNavigation().formMethod === "POST";
	const kept = useKeptWords(form, {
		...{ form: `withdrawal:${props.orderNumber}`, names: keptNames, answer, isSent: step === "received" },
	});
	useFocusOnError(form, answer);
	useStepFocus(heading, step);
	const statement = answer?.statement ?? null;
	return (
		<div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 pt-10 pb-16 md:pt-14">
			<header className="grid gap-3">
				<h1 className="text-4xl">{texts.title}</h1>
				<p className="text-lg">{texts.intro}</p>
				<p className="text-muted">{texts.limits}</p>
			</header>
			<section aria-labelledby="withdrawal-step" className="grid gap-5">
				{step === "received" && (
					<CircleCheckBig aria-hidden="true" className="size-12 text-success" strokeWidth={1.75} />
				)}
				<h2 ref={heading} id="withdrawal-step" tabIndex={-1} className="text-2xl">
					{texts[headings[step]]}
				</h2>
				{step === "received" && statement ? (
					<>
						<p role="status">{texts.receivedText}</p>
						<Stated texts={texts} statement={statement} at={answer?.receivedAt ?? null} />
					</>
				) : (
					<Form ref={form} method="post" noValidate preventScrollReset className="grid gap-4" {...kept}>
						<GuardFields ticket={lastTicket ?? props.ticket} />
						<Problem texts={texts} company={company} answer={answer} />
						{step === "review" && statement ? (
							<Review
								{...{ texts, statement, sending }}
								isKnown={answer?.isKnown ?? false}
								earlier={answer?.earlier ?? null}
							/>
						) : (
							<Fields {...props} sending={sending} />
						)}
					</Form>
				)}
			</section>
			<ModelForm texts={texts} company={company} />
		</div>
	);
}
