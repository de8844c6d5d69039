/** What the form of a quote request says beside the catalogue. */
export const quoteRequest = {
	asked: "You are asking for",
	noType: "A quote for this container",
	ralUnknown: "RAL Classic has no such number",
};
