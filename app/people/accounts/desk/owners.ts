/** What can be done on the page of the shop's administrators. */
export const ownerIntents = ["add", "delete"] as const;

/** What has been done; `mailed`: who had no password yet got a new link. */
export const ownerOutcomes = ["added", "mailed", "removed"] as const;

/** Why it was not; `last`: a shop without anybody who runs it could be mended on its machine only. */
export type OwnerProblem = "already" | "last" | "missing" | "failed";

/** Somebody who runs the shop. */
export type Owner = {
	id: string;
	name: string;
	email: string;
	since: Date;
	lastSignInAt: Date | null;
	/** False until the link of the invitation has set one. */
	hasPassword: boolean;
};
