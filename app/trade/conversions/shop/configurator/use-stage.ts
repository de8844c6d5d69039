import { useEffect, useRef, useState } from "react";
import type { Stage } from "../view-3d/stage.ts";

type State = "waiting" | "loading" | "shown" | "missing";

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

/** A 3D stage inside an element. Its code is loaded only where the browser can draw it, and only once it is needed. */
export function useStage() {
	const host = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<State>("waiting");
	const [stage, setStage] = useState<Stage | null>(null);

	useEffect(() => {
		const opened = openCanvas();
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
			setState("missing");
		}
		setState("loading");
		canvas.addEventListener("webglcontextlost", giveUp);
		import("../view-3d/stage.ts")
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
			made?.dispose();
		};
	}, []);

	return { host, state, stage };
}
