import { type MarkedTag, markedTags } from "./content-security.ts";

const headEnd = "</head>";
const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const imported = /"(\/[^"]+\.js)"/g;
/** On the owner's side nothing can be done without scripts that is worth being seen earlier. */
const ownersSide = '"routes/desk/';
/** The owner's rules, which admins get with every page: they go from there to the owner's side. */
const adminsStyle = ' data-precedence="desk"';
/** The list of all routes; the desk's and the visitors' stand beside it (`scripts/visitors-manifest.ts`). */
const allRoutes = /(?<=\/assets\/)manifest(?=-\w+\.js)/g;

/** The script that names a page's modules, by the mark of its rendering. */
function moduleList(html: Buffer, mark: string): MarkedTag | undefined {
	for (const tag of markedTags(html, mark)) {
		const isModule = tag.name === "script" && tag.attributes.includes(' type="module"');
		if (isModule && !tag.attributes.includes(" src=")) return tag;
	}
	return undefined;
}

/** A document with another head, up to its end tag, and another list of modules. */
function put(html: Buffer, head: string, list: string, { start, end }: MarkedTag): Buffer {
	const between = html.subarray(html.indexOf(headEnd), start);
	return Buffer.concat([Buffer.from(head), between, Buffer.from(list), html.subarray(end)]);
}

/**
 * A visitor's page with its scripts asleep: nothing asks for them before it is drawn. The script in its head
 * (`app/wake/`) wakes them; it finds there what they import, and what they are.
 * @param mark of this rendering, by which its own scripts are told; null: the document has none
 */
export function withLateScripts(html: Buffer, mark: string | null): Buffer {
	const list = mark === null ? undefined : moduleList(html, mark);
	if (!list) return html;
	const head = html.toString("utf8", 0, html.indexOf(headEnd));
	const text = list.text.toString();
	if (text.includes(ownersSide)) {
		// Its own list of routes; what the page shows may be called alike.
		const routes = (given: string) => given.replace(allRoutes, "desk-routes");
		return put(
			html,
			head.replace(preload, routes),
			routes(html.toString("utf8", list.start, list.end)),
			list,
		);
	}
	const files = new Set<string>();
	const bare = head.replace(preload, (_link, file: string) => {
		files.add(file);
		return "";
	});
	for (const [, file = ""] of text.matchAll(imported)) files.add(file);
	const whole = `<script type="text/plain" nonce="${mark}" data-files="${[...files].join(" ")}">${text}</script>`;
	return put(html, bare, head.includes(adminsStyle) ? whole : whole.replace(allRoutes, "visitors"), list);
}
