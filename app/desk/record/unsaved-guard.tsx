import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import {
	type Blocker,
	type Location,
	NavigationType,
	useBlocker,
	useNavigate,
	useNavigation,
} from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { QuestionDialog } from "~/ui/question-dialog.tsx";
import { ChangedForms } from "./use-unsaved.ts";

/** A query as the router spells it where it sends a form: a space is a plus then. */
function queryOf({ search }: { search: string }): string {
	return new URLSearchParams(search).toString();
}

/**
 * Goes on to where somebody wanted to go while a save was on its way: with its answer the router forgets the question and
 * its address. What is still unsaved is asked about again. @returns what forgets the address, for whoever stays
 */
function useWayOn(blocker: Blocker, wasLink: () => boolean): () => void {
	const navigate = useNavigate();
	const wanted = useRef<Location | null>(null);
	useEffect(() => {
		const address = wanted.current;
		wanted.current = blocker.state === "blocked" && wasLink() ? blocker.location : null;
		if (blocker.state === "unblocked" && address) void navigate(address);
	}, [blocker.state, blocker.location, navigate, wasLink]);
	return () => {
		wanted.current = null;
	};
}

/**
 * Asks before typed changes are lost: by the page's own question inside the shop, by the browser's when it is left.
 * One for all forms of a page, since the router knows only one.
 */
export function UnsavedGuard(props: { words: PageTexts["adminShell"]["record"]; children: ReactNode }) {
	const { words } = props;
	const [changed] = useState(() => new Set<{ isOfAddress: boolean }>());
	const sending = useNavigation().formMethod === "POST";
	const lastWay = useRef<NavigationType>(NavigationType.Push);
	const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
		lastWay.current = historyAction;
		return (
			changed.size > 0 &&
			(currentLocation.pathname !== nextLocation.pathname ||
				(queryOf(currentLocation) !== queryOf(nextLocation) &&
					[...changed].some(({ isOfAddress }) => isOfAddress)))
		);
	});
	const stay = useWayOn(
		blocker,
		useCallback(() => lastWay.current !== NavigationType.Pop, []),
	);
	useEffect(() => {
		if (sending) return;
		function ask(event: BeforeUnloadEvent) {
			if (changed.size > 0) event.preventDefault();
		}
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [sending, changed]);
	return (
		<ChangedForms value={changed}>
			{props.children}
			{blocker.state === "blocked" && (
				<QuestionDialog
					title={words.unsavedTitle}
					text={words.unsavedText}
					onClose={() => {
						stay();
						blocker.reset();
					}}
				>
					{(close) => (
						<>
							<Button type="button" variant="quiet" onClick={() => blocker.proceed()}>
								{words.leave}
							</Button>
							<Button type="button" onClick={close}>
								{words.stay}
							</Button>
						</>
					)}
				</QuestionDialog>
			)}
		</ChangedForms>
	);
}
