import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Picture } from "~/ui/picture.tsx";

/** An image in a list; its id stays its own while it moves. */
export type ListedImage = { id: number; address: string };

const square =
	"grid size-11 shrink-0 place-items-center rounded-md border border-edge bg-surface hover:bg-mist aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-edge aria-disabled:hover:bg-surface";

function IconButton(props: {
	label: string;
	/** Finds the button again after its row has moved. */
	task: string;
	disabled?: boolean;
	onClick: () => void;
	children: ReactNode;
}) {
	return (
		<button
			type="button"
			aria-label={props.label}
			title={props.label}
			data-task={props.task}
			// One that cannot go on keeps the focus.
			aria-disabled={props.disabled}
			onClick={props.disabled ? undefined : props.onClick}
			className={square}
		>
			{props.children}
		</button>
	);
}

/** An image of a list: where it stands, what it shows, and what can be done with it. */
export function ImageRow(props: {
	image: ListedImage;
	/** Its place from 1, and that of the last one. */
	place: number;
	last: number;
	texts: PageTexts["adminMedia"];
	onMove: (task: "up" | "down") => void;
	onRemove: () => void;
}) {
	const { image, place, last, texts } = props;
	const name = `${texts.image} ${place}`;
	const row = useSortable({ id: image.id, attributes: { roleDescription: texts.movable } });
	return (
		<li
			ref={row.setNodeRef}
			data-image={image.id}
			style={{ transform: CSS.Transform.toString(row.transform), transition: row.transition }}
			className={`relative grid grid-cols-[auto_5.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-md border border-line bg-surface p-2 @lg:grid-cols-[auto_5.5rem_minmax(0,1fr)_auto] ${row.isDragging ? "z-10 shadow-raised" : ""}`}
		>
			<button
				type="button"
				{...row.attributes}
				{...row.listeners}
				ref={row.setActivatorNodeRef}
				aria-label={`${texts.drag} ${name}`}
				className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-md hover:bg-mist active:cursor-grabbing"
			>
				<GripVertical aria-hidden="true" className="size-5" />
			</button>
			<Picture
				src={image.address}
				alt=""
				width={88}
				height={66}
				sizes="88px"
				className="aspect-[4/3] w-22 rounded-sm border border-line bg-mist object-cover"
			/>
			<div className="grid min-w-0 gap-0.5">
				<span className="font-semibold">{name}</span>
				<span className="line-clamp-2 text-sm break-all text-muted" title={image.address}>
					{image.address.replace(/\?size=\d+x\d+[\w&=]*$/, "")}
				</span>
			</div>
			<div className="col-span-3 flex flex-wrap gap-2 @lg:col-span-1">
				<IconButton
					label={`${texts.moveUp} ${name}`}
					task="up"
					disabled={place === 1}
					onClick={() => props.onMove("up")}
				>
					<ArrowUp aria-hidden="true" className="size-5" />
				</IconButton>
				<IconButton
					label={`${texts.moveDown} ${name}`}
					task="down"
					disabled={place === last}
					onClick={() => props.onMove("down")}
				>
					<ArrowDown aria-hidden="true" className="size-5" />
				</IconButton>
				<IconButton label={`${texts.remove} ${name}`} task="remove" onClick={props.onRemove}>
					<Trash2 aria-hidden="true" className="size-5" />
				</IconButton>
			</div>
		</li>
	);
}
