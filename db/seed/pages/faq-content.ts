import type { Language } from "../../../app/values/vocabulary.ts";

export type FaqGroup = { title: string; questions: { question: string; answerHtml: string }[] };

/** The questions as readers see them and as schema.org's FAQPage: one source, so that the two cannot differ. */
export function faqContent(language: Language, groups: FaqGroup[]) {
	const questions = groups.flatMap((group) => group.questions);
	return {
		content_html: groups
			.map(({ title, questions }) => `<h2>${title}</h2>\n${questions.map(questionHtml).join("\n")}`)
			.join("\n"),
		structured_data: {
			"@context": "https://schema.org",
			"@type": "FAQPage",
			inLanguage: language,
			mainEntity: questions.map(({ question, answerHtml }) => ({
				"@type": "Question",
				name: question,
				acceptedAnswer: { "@type": "Answer", text: plainAnswer(answerHtml) },
			})),
		},
	};
}

function questionHtml({ question, answerHtml }: FaqGroup["questions"][number]): string {
	return `<h3>${question}</h3>\n${answerHtml}`;
}

/** An answer without tags; paragraphs and list items stay apart, no-break spaces stay what they are. */
export function plainAnswer(answerHtml: string): string {
	return answerHtml
		.replace(/<\/(p|li|ul|ol)>/g, " ")
		.replace(/<[^>]*>/g, "")
		.replace(/[ \t\n]+/g, " ")
		.trim();
}
