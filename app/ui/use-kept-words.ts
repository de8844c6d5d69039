import { type RefObject, useEffect, useRef } from "react";
import { onFormTaken, onLostForm } from "./lost-form/lost-form.ts";
import { forgetKeptFields, keptFields, useKeptFields } from "./use-kept-fields.ts";

/**
 * As `useKeptFields`, for a form that asks the shop something: kept until the shop has taken it.
 * @param given.answer what the shop last said to it; null before
 * @param given.isSent the shop has taken it, and the form is still there to learn so
 * @returns attributes of the form
 */
export function useKeptWords(
	ref: RefObject<HTMLFormElement | null>,
	given: {
		form: string;
		names: readonly string[];
		answer: unknown;
		isSent?: boolean | undefined;
		onFilled?: () => void;
	},
) {
	const { form, names, answer, isSent = false } = given;
	const isOnItsWay = useRef(false);
	useKeptFields(ref, {
		...{ form, names, owner: form, isAnswered: answer !== null },
		onFilled: () => given.onFilled?.(),
	});
	useEffect(() => {
		isOnItsWay.current = false;
		if (answer !== null && isSent) forgetKeptFields(form, form);
	}, [answer, form, isSent]);
	// An answer that leads to another page leaves no form to tell.
	useEffect(() => {
		const place = ref.current;
		const send = () => {
			isOnItsWay.current = true;
		};
		place?.addEventListener("submit", send);
		const stops = [
			onFormTaken(() => {
				if (isOnItsWay.current) forgetKeptFields(form, form);
			}),
			// What did not arrive is not taken with what another form sends next.
			onLostForm(() => {
				isOnItsWay.current = false;
			}),
		];
		return () => {
			place?.removeEventListener("submit", send);
			for (const stop of stops) stop();
		};
	}, [ref, form]);
	return keptFields(form, form);
}
