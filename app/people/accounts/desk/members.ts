import type { Role } from "~/values/rights.ts";

/** What can be done on the page of the people. */
export const memberIntents = ["add", "role", "delete"] as const;

/** What has been done; `mailed`: who had no password yet got a new link. */
export const memberOutcomes = ["added", "mailed", "changed", "removed"] as const;

/** Why it was not; `last`: a shop without an owner could be mended on its machine only. */
export type MemberProblem = "already" | "last" | "missing" | "failed";

/** Somebody who uses the desk. */
export type Member = {
	id: string;
	name: string;
	email: string;
	role: Role;
	since: Date;
	lastSignInAt: Date | null;
	/** False until the link of the invitation has set one. */
	hasPassword: boolean;
};

/** Whether a person is the only owner, who can neither go nor become something less. */
export function isLastOwner(members: readonly Member[], { id }: { id: string }): boolean {
	const owners = members.filter(({ role }) => role === "admin");
	return owners.length === 1 && owners[0]?.id === id;
}
