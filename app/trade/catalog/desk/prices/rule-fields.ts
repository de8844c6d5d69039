/** Names in the form of a rule. The table of prices sends one of them, and reads no rule. */
export const ruleFields = {
	...{ field: "field", way: "way", by: "by", unit: "unit", rounding: "rounding" },
	/** Says that the ticks of the table were sent, also where there is none. */
	ticked: "ticked",
} as const;
