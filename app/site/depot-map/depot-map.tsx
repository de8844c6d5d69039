import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { Coordinates } from "~/values/coordinates.ts";
import { countries, islands, lake, narrowIslands, rivers } from "./outlines.ts";
import { type Point, pathOf, pointsOf, project } from "./project.ts";

type Texts = PageTexts["contact"]["depotMap"];
type City = keyof Texts["cities"];

/** Kilometres: the part of the map that is shown. */
const frame = { left: -815, top: -580, width: 1500, height: 1550 };
/** Distances from the depot that are drawn; kilometres. */
const rings = [250, 500, 750] as const;
/** Names nearer to the depot than this would stand on its own. */
const clearance = 120;
/** A place so near to a drawn coast or border counts as there: outlines are a few kilometres fine. */
const nearby = 20;
/** East of it a name stands at the left of its dot. */
const farEast = 450;

const cities: Record<City, Coordinates> = {
	amsterdam: { latitude: 52.37, longitude: 4.9 },
	berlin: { latitude: 52.52, longitude: 13.4 },
	bordeaux: { latitude: 44.84, longitude: -0.58 },
	brussels: { latitude: 50.85, longitude: 4.35 },
	frankfurt: { latitude: 50.11, longitude: 8.68 },
	hamburg: { latitude: 53.55, longitude: 10 },
	cologne: { latitude: 50.94, longitude: 6.96 },
	lyon: { latitude: 45.76, longitude: 4.84 },
	marseille: { latitude: 43.3, longitude: 5.37 },
	munich: { latitude: 48.14, longitude: 11.58 },
	nantes: { latitude: 47.22, longitude: -1.55 },
	paris: { latitude: 48.86, longitude: 2.35 },
	strasbourg: { latitude: 48.58, longitude: 7.75 },
};

const shapes = [
	...Object.values(countries).map((walk) =>
		walk.flatMap(({ arc, back }) => (back ? pointsOf(arc).toReversed() : pointsOf(arc))),
	),
	...islands.map(pointsOf),
];
const land = shapes.map((points) => pathOf(points, true)).join("");
const lines = (arcs: readonly string[]) => arcs.map((arc) => pathOf(pointsOf(arc), false)).join("");
const water = lines(rivers);
const narrow = lines(narrowIslands);
const inland = pathOf(pointsOf(lake), true);

const distance = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY);

/** Whether a shape is around a point: a ray to the east meets its outline an odd number of times. */
function isAround(points: readonly Point[], [x, y]: Point): boolean {
	const crossings = points.filter(([fromX, fromY], index) => {
		const [toX, toY] = points.at(index - 1) ?? [fromX, fromY];
		return fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
	});
	return crossings.length % 2 === 1;
}

/** Whether a place is in one of the countries that are drawn, or as near as a quay may be. */
export function isOnMap(place: Coordinates): boolean {
	const at = project(place);
	return shapes.some((points) => isAround(points, at) || points.some((one) => distance(one, at) < nearby));
}

function Name(props: { at: Point; text: string; isLeft: boolean; away: number; size: string }) {
	const [x, y] = props.at;
	return (
		<text
			x={Math.round(x) + (props.isLeft ? -props.away : props.away)}
			y={Math.round(y) + 15}
			textAnchor={props.isLeft ? "end" : "start"}
			className={props.size}
		>
			{props.text}
		</text>
	);
}

/** Where the distances are written: towards the map's middle, where there is most land. */
function RingNames({ depot: [x, y], unit }: { depot: Point; unit: string }) {
	const [toX, toY] = [frame.left + frame.width * 0.58 - x, frame.top + frame.height * 0.55 - y];
	const far = Math.hypot(toX, toY);
	const [east, south] = far < 100 ? [0, 1] : [toX / far, toY / far];
	return (
		<g fill="var(--color-brand-ink)" textAnchor="middle" className="text-[46px] font-semibold md:text-[40px]">
			{rings.map((ring) => (
				<text key={ring} x={Math.round(x + east * ring)} y={Math.round(y + south * ring) + 14}>
					{ring} {unit}
				</text>
			))}
		</g>
	);
}

type MapProps = { depot: Coordinates; city: string; texts: Texts };

/**
 * A depot on a map of the four countries that the shop delivers to, drawn from places and nothing else: no tiles, no
 * service, no script. The land is shaded by its distance from the depot.
 */
function DepotMap(props: MapProps) {
	const { city, texts } = props;
	const depot = project(props.depot);
	const [x, y] = [Math.round(depot[0]), Math.round(depot[1])];
	const shown = Object.entries(cities).flatMap(([name, place]) => {
		const at = project(place);
		return distance(at, depot) < clearance ? [] : [{ name: texts.cities[name as City], at }];
	});
	const halo = { stroke: "var(--color-surface)", strokeWidth: 11, strokeLinejoin: "round" } as const;
	return (
		<svg
			role="img"
			aria-label={texts.label.replace("{city}", city)}
			viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
			className="h-auto w-full"
		>
			<clipPath id="depot-land">
				<path d={land} />
			</clipPath>
			<path d={land} fill="var(--color-stage)" />
			<g clipPath="url(#depot-land)" fill="var(--color-steel)" fillOpacity="0.1">
				{rings.toReversed().map((ring) => (
					<circle key={ring} cx={x} cy={y} r={ring} />
				))}
			</g>
			<g fill="none" stroke="var(--color-surface)" strokeLinejoin="round">
				<path d={water} strokeWidth="4" />
				<path d={land} strokeWidth="7" />
			</g>
			<path d={inland} fill="var(--color-surface)" />
			<path d={narrow} fill="none" stroke="var(--color-stage)" strokeWidth="9" strokeLinecap="round" />
			<g
				clipPath="url(#depot-land)"
				fill="none"
				stroke="var(--color-brand-ink)"
				strokeOpacity="0.55"
				strokeWidth="3"
				strokeDasharray="3 13"
				strokeLinecap="round"
			>
				{rings.map((ring) => (
					<circle key={ring} cx={x} cy={y} r={ring} />
				))}
			</g>
			<g fill="var(--color-ink)" {...halo} style={{ paintOrder: "stroke" }}>
				{shown.map(({ name, at }) => (
					<circle key={name} cx={Math.round(at[0])} cy={Math.round(at[1])} r="9" strokeWidth="5" />
				))}
			</g>
			<g fill="var(--color-ink)" {...halo} style={{ paintOrder: "stroke" }}>
				<RingNames depot={depot} unit="km" />
				{shown.map(({ name, at }) => (
					<Name
						key={name}
						at={at}
						text={name}
						isLeft={at[0] > farEast}
						away={20}
						size="text-[54px] md:text-[44px]"
					/>
				))}
				<Name
					at={depot}
					text={city}
					isLeft={depot[0] < 0}
					away={42}
					size="text-[66px] font-bold md:text-[58px]"
				/>
			</g>
			<circle cx={x} cy={y} r="30" fill="var(--color-signal)" fillOpacity="0.25" />
			<circle cx={x} cy={y} r="17" fill="var(--color-signal)" stroke="var(--color-surface)" strokeWidth="6" />
		</svg>
	);
}

/** The map with what its rings mean below it. */
export function DepotFigure(props: MapProps) {
	return (
		<figure className="grid max-w-120 gap-2">
			<DepotMap {...props} />
			<figcaption className="text-sm text-muted">{props.texts.note}</figcaption>
		</figure>
	);
}
