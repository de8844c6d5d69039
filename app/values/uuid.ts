const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is an id as the database writes it: lower-case hexadecimal digits in groups (RFC 9562 §4). */
export function isUuid(text: string): boolean {
	return form.test(text);
}
