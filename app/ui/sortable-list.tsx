import {
	type Announcements,
	closestCenter,
	DndContext,
	KeyboardSensor,
	PointerSensor,
	type UniqueIdentifier,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, useRef } from "react";

type SortableListProps = {
	/** Names the list in the ids of what describes it. */
	id: string;
	/** Of the rows, in their order. */
	ids: readonly UniqueIdentifier[];
	/** What a screen reader says, in the page's language. Places count from 0. */
	say: {
		instructions: string;
		lifted: (id: UniqueIdentifier, place: number) => string;
		over: (place: number) => string;
		dropped: (place: number | null) => string | undefined;
		cancelled: (id: UniqueIdentifier) => string;
	};
	/** Takes a row from one place to another. */
	onMove: (from: number, to: number) => void;
	children: ReactNode;
};

/** Rows that are dragged up and down, by pointer, finger or keyboard. Each is a `useSortable` of its id. */
export function SortableList({ id, ids, say, onMove, children }: SortableListProps) {
	const sensors = useSensors(
		useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
		useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
	);
	const placeOf = (wanted: UniqueIdentifier) => ids.indexOf(wanted);
	// At the start a row is over itself: that would be said over its name.
	const lastOver = useRef<UniqueIdentifier | null>(null);
	const announcements: Announcements = {
		onDragStart({ active }) {
			lastOver.current = active.id;
			return say.lifted(active.id, placeOf(active.id));
		},
		onDragOver({ over }) {
			if (!over || over.id === lastOver.current) return undefined;
			lastOver.current = over.id;
			return say.over(placeOf(over.id));
		},
		onDragEnd: ({ over }) => say.dropped(over ? placeOf(over.id) : null),
		onDragCancel: ({ active }) => say.cancelled(active.id),
	};
	return (
		<DndContext
			id={id}
			sensors={sensors}
			collisionDetection={closestCenter}
			accessibility={{ announcements, screenReaderInstructions: { draggable: say.instructions } }}
			onDragEnd={({ active, over }) => {
				if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
			}}
		>
			<SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
				{children}
			</SortableContext>
		</DndContext>
	);
}
