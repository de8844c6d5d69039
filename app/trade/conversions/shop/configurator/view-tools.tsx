import {
	ArrowDown,
	ArrowUp,
	Box,
	House,
	type LucideIcon,
	PencilRuler,
	RotateCcw,
	RotateCw,
	ZoomIn,
	ZoomOut,
} from "lucide-react";
import type { ConversionTexts } from "~/trade/conversions/describe-configuration.ts";
import { Button } from "~/ui/button.tsx";
import { TooltipArea, WithTooltip } from "~/ui/tooltip.tsx";
import type { Stage } from "../view-3d/stage.ts";

function Tool({ Icon, text, onPress }: { Icon: LucideIcon; text: string; onPress: () => void }) {
	return (
		<WithTooltip text={text}>
			<Button type="button" variant="quiet" aria-label={text} onClick={onPress} className="size-11 px-0">
				<Icon aria-hidden="true" className="size-5 shrink-0" />
			</Button>
		</WithTooltip>
	);
}

function Toggle(props: { pressed: boolean; onPress: () => void; Icon?: LucideIcon; text: string }) {
	const { Icon } = props;
	return (
		<Button
			type="button"
			variant={props.pressed ? "brand" : "quiet"}
			aria-pressed={props.pressed}
			onClick={props.onPress}
			className="px-3.5"
		>
			{Icon && <Icon aria-hidden="true" className="size-5" />}
			{props.text}
		</Button>
	);
}

/** What turns and changes the view: buttons for all that a drag or a key does too. */
export function ViewTools(props: {
	texts: ConversionTexts["view"];
	stage: Stage;
	/** How far one press turns; radians. */
	step: number;
	drawing: boolean;
	onDrawing: (drawing: boolean) => void;
	/** What else can be opened and shut again. */
	toggles: readonly { text: string; pressed: boolean; onPress: () => void }[];
}) {
	const { texts, stage, step, drawing } = props;
	return (
		<TooltipArea>
			<div className="flex flex-wrap items-center justify-between gap-3">
				<div className="flex flex-wrap gap-2">
					<Toggle Icon={Box} pressed={!drawing} onPress={() => props.onDrawing(false)} text={texts.threeD} />
					<Toggle
						Icon={PencilRuler}
						pressed={drawing}
						onPress={() => props.onDrawing(true)}
						text={texts.drawing}
					/>
					{!drawing &&
						props.toggles.map(({ text, pressed, onPress }) => (
							<Toggle key={text} pressed={pressed} onPress={onPress} text={text} />
						))}
				</div>
				{!drawing && (
					<div className="flex flex-wrap gap-2">
						<Tool Icon={RotateCcw} text={texts.left} onPress={() => stage.turn(-step, 0)} />
						<Tool Icon={RotateCw} text={texts.right} onPress={() => stage.turn(step, 0)} />
						<Tool Icon={ArrowUp} text={texts.up} onPress={() => stage.turn(0, -step)} />
						<Tool Icon={ArrowDown} text={texts.down} onPress={() => stage.turn(0, step)} />
						<Tool Icon={ZoomIn} text={texts.closer} onPress={() => stage.zoom(0.85)} />
						<Tool Icon={ZoomOut} text={texts.farther} onPress={() => stage.zoom(1 / 0.85)} />
						<Tool Icon={House} text={texts.home} onPress={() => stage.home()} />
					</div>
				)}
			</div>
		</TooltipArea>
	);
}
