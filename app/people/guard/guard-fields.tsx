import { formFields } from "./form-fields.ts";

/** The hidden fields of a guarded form. People and screen readers pass by the trap; a new ticket empties it. */
export function GuardFields({ ticket }: { ticket: string }) {
	return (
		<>
			<input type="hidden" name={formFields.ticket} value={ticket} />
			<div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
				<label>
					{formFields.trap}
					<input
						key={ticket}
						type="text"
						name={formFields.trap}
						tabIndex={-1}
						autoComplete="off"
						defaultValue=""
					/>
				</label>
			</div>
		</>
	);
}
