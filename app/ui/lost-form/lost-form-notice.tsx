import type { ReactNode } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import { Button } from "../button.tsx";
import { QuestionDialog } from "../question-dialog.tsx";
import { setLostForm } from "./lost-form.ts";
import { useLostForm, useSendAgain } from "./use-lost-form.ts";

/**
 * Says that a form of the page did not arrive and why, and sends it once more. Stands in a layout that has `keepForms`.
 * @param signIn what lets someone sign in without leaving the page; called with what goes on afterwards
 */
export function LostFormNotice({ signIn }: { signIn?: (goOn: () => void) => ReactNode }) {
	const t = useTranslations("common.lostForm");
	const lost = useLostForm();
	const sendAgain = useSendAgain();
	if (!lost) return null;
	const asksToSignIn = lost.reason === "signedOut" && signIn !== undefined;
	return (
		<QuestionDialog title={t("title")} text={t(lost.reason)} onClose={() => setLostForm(null)}>
			{(close) => {
				// Closed before it is sent: nothing outside of an open dialog can take the focus.
				const goOn = () => {
					close();
					sendAgain();
				};
				return (
					<>
						{asksToSignIn && signIn(goOn)}
						<Button type="button" variant="quiet" onClick={close}>
							{t("stay")}
						</Button>
						{!asksToSignIn && (
							<Button type="button" onClick={goOn}>
								{t("again")}
							</Button>
						)}
					</>
				);
			}}
		</QuestionDialog>
	);
}
