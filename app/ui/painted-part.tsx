import { type ReactNode, Suspense, useId, useState } from "react";

/** What a place in the document holds, as the server painted it. */
function AsPainted({ id }: { id: string }) {
	const [html] = useState(() => {
		return typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? "");
	});
	// biome-ignore lint/security/noDangerouslySetInnerHtml: this page's own markup
	return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Around what `lateView` or `lowerView` gives in a page that a choice changes. React drops what the server painted when
 * anything above changes before its code is there, as the page's address does: a copy stands in until it comes to life.
 */
export function PaintedPart({ children }: { children: ReactNode }) {
	const id = useId();
	return (
		<div id={id} className="painted-part contents">
			<Suspense fallback={<AsPainted id={id} />}>{children}</Suspense>
		</div>
	);
}
