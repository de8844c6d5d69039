const headEnd = "</head>";
const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const imported = /"(\/[^"]+\.js)"/g;
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The document with its scripts asleep: nothing asks for them before the page is drawn. The script in its head
 * (`app/wake.inline.ts`) wakes them; it finds there what they import, and what they are.
 * @param mark of this rendering, by which its own scripts are told; null: the document has none
 */
export function withLateScripts(html: string, mark: string | null): string {
	if (mark === null) return html;
	const end = html.indexOf(headEnd);
	const files = new Set<string>();
	const head = html.slice(0, end).replace(preload, (_link, file: string) => {
		files.add(file);
		return "";
	});
	const body = html.slice(end).replace(script, (whole, attributes: string, text: string) => {
		const isModule = attributes.includes(` nonce="${mark}"`) && attributes.includes(' type="module"');
		if (!isModule || attributes.includes(" src=")) return whole;
		for (const [, file = ""] of text.matchAll(imported)) files.add(file);
		return `<script type="text/plain" nonce="${mark}" data-files="${[...files].join(" ")}">${text}</script>`;
	});
	return head + body;
}
