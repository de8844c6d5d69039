import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useDeskFrame } from "./frame.tsx";

type SaveProblemProps = {
	/** Why nothing was saved. */
	text: string;
	/** The version that someone else saved meanwhile; null for every other problem. */
	current: string | null;
	/** Where the saved version can be read beside what was typed; null when nowhere. */
	savedAddress: string | null;
	sending: boolean;
	/** Whether someone else was quicker, also where nothing of theirs would be saved over. */
	isMet?: boolean;
	/** What theirs says. */
	children?: ReactNode;
};

/**
 * Why a record was not saved. Where someone else was quicker it shows the way to their version, and a button that
 * saves over it (field `overwrite`, the version that may be replaced). Stands inside the form.
 */
export function SaveProblem(props: SaveProblemProps) {
	const { text, current, savedAddress, sending, isMet = current !== null } = props;
	const { words } = useDeskFrame();
	return (
		<Notice tone={isMet ? "warning" : "error"} role="alert">
			<p>{text}</p>
			{props.children}
			{isMet && savedAddress !== null && (
				<p className="mt-3 flex flex-wrap gap-3">
					<ButtonLink to={savedAddress} target="_blank" variant="quiet">
						{words.seeSaved}
					</ButtonLink>
					{current !== null && (
						<SubmitButton sending={sending} name="overwrite" value={current} variant="quiet">
							{words.overwrite}
						</SubmitButton>
					)}
				</p>
			)}
		</Notice>
	);
}
