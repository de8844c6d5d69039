/** Codes of what can be wrong with a field; the editor's texts have `errors` for them. */
export const postErrors = [
	"title",
	"slug",
	"slugForm",
	"slugTaken",
	"content",
	"noText",
	"tooLong",
	"date",
	"address",
] as const;
export type PostError = (typeof postErrors)[number];
