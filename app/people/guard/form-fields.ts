/** Fields that every guarded form carries beside its own. */
export const formFields = {
	/** Looks inviting to programs and is hidden from people: must stay empty. */
	trap: "website",
	/** When the form was handed out, signed. */
	ticket: "ticket",
} as const;

/** Nobody reads and fills in a form faster, in milliseconds. */
export const quickestMs = 2_000;
