import { type Fields, shopOrigin, type TestShop, type Visitor } from "./test-shop.ts";

type SentFile = { name: string; content: string | Uint8Array<ArrayBuffer> | Buffer };

/** Sends a form with files as a browser does. @param files under the name of their field; one without content: none was chosen */
export async function sendFiles(
	shop: TestShop,
	visitor: Visitor,
	path: string,
	{ fields, files, under }: { fields: Fields; files: readonly SentFile[]; under: string },
): Promise<Response> {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	for (const { name, content } of files) {
		body.append(under, new Blob([new Uint8Array(Buffer.from(content))]), name);
	}
	const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const sent = new Response(body);
	const bytes = await sent.bytes();
	const type = {
		"Content-Type": sent.headers.get("Content-Type") ?? "",
		"Content-Length": String(bytes.length),
	};
	return shop.fetch(path, { method: "POST", body: bytes, headers: { Cookie, Origin: shopOrigin, ...type } });
}
