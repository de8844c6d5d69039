import type { ReactNode } from "react";
import type { SectionType } from "~/site/pages/sections/section.ts";

/** A line of text. */
function Line(props: { x: number; y: number; w: number; strong?: boolean; light?: boolean }) {
	const { x, y, w, strong, light } = props;
	const fill = light ? "fill-surface" : strong ? "fill-ink" : "fill-edge";
	return <rect x={x} y={y} width={w} height={strong ? 5 : 3} rx={1.5} className={fill} />;
}

/** A picture: sky, and a container in it. */
function PictureBox({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
	const [cx, cy] = [x + w / 2, y + h / 2];
	return (
		<>
			<rect x={x} y={y} width={w} height={h} rx={2} className="fill-brand-soft" />
			<rect x={cx - w / 4} y={cy - h / 8} width={w / 2} height={h / 4} className="fill-brand" />
			<path
				d={[-1, 0, 1].map((step) => `M${cx + (step * w) / 9} ${cy - h / 8}v${h / 4}`).join("")}
				className="stroke-brand-soft"
			/>
		</>
	);
}

function Pill({ x, y, w = 22, light }: { x: number; y: number; w?: number; light?: boolean }) {
	return <rect x={x} y={y} width={w} height={7} rx={2} className={light ? "fill-surface" : "fill-signal"} />;
}

function Box({ x, y = 26, h = 44 }: { x: number; y?: number; h?: number }) {
	return (
		<>
			<rect x={x} y={y} width={32} height={h} rx={2} className="fill-surface stroke-edge" />
			<rect x={x + 5} y={y + 5} width={9} height={9} rx={2} className="fill-brand" />
			<Line x={x + 5} y={y + 19} w={20} strong />
			<Line x={x + 5} y={y + 28} w={22} />
			<Line x={x + 5} y={y + 34} w={16} />
		</>
	);
}

function textBeside(x: number): ReactNode {
	return (
		<>
			<Line x={x} y={20} w={36} strong />
			<Line x={x} y={32} w={44} />
			<Line x={x} y={38} w={42} />
			<Line x={x} y={44} w={38} />
			<Pill x={x} y={53} />
		</>
	);
}

function centered(light: boolean): ReactNode {
	return (
		<>
			<Line x={35} y={18} w={50} strong light={light} />
			<Line x={25} y={32} w={70} light={light} />
			<Line x={28} y={38} w={64} light={light} />
			<Line x={38} y={44} w={44} light={light} />
			<Pill x={49} y={54} light={light} />
		</>
	);
}

const drawings: Record<SectionType, ReactNode> = {
	hero_with_image: (
		<>
			<rect width={120} height={80} className="fill-mist" />
			<rect x={8} y={18} width={40} height={7} rx={2} className="fill-ink" />
			<rect x={8} y={28} width={30} height={7} rx={2} className="fill-ink" />
			<Line x={8} y={42} w={40} />
			<Line x={8} y={48} w={34} />
			<Pill x={8} y={57} w={28} />
			<PictureBox x={56} y={14} w={56} h={52} />
		</>
	),
	content_with_image_left: (
		<>
			<PictureBox x={8} y={16} w={48} h={48} />
			{textBeside(66)}
		</>
	),
	content_with_image_right: (
		<>
			{textBeside(8)}
			<PictureBox x={64} y={16} w={48} h={48} />
		</>
	),
	content_centered: centered(false),
	highlight_boxes: (
		<>
			<Line x={8} y={12} w={50} strong />
			{[8, 44, 80].map((x) => (
				<Box key={x} x={x} />
			))}
		</>
	),
	content_two_columns: (
		<>
			<Line x={8} y={14} w={50} strong />
			{[8, 64].map((x) =>
				[28, 34, 40, 46, 52, 58].map((y) => <Line key={`${x} ${y}`} x={x} y={y} w={y === 58 ? 30 : 48} />),
			)}
		</>
	),
	full_width_image: <PictureBox x={0} y={12} w={120} h={56} />,
	gradient_background: (
		<>
			<rect width={120} height={80} className="fill-brand" />
			<path d="M0 80L120 0v80z" className="fill-info" />
			{centered(true)}
		</>
	),
	dark_text_block: (
		<>
			<rect width={120} height={80} className="fill-brand-strong" />
			{centered(true)}
		</>
	),
	contact_section: (
		<>
			<Line x={8} y={12} w={34} strong />
			{[24, 36].map((y) => (
				<rect key={y} x={8} y={y} width={48} height={8} rx={2} className="fill-surface stroke-edge" />
			))}
			<rect x={8} y={48} width={48} height={14} rx={2} className="fill-surface stroke-edge" />
			<Pill x={8} y={66} />
			<PictureBox x={64} y={16} w={48} h={32} />
			<Pill x={64} y={54} w={30} />
		</>
	),
	container_carousel: (
		<>
			<Line x={8} y={9} w={44} strong />
			{[8, 44, 80].map((x) => (
				<g key={x}>
					<rect x={x} y={20} width={32} height={46} rx={2} className="fill-surface stroke-edge" />
					<PictureBox x={x + 1} y={21} w={30} h={20} />
					<Line x={x + 5} y={47} w={20} strong />
					<Line x={x + 5} y={56} w={14} />
				</g>
			))}
			<Pill x={8} y={70} />
		</>
	),
};

/** What a type of section looks like, drawn small. Its name stands beside it. */
export function SectionThumbnail({ type }: { type: SectionType | null }) {
	return (
		<svg
			viewBox="0 0 120 80"
			aria-hidden="true"
			className="block aspect-[3/2] w-full overflow-hidden rounded-md border border-line bg-surface"
		>
			{type ? drawings[type] : <path d="M0 0l120 80M120 0L0 80" className="stroke-edge" />}
		</svg>
	);
}
