/** Whether a text is an address of the web, or a path of the shop itself. */
export function isWebAddress(text: string): boolean {
	return /^(https?:\/\/[^\s/\\]\S*|\/(?![/\\])\S*)$/.test(text);
}
