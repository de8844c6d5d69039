import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import type { AskedQuestion } from "./often-asked.ts";
import { SectionHtml } from "./sections/section-frame.tsx";

/** Some of the owner's questions, each opened by itself, and the way to all of them; nothing where there are none. */
export function OftenAsked(props: {
	questions: AskedQuestion[];
	/** Of the page that has them all. */
	address: string;
	texts: { title: string; all: string };
}) {
	const { questions, address, texts } = props;
	if (questions.length === 0) return null;
	return (
		<section
			aria-labelledby="often-asked"
			className="mt-16 grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-14"
		>
			<div>
				<h2 id="often-asked" className="text-3xl">
					{texts.title}
				</h2>
				<Link
					to={address}
					className="mt-2 inline-flex min-h-11 items-center font-semibold text-info underline"
				>
					{texts.all}
				</Link>
			</div>
			<div className="divide-y divide-line border-y border-line">
				{questions.map(({ question, answerHtml }) => (
					<details key={question} className="group">
						<summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
							{question}
							<ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
						</summary>
						<SectionHtml html={answerHtml} className="pb-5" />
					</details>
				))}
			</div>
		</section>
	);
}
