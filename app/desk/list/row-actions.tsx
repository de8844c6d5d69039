import { type LucideIcon, Pencil, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { listFields } from "./list-query.ts";

const look = "size-11 px-0!";

/** Id of the form, which buttons in the rows name as theirs. */
const askForm = "ask-delete";

/** Leads from a row to a page about its thing. @param props.name of the thing, for who cannot see the row */
export function RowLink(props: { to: string; label: string; name: string; icon: LucideIcon }) {
	return (
		<ButtonLink
			to={props.to}
			variant="quiet"
			aria-label={`${props.label}: ${props.name}`}
			title={props.label}
			className={look}
		>
			<props.icon aria-hidden="true" className="size-5 shrink-0" />
		</ButtonLink>
	);
}

export function EditLink(props: { to: string; label: string; name: string }) {
	return <RowLink {...props} icon={Pencil} />;
}

/** Asks on the list whether the thing of a row is to be deleted, by the one form that a list has for it. */
export function DeleteAsk(props: {
	/** Names the thing in the address. */
	id: string;
	label: string;
	name: string;
}) {
	return (
		<Button
			type="submit"
			form={askForm}
			name={listFields.ask}
			value={props.id}
			variant="quiet"
			aria-label={`${props.label}: ${props.name}`}
			title={props.label}
			className={`${look} text-error`}
		>
			<Trash2 aria-hidden="true" className="size-5 shrink-0" />
		</Button>
	);
}

/**
 * The form of all rows' questions: one in each would be taken over row by row. The list stays as it is narrowed.
 * @param props.address of the list with its query
 */
export function DeleteAskForm({ address }: { address: string }) {
	const [path, query] = address.split("?");
	return (
		<Form id={askForm} action={path} preventScrollReset hidden>
			{[...new URLSearchParams(query)].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
		</Form>
	);
}
