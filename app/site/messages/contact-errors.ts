/** Codes of what can be wrong with a field of the contact forms; the catalogue `contact.errors` has their texts. */
export const contactErrors = [
	"name",
	"email",
	"emailInvalid",
	"phoneInvalid",
	"message",
	"nameShort",
	"subjectShort",
	"messageShort",
	"tooLong",
	"link",
] as const;
export type ContactError = (typeof contactErrors)[number];
