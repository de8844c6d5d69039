import { Form, useNavigationType, useSubmit } from "react-router";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { deskFields } from "./desk-form.ts";
import { undoText } from "./status-change.ts";

/**
 * Takes back a change of a status by the verb that made it, which refuses where somebody has changed it since. A press may
 * stand far from the page's head: a toast offers it too.
 */
export function UndoStatus(props: {
	words: { undo: string; done: string };
	/** What it was, and what it is. */
	before: string;
	now: string;
	/** Where the form is taken. */
	action: string;
}) {
	const { words, before, now, action } = props;
	const submit = useSubmit();
	const type = useNavigationType();
	const fields = {
		...{ [deskFields.intent]: "status", [deskFields.seen]: now, [deskFields.status]: before },
	};
	useOnChange(undoText({ seen: before, to: now }), () => {
		// Who comes back to the page later has read it.
		if (type === "POP") return;
		const press = () => void submit(fields, { method: "post", action, preventScrollReset: true });
		showToast({ tone: "success", title: words.done, action: { label: words.undo, press } });
	});
	return (
		<Form method="post" action={action} preventScrollReset>
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<button type="submit" className="min-h-8 font-semibold underline underline-offset-4">
				{words.undo}
			</button>
		</Form>
	);
}
