/** A text without the one character that the database cannot store; only forged forms send it. */
export function plainText(text: string): string {
	return text.replaceAll("\u0000", "");
}
