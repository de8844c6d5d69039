/** What a file for the bulk import must be (shop document §5). */
export const acceptedEndings = [".txt", ".csv"] as const;
export const minFileBytes = 1;
export const maxFileBytes = 1_000_000;

export type FileProblem = "tooMany" | "type" | "tooLarge" | "tooSmall";

/** Why files cannot be read into the import; null for a single one that can. */
export function fileProblem(files: readonly { name: string; size: number }[]): FileProblem | null {
	const [file] = files;
	if (files.length > 1) return "tooMany";
	if (!file || !acceptedEndings.some((ending) => file.name.toLowerCase().endsWith(ending))) return "type";
	if (file.size > maxFileBytes) return "tooLarge";
	return file.size < minFileBytes ? "tooSmall" : null;
}
