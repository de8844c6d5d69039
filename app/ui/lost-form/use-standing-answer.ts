import { useState } from "react";

/**
 * What the shop last said to a page's forms; still that where the next form did not arrive, so that the page stays as it is: what
 * was typed into fields that an answer has brought, and what it has marked.
 * @param answer the page's `actionData`
 */
export function useStandingAnswer<Answer>(answer: Answer | null | undefined): Answer | null {
	const [standing, setStanding] = useState(answer);
	// Null is what a form that was lost leaves (`keepForms`).
	if (answer !== null && answer !== standing) setStanding(answer);
	return (answer === null ? standing : answer) ?? null;
}
