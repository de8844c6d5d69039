/** refused: the shop takes no such file; signedOut: its sender has to sign in again; failed: it may go through once more. */
export type UploadProblem = "refused" | "signedOut" | "failed";

const refusals = [413, 415, 422];

/** Sends a picture to the shop. @returns its address, or why the shop did not take it */
export async function uploadPicture(
	uploadAddress: string,
	file: File,
): Promise<{ address: string } | { problem: UploadProblem }> {
	const body = new FormData();
	body.set("kind", "content");
	body.set("file", file);
	try {
		const response = await fetch(uploadAddress, {
			method: "POST",
			body,
			headers: { Accept: "application/json" },
		});
		if (response.status === 403) return { problem: "signedOut" };
		if (refusals.includes(response.status)) return { problem: "refused" };
		const { address } = (await response.json()) as { address?: unknown };
		return typeof address === "string" ? { address } : { problem: "failed" };
	} catch {
		return { problem: "failed" };
	}
}
