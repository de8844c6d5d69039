import { type LucideIcon, Pencil, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { type List, type ListQuery, listFields } from "./list-query.ts";

const look = "size-11 px-0!";

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

/** Asks on the list whether the thing of a row is to be deleted; the list stays as it is narrowed. */
export function DeleteAsk(props: {
	list: List;
	query: ListQuery;
	/** Of the list without its query. */
	address: string;
	/** Names the thing in the address. */
	id: string;
	label: string;
	name: string;
}) {
	return (
		<Form action={props.address} preventScrollReset>
			{props.list.fields(props.query).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button
				type="submit"
				name={listFields.ask}
				value={props.id}
				variant="quiet"
				aria-label={`${props.label}: ${props.name}`}
				title={props.label}
				className={`${look} text-error`}
			>
				<Trash2 aria-hidden="true" className="size-5 shrink-0" />
			</Button>
		</Form>
	);
}
