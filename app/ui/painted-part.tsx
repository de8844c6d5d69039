import { type ReactNode, Suspense, useId, useLayoutEffect, useRef, useState } from "react";

/** What a place in the document holds, as the server painted it and as its visitor has left it. */
function AsPainted({ id }: { id: string }) {
	const place = useRef<HTMLDivElement>(null);
	const [painted] = useState(() =>
		typeof document === "undefined" ? [] : [...(document.getElementById(id)?.childNodes ?? [])],
	);
	// Copied once they are gone: what was typed until then goes along, which their markup does not hold.
	useLayoutEffect(
		() => place.current?.replaceChildren(...painted.map((node) => node.cloneNode(true))),
		[painted],
	);
	return <div ref={place} className="contents" />;
}

/**
 * Around what `lateView` or `lowerView` gives in a page that a choice changes. React drops what the server painted when
 * anything above changes before its code is there, as the page's address does: a copy stands in until it comes to life.
 * @param props.id for a part of a part: the outer one may be made anew while the inner one's code is still on its way
 */
export function PaintedPart({ id, children }: { id?: string; children: ReactNode }) {
	const ownId = useId();
	const name = id ?? ownId;
	return (
		<div id={name} className="painted-part contents">
			<Suspense fallback={<AsPainted id={name} />}>{children}</Suspense>
		</div>
	);
}
