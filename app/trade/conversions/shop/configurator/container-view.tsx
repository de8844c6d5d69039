import { type RefObject, useEffect, useState } from "react";
import type { Configuration } from "~/trade/conversions/configuration.ts";
import type { ConversionTexts } from "~/trade/conversions/describe-configuration.ts";
import { Notice } from "~/ui/notice.tsx";
import { Elevations } from "../drawing/elevations.tsx";
import { FailedView } from "../failed-view.tsx";
import { drawnConversion } from "../view-3d/drawn-conversion.ts";
import { turnByKey, turnStep } from "./turn-by-key.ts";
import { useStage } from "./use-stage.ts";
import { ViewTools } from "./view-tools.tsx";

/** The view as JPEG in base64url; null where there is none. */
export type TakePicture = () => string | null;

/** Shows a configuration: drawn to scale at once, and in 3D where the browser can. */
export function ContainerView(props: {
	configuration: Configuration;
	texts: ConversionTexts;
	takePicture: RefObject<TakePicture | null>;
}) {
	const { configuration, texts, takePicture } = props;
	const { state, stage, host, retry } = useStage();
	const [drawing, setDrawing] = useState(false);
	const [cutOpen, setCutOpen] = useState(false);
	const in3d = stage !== null && !drawing;

	useEffect(() => stage?.show(drawnConversion(configuration), { cutOpen }), [stage, configuration, cutOpen]);
	useEffect(() => {
		takePicture.current = stage?.picture ?? null;
		return () => {
			takePicture.current = null;
		};
	}, [stage, takePicture]);

	return (
		// On a phone the view stays in sight while the form below it is worked on, where there is room for both.
		<div className="contents gap-3 lg:grid">
			<div className="z-10 -mx-4 bg-surface px-4 py-2 md:mx-0 md:px-0 lg:static lg:py-0 [@media(min-height:700px)]:max-md:sticky [@media(min-height:700px)]:max-md:top-16">
				<div className="overflow-hidden rounded-lg border border-line bg-stage">
					<div
						ref={host}
						role="application"
						aria-label={texts.view.label}
						// biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn what it shows
						tabIndex={0}
						hidden={!in3d}
						onKeyDown={(event) => turnByKey(stage, event)}
						className="relative aspect-[4/3] -outline-offset-3 [&>canvas]:size-full [&>canvas]:cursor-grab [&>canvas]:active:cursor-grabbing"
					/>
					{!in3d && (
						<Elevations configuration={configuration} texts={texts} label={texts.view.drawing} captions />
					)}
				</div>
			</div>
			<div className="-mt-6 min-h-11 lg:mt-0">
				{stage && (
					<ViewTools
						texts={texts.view}
						stage={stage}
						step={turnStep}
						drawing={drawing}
						onDrawing={setDrawing}
						toggles={[{ text: texts.view.cut, pressed: cutOpen, onPress: () => setCutOpen(!cutOpen) }]}
					/>
				)}
				{state === "loading" && <p className="py-2 text-muted">{texts.view.loading}</p>}
				{state === "missing" && <Notice tone="info">{texts.view.missing}</Notice>}
				{state === "failed" && <FailedView texts={texts.view} onRetry={retry} />}
			</div>
		</div>
	);
}
