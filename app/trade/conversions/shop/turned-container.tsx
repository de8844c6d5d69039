import { Box, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "~/ui/button.tsx";
import { repeatable } from "~/ui/late-view.ts";
import type { ContainerBody } from "../container-body.ts";
import type { ConversionTexts } from "../describe-configuration.ts";
import type { Wear } from "../wear.ts";
import { FailedView } from "./failed-view.tsx";
import { LoadingView } from "./loading-view.tsx";

const loadView = repeatable(() => import("./container-3d.tsx"));

type View = Awaited<ReturnType<typeof loadView>>["Container3d"];

/** The view's code: nothing is loaded before it is asked for, and what was closed meanwhile stays closed. */
function useAskedView() {
	const [state, setState] = useState<"closed" | "loading" | "failed" | { View: View }>("closed");
	const asked = useRef(0);
	async function ask(): Promise<void> {
		asked.current += 1;
		const mine = asked.current;
		setState("loading");
		const next = await loadView().then(
			({ Container3d }) => ({ View: Container3d }),
			() => "failed" as const,
		);
		if (asked.current === mine) setState(next);
	}
	function close(): void {
		asked.current += 1;
		setState("closed");
	}
	return { state, ask, close };
}

/** A container to be turned, for who asks for it: its code is larger than the rest of the page. */
export function TurnedContainer(props: {
	body: ContainerBody;
	paint: string;
	wear: Wear;
	/** What asks for it. */
	label: string;
	/** What colour and condition it shows. */
	note: ReactNode;
	texts: ConversionTexts["view"];
	drawing: ReactNode;
}) {
	const { label, texts } = props;
	const place = useRef<HTMLElement>(null);
	const { state, ask, close } = useAskedView();
	// What was pressed goes: the focus stays where the view comes.
	const keepFocus = () => place.current?.focus();
	function askHere(): void {
		keepFocus();
		ask();
	}
	return (
		<section
			ref={place}
			tabIndex={-1}
			aria-label={label}
			className="screen-only grid scroll-mt-24 gap-3 noscript:hidden"
		>
			{state === "closed" ? (
				<Button type="button" variant="quiet" onClick={askHere} className="justify-self-start">
					<Box aria-hidden="true" className="size-5" />
					{label}
				</Button>
			) : (
				<>
					<div className="flex items-center justify-between gap-4">
						<p className="min-w-0 text-sm">{props.note}</p>
						<Button
							type="button"
							variant="quiet"
							onClick={() => {
								keepFocus();
								close();
							}}
							className="shrink-0 px-3.5"
						>
							<X aria-hidden="true" className="size-5" />
							{texts.close}
						</Button>
					</div>
					{state === "loading" && <LoadingView texts={texts} />}
					{state === "failed" && (
						<>
							{props.drawing}
							<FailedView texts={texts} onRetry={askHere} />
						</>
					)}
					{typeof state === "object" && (
						<state.View
							body={props.body}
							paint={props.paint}
							wear={props.wear}
							texts={texts}
							drawing={props.drawing}
							onLeaveButton={keepFocus}
						/>
					)}
				</>
			)}
		</section>
	);
}
