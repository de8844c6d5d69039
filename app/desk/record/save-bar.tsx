import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useScripted } from "~/ui/use-scripted.ts";
import { useDeskFrame } from "./frame.tsx";

export type SaveBarProps = {
	save: string;
	/** Where "cancel" leads; with scripts it may do something else. */
	cancel: { address: string; label: string; onCancel?: () => void } | null;
	/** Where the bar stays in view; "plain": nowhere. */
	bar?: "top" | "bottom" | "plain" | undefined;
	/** Whether it is out of the way with scripts, since another form of the page is at work. */
	isBarHidden?: boolean | undefined;
	/** More buttons. */
	tools?: ReactNode;
};

const sticky = "sticky z-20 border-line bg-surface py-3";
const places = {
	top: `${sticky} top-0 border-b`,
	bottom: `save-bar ${sticky} bottom-[var(--desk-bar,0px)] border-t`,
	plain: "",
};

/** Save, and the way out without it. */
export function SaveBar(props: SaveBarProps & { sending: boolean }) {
	const { cancel, sending, bar = "bottom" } = props;
	const { words } = useDeskFrame();
	const scripted = useScripted();
	const hidden = props.isBarHidden ? "[@media(scripting:enabled)]:hidden" : "";
	return (
		<div className={`flex flex-wrap gap-3 ${places[bar]} ${hidden}`}>
			<SubmitButton sending={sending}>{sending ? words.saving : props.save}</SubmitButton>
			{props.tools}
			{cancel?.onCancel && scripted ? (
				<Button type="button" variant="quiet" onClick={cancel.onCancel}>
					{cancel.label}
				</Button>
			) : (
				cancel && (
					// On a phone a bar at the top has no room for it: the way back stands right above.
					<ButtonLink to={cancel.address} variant="quiet" className={bar === "top" ? "max-md:hidden" : ""}>
						{cancel.label}
					</ButtonLink>
				)
			)}
		</div>
	);
}
