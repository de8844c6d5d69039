import type { ReactNode } from "react";

/** A line of text. */
export function Line(props: { x: number; y: number; w: number; strong?: boolean; light?: boolean }) {
	const { x, y, w, strong, light } = props;
	const fill = light ? "fill-on-brand" : strong ? "fill-ink" : "fill-edge";
	return <rect x={x} y={y} width={w} height={strong ? 5 : 3} rx={1.5} className={fill} />;
}

/** A picture: sky, and a container in it. */
export function PictureBox({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
	const [cx, cy] = [x + w / 2, y + h / 2];
	return (
		<>
			<rect x={x} y={y} width={w} height={h} rx={2} className="fill-brand-soft" />
			<rect x={cx - w / 4} y={cy - h / 8} width={w / 2} height={h / 4} className="fill-steel" />
			<path
				d={[-1, 0, 1].map((step) => `M${cx + (step * w) / 9} ${cy - h / 8}v${h / 4}`).join("")}
				className="stroke-brand-soft"
			/>
		</>
	);
}

export function Pill({ x, y, w = 22, light }: { x: number; y: number; w?: number; light?: boolean }) {
	return <rect x={x} y={y} width={w} height={7} rx={2} className={light ? "fill-on-brand" : "fill-signal"} />;
}

export function Box({ x, y = 26, h = 44 }: { x: number; y?: number; h?: number }) {
	return (
		<>
			<rect x={x} y={y} width={32} height={h} rx={2} className="fill-surface stroke-edge" />
			<rect x={x + 5} y={y + 5} width={9} height={9} rx={2} className="fill-steel" />
			<Line x={x + 5} y={y + 19} w={20} strong />
			<Line x={x + 5} y={y + 28} w={22} />
			<Line x={x + 5} y={y + 34} w={16} />
		</>
	);
}

export function textBeside(x: number): ReactNode {
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

export function centered(light: boolean): ReactNode {
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
