import { useEffect, useRef, useState } from "react";
import { repeatable } from "~/ui/late-view.ts";
import type { Stage } from "../view-3d/stage.ts";

/** missing: this browser has no 3D; failed: it has, but the code did not arrive or the view was lost. */
type State = "waiting" | "loading" | "shown" | "missing" | "failed";

const loadStage = repeatable(() => import("../view-3d/stage.ts"));

/** A canvas that can draw in 3D; null where the browser has none, or none to spare. */
function openCanvas(): { canvas: HTMLCanvasElement; context: WebGL2RenderingContext } | null {
	try {
		const canvas = document.createElement("canvas");
		const context = canvas.getContext("webgl2", { antialias: true, alpha: false });
		return context && { canvas, context };
	} catch {
		return null;
	}
}

/**
 * A 3D stage inside an element. Its code is loaded only where the browser can draw it, and only once it is needed; the
 * browser gets back what it took with the element.
 */
export function useStage() {
	const host = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<State>("waiting");
	const [stage, setStage] = useState<Stage | null>(null);
	const [tries, setTries] = useState(1);

	useEffect(() => {
		const opened = tries > 0 ? openCanvas() : null;
		if (!opened) {
			setState("missing");
			return;
		}
		const { canvas, context } = opened;
		let gone = false;
		let made: Stage | null = null;
		function giveUp(): void {
			if (gone) return;
			setStage(null);
			setState("failed");
		}
		setState("loading");
		canvas.addEventListener("webglcontextlost", giveUp);
		loadStage()
			.then(({ createStage }) => {
				if (gone) return;
				made = createStage(canvas, context);
				host.current?.append(canvas);
				setStage(made);
				setState("shown");
			})
			.catch(giveUp);
		return () => {
			gone = true;
			if (made) made.dispose();
			else context.getExtension("WEBGL_lose_context")?.loseContext();
		};
	}, [tries]);

	return { host, state, stage, retry: () => setTries((before) => before + 1) };
}
