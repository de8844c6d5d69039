import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useFetcher } from "react-router";
import { useTranslations } from "~/i18n/i18n.tsx";
import { useLastTicket } from "~/people/guard/guard-fields.tsx";
import type { ProductSelection } from "~/trade/catalog/selection.ts";
import { Button } from "~/ui/button.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import type { QuoteError } from "../quote-errors.ts";
import { QuoteForm } from "./quote-form.tsx";
import type { QuoteAnswer, QuotePage } from "./quote-page.ts";
import { QuoteProblem } from "./quote-problem.tsx";

function Head({ title, onClose }: { title: string; onClose: () => void }) {
	const t = useTranslations("quote");
	const close = useTranslations("common")("close");
	return (
		<div className="mb-5 flex items-start justify-between gap-4">
			<div className="grid gap-1">
				<h2 id="quote-title" className="text-2xl">
					{t("title")}
				</h2>
				<p className="text-muted">
					{title}. {t("intro")}
				</p>
			</div>
			<button
				type="button"
				aria-label={close}
				onClick={onClose}
				className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-mist"
			>
				<X aria-hidden="true" className="size-5" />
			</button>
		</div>
	);
}

/** Says what came of a submission. @param onSent gets what is said of one that was sent */
function useAnswer(answer: QuoteAnswer | undefined, onSent: (text: string) => void): void {
	const t = useTranslations("quote");
	// biome-ignore lint/correctness/useExhaustiveDependencies: one toast per answer
	useEffect(() => {
		if (answer?.sent) {
			const text = t(answer.mailsLater ? "laterText" : "successText");
			showToast({ tone: "success", title: t("successTitle"), text });
			onSent(text);
		} else if (answer?.problem === "failed" && !answer.isGone) {
			showToast({ tone: "error", title: t("failureTitle"), text: t("failureText") });
		} else if (answer?.reply?.error?.ralColor?.includes("ralColor" satisfies QuoteError)) {
			showToast({ tone: "error", title: t("errors.ralColor") });
		}
	}, [answer]);
}

/**
 * The quote form over the container's page. Outside the page's own form, because forms do not nest.
 * @param address of the form's own page: hands out a ticket and takes the submission
 */
export default function QuoteDialog(props: {
	address: string;
	title: string;
	selection: ProductSelection;
	/** Gets what the page goes on to say once the dialog is closed. */
	onSent: (text: string) => void;
	onClose: () => void;
}) {
	const t = useTranslations("quote");
	const { onClose, address } = props;
	const dialog = useRef<HTMLDialogElement>(null);
	const page = useFetcher<QuotePage>();
	const submission = useFetcher<QuoteAnswer>();
	const answer = submission.data;
	const ticket = useLastTicket(answer) ?? page.data?.ticket;

	useEffect(() => dialog.current?.showModal(), []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the ticket is asked for once per opening
	useEffect(() => {
		page.load(address);
	}, []);

	// Closed, not only taken away: the focus goes back to what opened it.
	useAnswer(answer, (text) => {
		props.onSent(text);
		dialog.current?.close();
	});

	const sending = submission.state !== "idle";
	return createPortal(
		<dialog
			ref={dialog}
			aria-labelledby="quote-title"
			onClose={onClose}
			className="m-auto max-h-[92dvh] w-[min(44rem,calc(100vw-1.5rem))] scroll-pt-12 scroll-pb-24 rounded-lg bg-surface p-5 pb-0 text-ink shadow-raised backdrop:bg-scrim/60 md:p-8 md:pb-0"
		>
			<Head title={props.title} onClose={() => dialog.current?.close()} />
			{page.data && ticket && (
				<QuoteForm
					address={address}
					selection={props.selection}
					page={page.data}
					ticket={ticket}
					result={answer?.reply ?? null}
					isSent={answer?.sent}
					problem={null}
					renderForm={(form) => (
						<submission.Form method="post" action={address} noValidate {...form}>
							<input type="hidden" name="dialog" value="on" />
							{form.children}
						</submission.Form>
					)}
					buttons={
						<div className="sticky bottom-0 -mx-5 grid gap-3 border-t border-line bg-surface px-5 py-3 md:-mx-8 md:px-8">
							<QuoteProblem answer={answer ?? null} texts={page.data.texts} />
							<div className="flex flex-wrap justify-end gap-3">
								<Button type="button" variant="quiet" onClick={() => dialog.current?.close()}>
									{t("cancel")}
								</Button>
								<SubmitButton variant="signal" sending={sending} data-clear-of-toasts>
									{sending ? t("submitting") : t("submit")}
								</SubmitButton>
							</div>
						</div>
					}
				/>
			)}
		</dialog>,
		document.body,
	);
}
