import { use } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useRouteError } from "react-router";
import type { Route } from "./+types/root";
import { DocumentError } from "./document-error.tsx";
import { useLanguage } from "./i18n/i18n.tsx";
import { isLanguage } from "./i18n/languages.ts";
import { OwnPartsContext } from "./own-parts.ts";
import { decideLanguage } from "./platform/request-language.server.ts";
import { services } from "./platform/services.server.ts";

export const middleware = [decideLanguage];

/** Patterns of the owner's side: an unknown address there is a page of the shop. */
const desk = /^\/?:lang\/(admin|blog\/admin|products\/admin)(\/|$)/;

export function loader({ params, pattern, context }: Route.LoaderArgs) {
	const { messageChunks } = services(context);
	const side = desk.test(pattern) ? "desk" : "shop";
	return { messagesUrl: isLanguage(params.lang) ? messageChunks[side][params.lang] : null };
}

export function shouldRevalidate() {
	return false;
}

/** The look of visitors' pages, in the page itself. In development Vite sees to it. */
function Look() {
	const { style, typeface, mark } = use(OwnPartsContext);
	if (import.meta.env.DEV)
		return (
			<>
				<link rel="stylesheet" href="/app/app.css" />
				<link rel="stylesheet" href="/app/typeface.css" />
			</>
		);
	return (
		<>
			<style nonce={mark} suppressHydrationWarning>
				{style}
			</style>
			<noscript>
				<style nonce={mark}>{typeface?.rule}</style>
			</noscript>
		</>
	);
}

/**
 * What wakes the page's scripts. Before all else in the body and not in the head: browsers read a head in one task, and
 * the look alone takes most of what a task may.
 */
function Wake() {
	const { wake = "", typeface, mark } = use(OwnPartsContext);
	if (import.meta.env.DEV) return null;
	return (
		<script nonce={mark} data-typeface={typeface?.url} suppressHydrationWarning>
			{wake}
		</script>
	);
}

export function Layout({ children }: { children: React.ReactNode }) {
	return (
		<html lang={useLanguage()}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#072438" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#0a2e4a" media="(prefers-color-scheme: dark)" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<Look />
				<Links />
			</head>
			<body>
				<Wake />
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function App({ loaderData }: Route.ComponentProps) {
	return (
		<>
			{loaderData.messagesUrl && <link rel="modulepreload" href={loaderData.messagesUrl} />}
			<Outlet />
		</>
	);
}

export function ErrorBoundary() {
	return <DocumentError error={useRouteError()} />;
}
