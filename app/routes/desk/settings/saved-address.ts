const field = "done";

/** Where a saved form leads: back to itself, saying so. */
export function savedAddress(address: string): string {
	return `${address}?${field}=saved`;
}

export function wasSaved(request: Request): boolean {
	return new URL(request.url).searchParams.get(field) === "saved";
}
