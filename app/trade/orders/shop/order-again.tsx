import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { pressKey } from "~/trade/catalog/selection.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useOnChange } from "~/ui/use-on-change.ts";
import { urls } from "~/urls.ts";

/** What of an order is not in the cart again; `failed` where the shop could not answer, with the press to be tried again. */
export type AgainAnswer = { missing: string[]; isFull: boolean; failed: boolean; key: string | null };

type OrderAgainProps = {
	texts: PageTexts["orderPage"];
	answer: AgainAnswer | null;
	/** The server's, of this page: it is nobody else's, so that each press has one without scripts too. */
	newKey: string;
};

/** Puts the order's containers into the cart once more, and says which are not offered so any more. */
export function OrderAgain({ texts, answer, newKey }: OrderAgainProps) {
	const language = useLanguage();
	const sending = useNavigation().formData?.has(pressKey) === true;
	const box = useRef<HTMLDivElement>(null);
	useOnChange(answer, () => {
		if (answer) box.current?.focus();
	});
	return (
		<div className="grid justify-items-start gap-3 print:hidden">
			{answer && (
				<div ref={box} tabIndex={-1} className="grid justify-items-start gap-3 outline-none">
					<Notice tone={answer.failed ? "error" : "warning"} role="alert">
						{answer.failed && texts.failed}
						{answer.missing.length > 0 && (
							<>
								{texts.missing}
								<ul className="list-disc pl-5">
									{[...new Set(answer.missing)].map((title) => (
										<li key={title}>{title}</li>
									))}
								</ul>
							</>
						)}
						{answer.isFull && <p>{texts.full}</p>}
					</Notice>
					{!answer.failed && <ButtonLink to={urls.cart(language)}>{texts.toCart}</ButtonLink>}
				</div>
			)}
			<Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<input type="hidden" name={pressKey} value={answer?.key ?? newKey} />
				<SubmitButton sending={sending} variant="quiet" name="intent" value="again">
					{texts.again}
				</SubmitButton>
				<span className="text-sm text-muted">{texts.againText}</span>
			</Form>
		</div>
	);
}
