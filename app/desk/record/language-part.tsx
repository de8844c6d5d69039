import { ChevronDown, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { languageTable } from "~/i18n/languages.ts";
import { ButtonAnchor } from "~/ui/button.tsx";
import type { Language } from "~/values/vocabulary.ts";

/** What a record says in one language; can be folded away. */
export function LanguagePart(props: {
	language: Language;
	isOpen: boolean;
	/** What is missing, beside the language's name, or on a line of its own where it is long. */
	marks: ReactNode;
	hasLongMarks?: boolean;
	/** Where the saved text can be seen; null when there is none. */
	view?: { href: string; label: string } | null;
	children: ReactNode;
}) {
	const { language, view } = props;
	const { nativeName } = languageTable[language];
	const marks = props.hasLongMarks ? <span className="order-last w-full">{props.marks}</span> : props.marks;
	return (
		<details open={props.isOpen} className="group rounded-lg border border-line open:shadow-card">
			<summary className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg px-4 py-2 text-lg font-semibold hover:bg-mist">
				<span lang={language}>{nativeName}</span>
				{props.marks && marks}
				<ChevronDown
					aria-hidden="true"
					className="ml-auto size-5 transition-transform duration-150 group-open:rotate-180"
				/>
			</summary>
			<fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 border-t border-line p-4">
				<legend className="sr-only">{nativeName}</legend>
				{props.children}
				{view && (
					<ButtonAnchor
						href={view.href}
						target="_blank"
						rel="noopener"
						variant="quiet"
						className="justify-self-start"
					>
						<ExternalLink aria-hidden="true" className="size-5" />
						{view.label} <span className="sr-only">({nativeName})</span>
					</ButtonAnchor>
				)}
			</fieldset>
		</details>
	);
}
