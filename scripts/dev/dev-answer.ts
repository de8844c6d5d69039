import { errorText } from "../../app/platform/log.server.ts";

/**
 * The policy of a page with what a development server needs on top: Vite writes styles into the page. Inline scripts
 * stay as restricted as they are for visitors, and its socket is on the page's own address.
 */
export function loosened(policy: string): string {
	return policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
}

/** What went wrong, on a page that Vite renews as soon as it is mended. */
function failure(error: unknown): Response {
	const text = error instanceof Error ? (error.stack ?? error.message) : errorText(error);
	const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	const html = `<!doctype html><title>Not now</title><script type="module" src="/@vite/client"></script><pre>${escaped}</pre>`;
	return new Response(html, { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** The shop's answer as a developer's browser takes it: kept nowhere, and with room for Vite's styles. */
export async function answerInDevelopment(ask: () => Promise<Response>): Promise<Response> {
	const answer = await ask().catch(failure);
	const headers = new Headers(answer.headers);
	headers.set("Cache-Control", "no-store");
	const policy = headers.get("Content-Security-Policy");
	if (policy !== null) headers.set("Content-Security-Policy", loosened(policy));
	return new Response(answer.body, { status: answer.status, headers });
}
