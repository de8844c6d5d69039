import type { AttachedFile } from "~/media/attached-file.server.ts";

const endings = { "application/pdf": "pdf", "image/jpeg": "jpg" } as const;

/** A file that somebody uploaded for the company's eyes, as a download alone. */
export function attachment({ fileName, type, bytes }: Pick<AttachedFile, "fileName" | "type" | "bytes">) {
	const file = `${fileName.replace(/\.\w{1,5}$/, "")}.${endings[type]}`;
	const plain = file.replace(/[^A-Za-z0-9._-]/g, "-");
	const encoded = encodeURIComponent(file).replace(/['()*]/g, "_");
	return new Response(new Uint8Array(bytes), {
		headers: {
			"Content-Type": type,
			"Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
			"X-Content-Type-Options": "nosniff",
			// Somebody else's bytes: whatever they are, they may do nothing.
			"Content-Security-Policy": "default-src 'none'; sandbox",
		},
	});
}
