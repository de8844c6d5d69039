import { ChevronDown } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useFormat } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { useUnsaved } from "../record/use-unsaved.ts";
import { type ImportIntent, importFields } from "./import-fields.ts";

/** Whether the form of an import that asks for this is on its way. */
function useAsking(intent: ImportIntent): boolean {
	return useNavigation().formData?.get(importFields.intent) === intent;
}

/**
 * Files are chosen or lines pasted; then it is shown what they would do; then that is stored.
 * @param props.answer the server's, a new one each time
 * @param props.result what the files would do
 * @param props.children the fields by which they come
 */
export function ImportPage(props: {
	words: { failed: string; changedSince: string; check: string; checking: string };
	address: string;
	answer: { problem: string | null } | null;
	result: ReactNode;
	children: ReactNode;
}) {
	const { words, address, answer } = props;
	const form = useRef<HTMLFormElement>(null);
	const checking = useAsking("check");
	const { touch } = useUnsaved();
	useFocusOnError(form, answer);
	return (
		<>
			{answer?.problem === "failed" && (
				<Notice tone="error" role="alert">
					{words.failed}
				</Notice>
			)}
			{answer?.problem === "changedSince" && (
				<Notice tone="warning" role="alert">
					{words.changedSince}
				</Notice>
			)}
			{props.result}
			<Form
				ref={form}
				// Lines that were pasted or typed; a file is still where it was.
				onInput={({ target }) => {
					if (target instanceof HTMLTextAreaElement) touch();
				}}
				method="post"
				action={address}
				encType="multipart/form-data"
				noValidate
				className="grid gap-5 rounded-lg border border-line p-4 md:p-6"
			>
				{props.children}
				{/* It gives the focus away for good: the result's heading or the file takes it. */}
				<Button
					type="submit"
					disabled={checking}
					name={importFields.intent}
					value="check"
					className="justify-self-start"
				>
					{checking ? words.checking : words.check}
				</Button>
			</Form>
		</>
	);
}

/** What an import would do: its heading takes the focus with each answer. */
export function ImportResult(props: {
	words: { result: string; nothingStored: string };
	answer: unknown;
	children: ReactNode;
}) {
	const title = useRef<HTMLHeadingElement>(null);
	useOnChange(props.answer, () => title.current?.focus());
	return (
		<section aria-labelledby="dry-run" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<h2 id="dry-run" ref={title} tabIndex={-1} className="text-2xl outline-none">
				{props.words.result}
			</h2>
			<p className="font-semibold">{props.words.nothingStored}</p>
			{props.children}
		</section>
	);
}

/** The button that stores what is shown. @param props.children what the import needs once more */
export function StoreForm(props: {
	address: string;
	mark: string;
	words: { store: string; storing: string };
	children?: ReactNode;
}) {
	const { words } = props;
	const storing = useAsking("store");
	return (
		<Form method="post" action={props.address} encType="multipart/form-data" className="grid gap-3">
			{props.children}
			<input type="hidden" name={importFields.mark} value={props.mark} />
			<SubmitButton
				sending={storing}
				name={importFields.intent}
				value="store"
				variant="signal"
				className="justify-self-start"
			>
				{storing ? words.storing : words.store}
			</SubmitButton>
		</Form>
	);
}

/** Files or lines that are left out, with the reason for each. */
export function LeftOut(props: { id: string; title: string; hint?: string; children: ReactNode }) {
	return (
		<section
			aria-labelledby={props.id}
			className="grid gap-3 rounded-md border border-error p-4 [overflow-wrap:anywhere]"
		>
			<h3 id={props.id} className="text-xl text-error">
				{props.title}
			</h3>
			{props.hint && <p>{props.hint}</p>}
			<ul className="grid gap-3">{props.children}</ul>
		</section>
	);
}

/** A line of a file that is left out. @param props.reason in words; @param props.text the line itself, cut where it is long */
export function WrongLine(props: { label: string; line: number; reason: string; text: string }) {
	return (
		<li className="grid gap-1">
			<span>
				<strong>
					{props.label} {props.line}
				</strong>{" "}
				{props.reason}
			</span>
			<code className="block rounded-sm bg-mist px-2 py-1 text-sm whitespace-pre-wrap">
				{props.text.length > 300 ? `${props.text.slice(0, 300)}…` : props.text}
			</code>
		</li>
	);
}

/** One kind of change with its rows; open while there are few. */
export function ChangedRows(props: { title: string; count: number; isLoss?: boolean; children: ReactNode }) {
	const { number } = useFormat();
	if (props.count === 0) return null;
	return (
		<details
			open={props.count <= 20}
			className={`group rounded-md border ${props.isLoss ? "border-warning" : "border-line"}`}
		>
			<summary
				className={`flex min-h-11 items-center justify-between gap-3 rounded-md px-4 py-2 font-semibold ${props.isLoss ? "bg-warning-soft text-warning" : "hover:bg-mist"}`}
			>
				<span>
					{props.title} ({number(props.count)})
				</span>
				<ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
			</summary>
			<ul className="grid gap-2 border-t border-line p-4 [overflow-wrap:anywhere]">{props.children}</ul>
		</details>
	);
}
