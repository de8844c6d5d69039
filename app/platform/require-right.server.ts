import { rightMissing } from "~/values/right-missing.ts";
import { type Actor, permit, type Right, type Role } from "~/values/rights.ts";

/**
 * The same person as one who may: what verbs ask for.
 * @throws Response 403 where a right is missing
 */
export function requireRight<const R extends Right>(
	person: { id: string; email: string; role: Role | null },
	...wanted: readonly R[]
): Actor<R> {
	const actor = permit(person, ...wanted);
	if (!actor) throw new Response(rightMissing, { status: 403 });
	return actor;
}
