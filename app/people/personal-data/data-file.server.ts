import { notKept } from "~/platform/http.server.ts";
import { streamed } from "~/platform/streamed.server.ts";

/** A person's data as a file to be saved; begun before the answer, so that what fails at once is an error page. */
export async function dataFile(pieces: AsyncGenerator<Uint8Array>, now: Date): Promise<Response> {
	return new Response(await streamed(pieces, 3), {
		headers: {
			...notKept,
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": `attachment; filename="personal-data-${now.toISOString().slice(0, 10)}.json"`,
		},
	});
}
