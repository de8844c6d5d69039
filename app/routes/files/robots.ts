import { requestOrigin } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import type { Route } from "./+types/robots";

export function loader({ request, context }: Route.LoaderArgs) {
	const origin = requestOrigin(request, services({ context }).config);
	const lines = [
		"User-agent: *",
		"Disallow: /*/cart",
		"Disallow: /*/checkout",
		"Disallow: /*/order-confirmation/",
		"Disallow: /*/language",
		"",
		`Sitemap: ${origin}/sitemap.xml`,
		"",
	];
	return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
