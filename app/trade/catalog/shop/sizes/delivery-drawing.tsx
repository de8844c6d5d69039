import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { DeliveryOptions } from "~/values/vocabulary.ts";
import type { Measured } from "../../sizes/container-shape.ts";
import { type DeliveryPlan, deliveryPlan, passage } from "../../sizes/delivery-plan.ts";

const cm = (metres: number) => Math.round(metres * 100);
/** Around the strip, for its measures. */
const around = { left: 30, top: 120, right: 250, bottom: 20 };
const cab = 210;

/** A measure with its ends. */
function Measure(props: { from: [number, number]; to: [number, number]; text: string }) {
	const { from, to, text } = props;
	const isUpright = from[0] === to[0];
	const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
	const tick = isUpright ? "m-16 0h32" : "m0 -16v32";
	return (
		<g stroke="var(--color-muted)" strokeWidth="4" fill="none">
			<path d={`M${from}L${to}M${from}${tick}M${to}${tick}`} />
			<text
				x={isUpright ? from[0] + 28 : middle[0]}
				y={isUpright ? (middle[1] ?? 0) + 24 : from[1] - 28}
				textAnchor={isUpright ? "start" : "middle"}
				fontSize="64"
				fontWeight="700"
				stroke="none"
				fill="var(--color-ink)"
			>
				{text}
			</text>
		</g>
	);
}

/** From above: the truck, its outriggers, and the container where it is set down. */
function Plan({
	plan,
	label,
	metres,
}: {
	plan: DeliveryPlan;
	label: string;
	metres: (value: number) => string;
}) {
	const [length, strip] = [cm(plan.truck.length), cm(plan.strip)];
	const [long, wide] = [cm(plan.container.length), cm(plan.container.width)];
	const width = cm(plan.truck.width);
	// With a crane the container comes down beside the truck, else it stays on it.
	const truckY = plan.crane ? strip - width - 110 : (strip - width) / 2;
	const boxX = length - long - 40;
	const boxY = plan.crane ? 50 : truckY + (width - wide) / 2;
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`${-around.left} ${-around.top} ${length + around.left + around.right} ${strip + around.top + around.bottom}`}
			className="h-auto w-full max-w-lg"
		>
			<rect
				width={length}
				height={strip}
				fill="var(--color-mist)"
				stroke="var(--color-signal-ink)"
				strokeWidth="8"
				strokeDasharray="40 24"
			/>
			{plan.crane && (
				<path
					d={[cab + 60, length - 120].map((x) => `M${x} ${truckY - 90}V${truckY + width + 90}`).join("")}
					stroke="var(--color-muted)"
					strokeWidth="26"
					strokeLinecap="round"
				/>
			)}
			<rect
				x={cab + 20}
				y={truckY + 8}
				width={length - cab - 40}
				height={width - 16}
				fill="var(--color-edge)"
			/>
			<rect x="10" y={truckY} width={cab} height={width} rx="34" fill="var(--color-frame)" />
			<path
				d={`M40 ${truckY + 40}V${truckY + width - 40}`}
				stroke="var(--color-brand-soft)"
				strokeWidth="22"
				strokeLinecap="round"
			/>
			<rect
				x={boxX}
				y={boxY}
				width={long}
				height={wide}
				fill="var(--color-steel)"
				stroke="var(--color-surface)"
				strokeWidth="8"
			/>
			{plan.crane && (
				<>
					<path
						d={`M${cab + 70} ${truckY + width / 2}L${boxX + long / 2} ${boxY + wide / 2}`}
						stroke="var(--color-signal-ink)"
						strokeWidth="30"
						strokeLinecap="round"
					/>
					<circle cx={cab + 70} cy={truckY + width / 2} r="46" fill="var(--color-signal-ink)" />
				</>
			)}
			<Measure from={[0, -40]} to={[length, -40]} text={metres(plan.truck.length)} />
			<Measure from={[length + 40, 0]} to={[length + 40, strip]} text={metres(plan.strip)} />
		</svg>
	);
}

/** How much room a delivery needs at the place, drawn from above. */
export function DeliveryDrawing(props: {
	product: Measured & { deliveryOptions: DeliveryOptions };
	texts: PageTexts["container"]["delivery"];
}) {
	const { texts } = props;
	const { number } = useFormat();
	const plan = deliveryPlan(props.product, props.product.deliveryOptions);
	if (!plan) return null;
	const metres = (value: number) => `${number(value, Number.isInteger(value) ? 0 : 1)}\u00a0m`;
	const facts = [
		...(plan.crane ? [[texts.height, metres(plan.crane.height)] as const] : []),
		[texts.passage, `${metres(passage.width)} × ${metres(passage.height)}`] as const,
	];
	return (
		<section aria-labelledby="delivery-room" className="mt-6 grid gap-3 border-t border-line pt-5">
			<h3 id="delivery-room" className="text-lg">
				{texts.title}
			</h3>
			<Plan plan={plan} label={plan.crane ? texts.withCrane : texts.byTruck} metres={metres} />
			<p className="text-sm text-muted">{plan.crane ? texts.craneNote : texts.truckNote}</p>
			<dl className="text-sm">
				{facts.map(([label, value]) => (
					<div key={label} className="flex justify-between gap-6 border-t border-line py-2">
						<dt className="text-muted">{label}</dt>
						<dd className="font-semibold whitespace-nowrap">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
