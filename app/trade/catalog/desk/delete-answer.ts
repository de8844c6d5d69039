/** What the server says to a deletion. failed: it could not be deleted. */
export type DeleteAnswer = { deleted: true } | { deleted: false; problem: "failed" };
