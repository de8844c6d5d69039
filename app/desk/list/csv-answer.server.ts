import { csvFile } from "~/values/csv.ts";

/** Rows as a file to be saved. @param name without the day and the ending */
export function csvAnswer(name: string, rows: readonly (readonly string[])[], now: Date): Response {
	const file = `${name}-${now.toISOString().slice(0, 10)}.csv`;
	return new Response(csvFile(rows), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${file}"`,
			"X-Content-Type-Options": "nosniff",
		},
	});
}
