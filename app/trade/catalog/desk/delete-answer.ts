/** What the server says to a deletion. missing: it is gone already; failed: it could not be deleted. */
export type DeleteAnswer = { deleted: true } | { deleted: false; problem: "missing" | "failed" };
