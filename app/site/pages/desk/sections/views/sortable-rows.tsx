import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import { SortableList } from "~/ui/sortable-list.tsx";
import { type RowProps, type RowsProps, SectionRow } from "./section-row.tsx";

function SortableRow(props: RowProps) {
	const texts = props.texts.sections;
	const { section } = props;
	const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
		useSortable({
			id: section.id,
			disabled: !section.canGoUp && !section.canGoDown,
			attributes: { roleDescription: texts.drag.role },
		});
	return (
		<SectionRow
			{...props}
			rowRef={setNodeRef}
			isLifted={isDragging}
			style={{ transform: CSS.Translate.toString(transform), transition }}
			handle={
				<button
					ref={setActivatorNodeRef}
					{...attributes}
					{...listeners}
					id={`drag-${section.id}`}
					type="button"
					aria-label={`${texts.drag.handle}: ${section.name}`}
					title={texts.drag.handle}
					className="inline-flex size-11 touch-none cursor-grab items-center justify-center rounded-md border border-edge bg-surface hover:bg-mist aria-disabled:cursor-not-allowed aria-disabled:bg-line aria-disabled:text-muted"
				>
					<GripVertical aria-hidden="true" className="size-5 shrink-0" />
				</button>
			}
		/>
	);
}

/** Rows that are dragged; what happens is said in the page's language. */
export function SortableRows({ sections, rowProps, onPlace }: RowsProps) {
	const texts = rowProps.texts.sections.drag;
	const nameOf = (id: string | number) => sections.find((section) => section.id === id)?.name ?? "";
	const place = (at: number) => `${at + 1} ${texts.of} ${sections.length}`;
	return (
		<SortableList
			id="sections"
			ids={sections.map(({ id }) => id)}
			say={{
				instructions: texts.instructions,
				lifted: (id) => `${texts.lifted} ${nameOf(id)}`,
				over: (at) => `${texts.over} ${place(at)}`,
				dropped: (at) => (at === null ? undefined : `${texts.dropped} ${place(at)}`),
				cancelled: (id) => `${texts.cancelled} ${nameOf(id)}`,
			}}
			onMove={(from, to) => {
				const section = sections[from];
				if (section) onPlace(section.id, to);
			}}
		>
			<ol className="grid gap-3">
				{sections.map((section) => (
					<SortableRow key={section.id} {...rowProps.of(section)} />
				))}
			</ol>
		</SortableList>
	);
}
