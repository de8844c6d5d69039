import { useRef } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { useEmptiedForm } from "~/desk/detail/use-emptied-form.ts";
import { deskLink, Panel } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { buyerFields } from "./buyer-form.ts";
import type { BuyerPageProps } from "./buyer-props.ts";

/** The addresses of a buyer, with what puts two together and takes them apart. */
export function BuyerAddresses({
	texts,
	card,
	may,
	answer,
}: Pick<BuyerPageProps, "texts" | "card" | "may" | "answer">) {
	const form = useRef<HTMLFormElement>(null);
	const navigation = useNavigation();
	const [parameters] = useSearchParams();
	const sending = (intent: string) => navigation.formData?.get(deskFields.intent) === intent;
	const own = answer && "buyer" in answer ? answer : null;
	useFocusOnError(form, own);
	const done = own ? null : parameters.get(buyerFields.done);
	const problem = own && texts.problems[own.problem];
	const unsaved = useEmptiedForm(form, {
		isDone: (query) => query.get(buyerFields.done) === "merge",
		answer: own?.buyer === "merge" ? own : null,
	});
	return (
		<Panel title={texts.merge.title} id="addresses" hint={texts.merge.hint}>
			{(done === "merge" || done === "split") && (
				<Notice tone="success" role="status">
					{texts.merge.done[done]}
				</Notice>
			)}
			{problem && own.buyer === "split" && (
				<Notice tone="error" role="alert">
					{problem}
				</Notice>
			)}
			<ul className="grid gap-2">
				<li className="[overflow-wrap:anywhere]">
					<a href={`mailto:${card.email}`} className={deskLink}>
						{card.email}
					</a>
				</li>
				{card.others.map(({ email, by, at }) => (
					<li key={email} className="grid gap-1 [overflow-wrap:anywhere]">
						<a href={`mailto:${email}`} className={`${deskLink} justify-self-start`}>
							{email}
						</a>
						<span className="text-sm text-muted">
							<Moment date={new Date(at)} /> · {by}
						</span>
						{may.change && (
							<Form method="post" preventScrollReset>
								<input type="hidden" name={deskFields.intent} value="split" />
								<input type="hidden" name={buyerFields.other} value={email} />
								<SubmitButton sending={sending("split")} variant="quiet">
									{texts.merge.split}
									<span className="sr-only"> {email}</span>
								</SubmitButton>
							</Form>
						)}
					</li>
				))}
			</ul>
			{may.change && (
				<Form
					// What was begun about one buyer is not shown at another.
					key={card.email}
					ref={form}
					{...unsaved}
					method="post"
					preventScrollReset
					noValidate
					className="grid gap-3 border-t border-line pt-4"
				>
					<input type="hidden" name={deskFields.intent} value="merge" />
					<TextField
						id="merge-other"
						name={buyerFields.other}
						type="email"
						label={texts.merge.other}
						hint={texts.merge.otherHint}
						defaultValue={own?.buyer === "merge" ? own.other : ""}
						maxLength={200}
						autoComplete="off"
						error={own?.buyer === "merge" && problem ? problem : undefined}
					/>
					<SubmitButton sending={sending("merge")} variant="quiet" className="justify-self-start">
						{texts.merge.button}
					</SubmitButton>
				</Form>
			)}
		</Panel>
	);
}
