const references: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
};

/** A text as it is written into HTML or XML: in an element, or between the double quotes of an attribute. */
export function markupText(text: string): string {
	return text.replace(/[&<>"]/g, (mark) => references[mark] ?? mark);
}
