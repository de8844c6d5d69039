/** A question of the owner's page of questions. @property answerHtml as the page has it, sanitised */
export type AskedQuestion = { question: string; answerHtml: string };

/** Slug of the page that questions are taken from. */
export const questionsPage = "faq";

/** Questions beside something else at most. */
const mostAsked = 4;

/** What is read as a question: a heading of the second or third level that ends as one does. */
function headingsOf(html: string) {
	const found = [...html.matchAll(/<h([23])[^>]*>(.*?)<\/h\1>/gs)];
	return found.map((one, index) => {
		const [whole, , inner = ""] = one;
		const text = inner.replace(/<[^>]*>/g, "").trim();
		const start = one.index + whole.length;
		const body = html.slice(start, found[index + 1]?.index ?? html.length).trim();
		return { text, body, isQuestion: /\?$/.test(text) && body !== "" };
	});
}

/**
 * The questions that stand for a page of them: the first under each of its headings, in its order, then the next ones, four
 * at most. So the owner says by order which they are: of sizes, prices, transport and ground in the shop's own texts.
 * @param html of the page, sanitised
 */
export function oftenAsked(html: string): AskedQuestion[] {
	const questions: (AskedQuestion & { place: number })[] = [];
	let place = 0;
	for (const { text, body, isQuestion } of headingsOf(html)) {
		if (!isQuestion) place = 0;
		else questions.push({ question: text, answerHtml: body, place: place++ });
	}
	return questions
		.toSorted((a, b) => a.place - b.place)
		.slice(0, mostAsked)
		.map(({ question, answerHtml }) => ({ question, answerHtml }));
}
