import { scriptMarkHeader } from "~/platform/http.server.ts";
import { createPageCache } from "../../server/page-cache.ts";

const mark = "0123456789abcdefghijkl";

/**
 * A page cache over a shop whose every page says how many were rendered before it.
 * @param given headers of each page; an empty one is left out
 */
export function pageShop(given: Record<string, string> = {}, status = 200) {
	const clock = { now: 0 };
	const shop = { status, down: false };
	const cache = createPageCache({ partIds: new Set(["root"]), mostBytes: 300_000, now: () => clock.now });
	const rendered: string[] = [];
	const pageHeaders = {
		"Content-Type": "text/html; charset=utf-8",
		"Cache-Control": "public, max-age=60",
		"Cache-Tag": "products",
		[scriptMarkHeader]: mark,
		...given,
	};
	const headers = Object.fromEntries(Object.entries(pageHeaders).filter(([, value]) => value !== ""));

	async function render(request: Request): Promise<Response> {
		const number = rendered.push(`${request.method} ${new URL(request.url).pathname}`);
		const text = `<p>rendering ${number}</p>${"<p>Containers aan de kade</p>".repeat(50)}<script nonce="${mark}">start()</script>`;
		if (shop.down) throw new Error("the shop cannot render");
		return new Response(text, { status: shop.status, headers });
	}

	function get(path: string, requestHeaders: Record<string, string> = {}, method = "GET"): Promise<Response> {
		const request = new Request(`http://shop.example${path}`, { method, headers: requestHeaders });
		return cache.serve(request, render);
	}

	return { cache, rendered, get, clock, shop };
}
