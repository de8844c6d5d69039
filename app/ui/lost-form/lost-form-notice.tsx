import type { ReactNode } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import { Button } from "../button.tsx";
import { QuestionDialog } from "../question-dialog.tsx";
import { useLostForm } from "./current-form.ts";
import { type LostForm, setLostForm } from "./lost-form.ts";
import { useKeptPage, useLastForm } from "./use-lost-form.ts";

/**
 * Says that a form of the page, or another page, did not arrive and why, and asks once more. Stands in a layout that has
 * `keepForms`.
 * @param props.signIn what lets someone sign in without leaving the page; called with what goes on afterwards
 * @param props.refused what to say to who may not do it
 */
export function LostFormNotice(props: { signIn?: (goOn: () => void) => ReactNode; refused?: string }) {
	const { signIn, refused = "" } = props;
	const common = useTranslations("common");
	const t = useTranslations("common.lostForm");
	const lost = useLostForm();
	const [sendAgain, goBack] = useLastForm();
	const askAgain = useKeptPage(lost);
	if (!lost) return null;
	const { page, again } = lost;
	const asksToSignIn = lost.reason === "signedOut" && signIn !== undefined;
	function wordsOf(loss: LostForm): { title: string; text: string } {
		if (loss.reason === "tooLong") return loss;
		const text = loss.reason === "refused" ? refused : t(loss.reason);
		return { title: t(page ? "page" : "title"), text };
	}
	// The same once more would be refused once more.
	const asksAgain = !asksToSignIn && lost.reason !== "tooLong";
	return (
		<QuestionDialog
			{...wordsOf(lost)}
			onClose={() => {
				setLostForm(null);
				if (!page && !again) goBack();
			}}
		>
			{(close) => {
				// Closed before it is sent: nothing outside of an open dialog can take the focus.
				const goOn = () => {
					// What is still true stays where it is.
					if (page && !navigator.onLine) return;
					close();
					if (again) again();
					else if (page) askAgain(page);
					else sendAgain();
				};
				return (
					<>
						{asksToSignIn && signIn(goOn)}
						<Button type="button" variant="quiet" onClick={close}>
							{page ? common("close") : t("stay")}
						</Button>
						{asksAgain && (
							<Button type="button" onClick={goOn}>
								{page ? common("failure.retry") : t("again")}
							</Button>
						)}
					</>
				);
			}}
		</QuestionDialog>
	);
}
