import { FileText } from "lucide-react";
import type { ShownPaper } from "../shown-papers.server.ts";

/** Links to papers, each a file that the browser opens itself. @param of whose they are, where a page has several */
export function PaperLinks({ papers, of }: { papers: readonly ShownPaper[]; of?: string }) {
	if (papers.length === 0) return null;
	return (
		<ul className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
			{papers.map(({ name, address, mark }) => (
				<li key={address}>
					<a
						href={address}
						type="application/pdf"
						aria-label={of && [`${name} ${of} (PDF)`, mark].filter(Boolean).join(", ")}
						className="inline-flex min-h-11 items-center gap-2 font-semibold text-info underline-offset-4 hover:underline"
					>
						<FileText aria-hidden="true" className="size-5 shrink-0" />
						<span>
							{name} <span className="font-normal text-muted">(PDF){mark && ` · ${mark}`}</span>
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
