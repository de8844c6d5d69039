/** An address as others need it: a path of the shop gets its origin, any other address stays as it is. */
export function absoluteUrl(origin: string, address: string): string {
	return address.startsWith("/") && !address.startsWith("//") ? origin + address : address;
}
