import { Line } from "../../desk/thumbnail-parts.tsx";

export const reviewsThumbnail = (
	<>
		<Line x={8} y={12} w={44} strong />
		{[8, 44, 80].map((x) => (
			<g key={x}>
				<rect x={x} y={24} width={32} height={42} rx={2} className="fill-surface stroke-edge" />
				{[5, 10, 15, 20].map((at) => (
					<circle key={at} cx={x + at + 1} cy={32} r={1.8} className="fill-steel" />
				))}
				<Line x={x + 5} y={40} w={22} />
				<Line x={x + 5} y={46} w={20} />
				<Line x={x + 5} y={56} w={14} strong />
			</g>
		))}
	</>
);
