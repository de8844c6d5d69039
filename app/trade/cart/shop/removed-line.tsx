import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useOnChange } from "~/ui/use-on-change.ts";
import type { RemovedLine } from "../cart-view.ts";
import { pressId, useLinePress } from "./use-line-press.ts";

type RemovedProps = { line: RemovedLine; orderForm: string | null; texts: PageTexts["checkoutPage"] };

/** Says which line was taken out, and puts it back. */
export function RemovedNote({ line, texts, orderForm }: RemovedProps) {
	const language = useLanguage();
	const removed = useTranslations("checkout.toasts")("removed");
	const pressOf = useLinePress(orderForm, line.id);
	const sending = useNavigation().formData?.get("intent") === "putBack";
	return (
		<Form
			method="post"
			preventScrollReset
			className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden"
		>
			<input type="hidden" name="item" value={line.id} />
			<p>{labelled(language, removed, line.title)}</p>
			<SubmitButton sending={sending} variant="quiet" {...pressOf("putBack", pressId("remove", line))}>
				{texts.putBack.undo}
				<span className="sr-only">, {line.title}</span>
			</SubmitButton>
		</Form>
	);
}

/**
 * Says why a line could not be changed that the cart has no more. It takes the focus from the button, which is gone too.
 * @param press what the press was answered with
 */
export function LineGone({ press, text }: { press: unknown; text: string }) {
	const box = useRef<HTMLDivElement>(null);
	useOnChange(press, () => box.current?.focus());
	return (
		<div ref={box} tabIndex={-1} className="scroll-mt-24 outline-none">
			<Notice tone="warning" role="alert">
				{text}
			</Notice>
		</div>
	);
}
