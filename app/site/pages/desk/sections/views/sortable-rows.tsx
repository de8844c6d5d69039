import {
	type Announcements,
	closestCenter,
	DndContext,
	type DragEndEvent,
	KeyboardSensor,
	PointerSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import {
	SortableContext,
	sortableKeyboardCoordinates,
	useSortable,
	verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import { useRef } from "react";
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

/** Rows that are dragged, by pointer or by keyboard; what happens is said in the page's language. */
export function SortableRows({ sections, rowProps, onPlace }: RowsProps) {
	const sensors = useSensors(
		useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
		useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
	);
	const texts = rowProps.texts.sections.drag;
	const nameOf = (id: string | number) => sections.find((section) => section.id === id)?.name ?? "";
	const placeOf = (id: string | number) =>
		`${sections.findIndex((section) => section.id === id) + 1} ${texts.of} ${sections.length}`;
	// At the start a section is over itself: that would be said over its name.
	const lastOver = useRef<string | number | null>(null);
	const announcements: Announcements = {
		onDragStart: ({ active }) => {
			lastOver.current = active.id;
			return `${texts.lifted} ${nameOf(active.id)}`;
		},
		onDragOver: ({ over }) => {
			if (!over || over.id === lastOver.current) return undefined;
			lastOver.current = over.id;
			return `${texts.over} ${placeOf(over.id)}`;
		},
		onDragEnd: ({ over }) => (over ? `${texts.dropped} ${placeOf(over.id)}` : undefined),
		onDragCancel: ({ active }) => `${texts.cancelled} ${nameOf(active.id)}`,
	};
	function place({ active, over }: DragEndEvent): void {
		if (over && over.id !== active.id) {
			onPlace(
				String(active.id),
				sections.findIndex(({ id }) => id === over.id),
			);
		}
	}
	return (
		<DndContext
			id="sections"
			sensors={sensors}
			collisionDetection={closestCenter}
			accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructions } }}
			onDragEnd={place}
		>
			<SortableContext items={sections.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
				<ol className="grid gap-3">
					{sections.map((section) => (
						<SortableRow key={section.id} {...rowProps.of(section)} />
					))}
				</ol>
			</SortableContext>
		</DndContext>
	);
}
