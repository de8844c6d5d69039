/** Sends a picture to the shop. @returns its address; null when the shop did not take it */
export async function uploadPicture(uploadAddress: string, file: File): Promise<string | null> {
	const body = new FormData();
	body.set("kind", "content");
	body.set("file", file);
	try {
		const response = await fetch(uploadAddress, {
			method: "POST",
			body,
			headers: { Accept: "application/json" },
		});
		if (!response.ok) return null;
		const { address } = (await response.json()) as { address?: unknown };
		return typeof address === "string" ? address : null;
	} catch {
		return null;
	}
}
