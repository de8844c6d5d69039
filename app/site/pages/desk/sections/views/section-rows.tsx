import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type RowsProps, SectionRow } from "./section-row.tsx";

/** The sections of a page; once the page has come to life they can be dragged too. */
export function SectionRows(props: RowsProps) {
	const [Sortable, setSortable] = useState<ComponentType<RowsProps> | null>(null);
	const focused = useRef<string | null>(null);
	useEffect(() => {
		let gone = false;
		import("./sortable-rows.tsx").then(({ SortableRows }) => {
			if (gone) return;
			focused.current = document.activeElement?.closest("[id^=row-]") ? document.activeElement.id : null;
			setSortable(() => SortableRows);
		});
		return () => {
			gone = true;
		};
	}, []);
	// The rows are made anew: whoever stands on one of their buttons stays there.
	useLayoutEffect(() => {
		if (Sortable && focused.current) document.getElementById(focused.current)?.focus();
	}, [Sortable]);
	if (Sortable) return <Sortable {...props} />;
	return (
		<ol className="grid gap-3">
			{props.sections.map((section) => (
				<SectionRow key={section.id} {...props.rowProps.of(section)} />
			))}
		</ol>
	);
}
