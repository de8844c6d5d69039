import { useState } from "react";
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

/**
 * The ticket that a form's last answer brought. An answer that is lost leaves the page without one: with the ticket of
 * before, the same form sent again would be another submission.
 * @returns undefined before the first answer
 */
export function useLastTicket(answer: { ticket: string } | null | undefined): string | undefined {
	const [last, setLast] = useState(answer?.ticket);
	if (answer && answer.ticket !== last) setLast(answer.ticket);
	return answer?.ticket ?? last;
}
