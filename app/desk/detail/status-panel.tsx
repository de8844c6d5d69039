import { Form, useNavigation } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { SelectField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { Panel } from "../parts/facts.tsx";
import { deskFields } from "./desk-form.ts";

type StatusPanelProps = {
	texts: PageTexts["adminTrade"];
	status: string;
	/** Where it may go from here, in words. */
	next: readonly { status: string; label: string }[];
	/** Where the form is taken. */
	action: string;
};

/** Changes a status: only steps that exist are offered. */
export function StatusPanel({ texts, status, next, action }: StatusPanelProps) {
	const navigation = useNavigation();
	const sending = navigation.formData?.get(deskFields.intent) === "status";
	return (
		<Panel title={texts.status.title} id="change-status">
			<Form key={status} method="post" action={action} preventScrollReset className="grid gap-4">
				<input type="hidden" name={deskFields.intent} value="status" />
				<input type="hidden" name={deskFields.seen} value={status} />
				<SelectField id="status" label={texts.status.label} name={deskFields.status}>
					{next.map((step) => (
						<option key={step.status} value={step.status}>
							{step.label}
						</option>
					))}
				</SelectField>
				<SubmitButton sending={sending}>{texts.status.save}</SubmitButton>
			</Form>
		</Panel>
	);
}
