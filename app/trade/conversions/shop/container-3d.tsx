import { type ReactNode, useEffect, useState } from "react";
import { Notice } from "~/ui/notice.tsx";
import { startConfiguration } from "../configuration.ts";
import type { ContainerModel } from "../container-shape.ts";
import type { ConversionTexts } from "../describe-configuration.ts";
import { turnByKey, turnStep } from "./configurator/turn-by-key.ts";
import { useStage } from "./configurator/use-stage.ts";
import { ViewTools } from "./configurator/view-tools.tsx";

/** A plain container in 3D, to be turned; a drawing where the browser has no 3D or where it is asked for. */
export default function Container3d(props: {
	model: ContainerModel;
	texts: ConversionTexts["view"];
	drawing: ReactNode;
}) {
	const { model, texts } = props;
	const { state, stage, host } = useStage();
	const [isDrawn, setDrawn] = useState(false);
	const [cutOpen, setCutOpen] = useState(false);
	const in3d = state !== "missing" && !isDrawn;
	useEffect(
		() => stage?.show({ ...startConfiguration, model, openings: [] }, { cutOpen }),
		[stage, model, cutOpen],
	);
	return (
		<div className="grid gap-3">
			<div
				ref={host}
				role="application"
				aria-label={texts.label}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn what it shows
				tabIndex={0}
				hidden={!in3d}
				onKeyDown={(event) => turnByKey(stage, event)}
				className="relative aspect-[4/3] overflow-hidden rounded-lg border border-line bg-stage -outline-offset-3 [&>canvas]:size-full [&>canvas]:cursor-grab [&>canvas]:active:cursor-grabbing"
			/>
			{!in3d && props.drawing}
			{stage && (
				<ViewTools
					texts={texts}
					stage={stage}
					step={turnStep}
					drawing={isDrawn}
					onDrawing={setDrawn}
					cutOpen={cutOpen}
					onCutOpen={setCutOpen}
				/>
			)}
			{state === "loading" && <p className="text-muted">{texts.loading}</p>}
			{state === "missing" && <Notice tone="info">{texts.missing}</Notice>}
		</div>
	);
}
