import { services } from "~/platform/services.server.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
	const origin = services(context).config.origin;
	const lines = [
		"User-agent: *",
		"Disallow: /*/checkout",
		"Disallow: /*/order-confirmation/",
		"Disallow: /*/language",
		"",
		`Sitemap: ${origin}/sitemap.xml`,
		"",
	];
	return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
