/** Of the form that takes the ticks of a list, and of the question that follows it. */
export const severalFields = {
	/** In the address: ids of the rows that were ticked, what is to be done with them, and the list's own query. */
	...{ pick: "pick", to: "to", back: "back" },
	/** Of the question's form: each row as it was shown, whether letters go, the form's key, and what it does. */
	...{ row: "row", tell: "tell", key: "key", intent: "intent" },
} as const;

/** Id of the form, which boxes in the rows name as theirs. */
export const severalForm = "several";
