/** Fields of the inquiry beside those of every quote. */
export const inquiryFields = {
	from: "from",
	config: "config",
	/** JPEG of the configuration in base64url. */
	picture: "picture",
	/** Answers in place instead of leading on to another page. */
	inPlace: "inPlace",
} as const;
