type Refusal = { title: string; text: string };

/** What a page says that refuses a request. Who sent it by script finds it there again (`refusalIn`). Both without markup. */
export function refusalText({ title, text }: Refusal): string {
	return `<h1>${title}</h1><p id="why">${text}</p>`;
}

/** What the shop's page for a refused request says; null for a page that is none of the shop's. */
export function refusalIn(html: string): Refusal | null {
	const [, title, text] = /<h1>([^<]+)<\/h1><p id="why">([^<]+)<\/p>/.exec(html) ?? [];
	return title && text ? { title, text } : null;
}
