const headEnd = "</head>";
const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const imported = /"(\/[^"]+\.js)"/g;
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** On the owner's side nothing can be done without scripts that is worth being seen earlier. */
const ownersSide = '"routes/desk/';
/** The owner's rules, which admins get with every page: they go from there to the owner's side. */
const adminsStyle = ' data-precedence="desk"';
/** The list of all routes; the desk's and the visitors' stand beside it (`scripts/visitors-manifest.ts`). */
const allRoutes = /(?<=\/assets\/)manifest(?=-\w+\.js)/g;

/** The script that names a page's modules, by the mark of its rendering; null where there is none. */
function moduleList(html: string, mark: string): { whole: string; text: string } | null {
	for (const [whole, attributes = "", text = ""] of html.matchAll(script)) {
		const isOwn = attributes.includes(` nonce="${mark}"`) && !attributes.includes(" src=");
		if (isOwn && attributes.includes(' type="module"')) return { whole, text };
	}
	return null;
}

/** A page of the desk with its own list of routes; what it shows may be called alike. */
function withDeskRoutes(html: string, list: string): string {
	const end = html.indexOf(headEnd);
	const head = html.slice(0, end).replace(preload, (link) => link.replace(allRoutes, "desk-routes"));
	return head + html.slice(end).replace(list, () => list.replace(allRoutes, "desk-routes"));
}

/**
 * A visitor's page with its scripts asleep: nothing asks for them before it is drawn. The script in its head
 * (`app/wake.inline.ts`) wakes them; it finds there what they import, and what they are.
 * @param mark of this rendering, by which its own scripts are told; null: the document has none
 */
export function withLateScripts(html: string, mark: string | null): string {
	const list = mark === null ? null : moduleList(html, mark);
	if (list === null) return html;
	if (list.text.includes(ownersSide)) return withDeskRoutes(html, list.whole);
	const end = html.indexOf(headEnd);
	const files = new Set<string>();
	const head = html.slice(0, end).replace(preload, (_link, file: string) => {
		files.add(file);
		return "";
	});
	for (const [, file = ""] of list.text.matchAll(imported)) files.add(file);
	const whole = `<script type="text/plain" nonce="${mark}" data-files="${[...files].join(" ")}">${list.text}</script>`;
	const asleep = head.includes(adminsStyle) ? whole : whole.replace(allRoutes, "visitors");
	return head + html.slice(end).replace(list.whole, () => asleep);
}
