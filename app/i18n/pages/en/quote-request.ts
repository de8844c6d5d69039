/** What the form of a quote request says beside the catalogue. */
export const quoteRequest = {
	asked: "You are asking for",
	noType: "A quote for this container",
	ralUnknown: "RAL Classic has no such number",
	gone: "This container is no longer offered. Your request was not sent; what you typed is still here. Ask for another container or call us.",
};
