/** The heading of a page of settings. */
export function SettingsHead({ title, text }: { title: string; text: string }) {
	return (
		<header className="grid gap-2">
			<title>{title}</title>
			<h1 className="text-3xl md:text-4xl">{title}</h1>
			<p className="max-w-prose text-lg text-muted">{text}</p>
		</header>
	);
}
