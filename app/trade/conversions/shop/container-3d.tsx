import { type ReactNode, useEffect, useState } from "react";
import { Notice } from "~/ui/notice.tsx";
import { type ContainerBody, hasDoors } from "../container-body.ts";
import type { ConversionTexts } from "../describe-configuration.ts";
import type { Wear } from "../wear.ts";
import { turnByKey, turnStep } from "./configurator/turn-by-key.ts";
import { useStage } from "./configurator/use-stage.ts";
import { ViewTools } from "./configurator/view-tools.tsx";
import { FailedView } from "./failed-view.tsx";
import { LoadingView } from "./loading-view.tsx";
import { drawnContainer } from "./view-3d/drawn.ts";

/** What opens: doors where there are any, and what closes the container above. */
function useOpened(body: ContainerBody, texts: ConversionTexts["view"]) {
	const [doors, setDoors] = useState(false);
	const [cutOpen, setCutOpen] = useState(false);
	const toggles = hasDoors(body)
		? [
				{ text: texts.doors, pressed: doors, onPress: () => setDoors(!doors) },
				{ text: texts.cut, pressed: cutOpen, onPress: () => setCutOpen(!cutOpen) },
			]
		: [];
	return { doors, cutOpen, toggles };
}

/** A container in 3D as it is sold, to be turned; a drawing where the browser has no 3D or where it is asked for. */
export function Container3d(props: {
	body: ContainerBody;
	/** Screen colour. */
	paint: string;
	wear: Wear;
	texts: ConversionTexts["view"];
	drawing: ReactNode;
	/** Before a button goes that was pressed. */
	onLeaveButton: () => void;
}) {
	const { body, paint, wear, texts } = props;
	const { state, stage, host, retry } = useStage();
	const [isDrawn, setDrawn] = useState(false);
	const { doors, cutOpen, toggles } = useOpened(body, texts);
	const isMissing = state === "missing" || state === "failed";
	const in3d = !isMissing && !isDrawn;
	useEffect(
		() => stage?.show(drawnContainer({ body, paint, wear }), { cutOpen }),
		[stage, body, paint, wear, cutOpen],
	);
	useEffect(() => stage?.openDoors(doors), [stage, doors]);
	return (
		<>
			<div
				ref={host}
				role="application"
				aria-label={texts.label}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn what it shows
				tabIndex={0}
				hidden={!in3d || !stage}
				onKeyDown={(event) => turnByKey(stage, event)}
				className="relative aspect-[4/3] overflow-hidden rounded-lg border border-line bg-stage -outline-offset-3 [&>canvas]:size-full [&>canvas]:cursor-grab [&>canvas]:active:cursor-grabbing"
			/>
			{state === "loading" && <LoadingView texts={texts} />}
			{!in3d && props.drawing}
			{in3d && stage && (
				<p className="text-sm text-muted">
					{texts.hint} <span className="pointer-coarse:hidden">{texts.keys}</span>
				</p>
			)}
			{stage && (
				<ViewTools
					texts={texts}
					stage={stage}
					step={turnStep}
					drawing={isDrawn}
					onDrawing={setDrawn}
					toggles={toggles}
				/>
			)}
			{state === "missing" && <Notice tone="info">{texts.missing}</Notice>}
			{state === "failed" && (
				<FailedView
					texts={texts}
					onRetry={() => {
						props.onLeaveButton();
						retry();
					}}
				/>
			)}
		</>
	);
}
