import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonAnchor } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useOnlineLook } from "./use-online-look.ts";

export const onlineIntent = "pay-online";
/** Where on the page it stands. */
export const onlinePlace = "pay-online";

/**
 * How far an order's online payment is: to be paid at an address, perhaps on its way, ended without money, paid, paid and
 * more is due by now, or not tried yet.
 */
export type ShownOnline = {
	kind: "toPay" | "waiting" | "failed" | "paid" | "partly" | "none";
	amount: string;
	checkoutUrl: string | null;
	isCancelled: boolean;
	/** What of what is paid goes back to the buyer; null: nothing. */
	back: string | null;
	/** What is asked for later, by the invoice that follows one in advance; null: nothing. */
	rest: string | null;
};

/** Says why nothing was begun: the order's page shows beside it what has become of the order. */
export function OnlineRefusal({ answer }: { answer: { text: string; isDue: boolean } }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// The button that was pressed may be gone with its panel.
		if (!answer.isDue) box.current?.focus();
	}, [answer]);
	return (
		<div ref={box} tabIndex={-1} className="outline-none print:hidden">
			<Notice tone={answer.isDue ? "error" : "info"} role="alert">
				{answer.text}
			</Notice>
		</div>
	);
}

/** What a buyer reads whose money has arrived: also where it is more than is owed. */
function arrivedText(texts: PageTexts["payOnline"], { back, rest, isCancelled }: ShownOnline): string {
	if (rest !== null) return texts.paidPart.replace("{amount}", rest);
	if (back === null) return texts.paid;
	return (isCancelled ? texts.paidCancelled : texts.paidTooMuch).replace("{amount}", back);
}

type OnlineProps = {
	texts: PageTexts["payOnline"];
	shown: ShownOnline;
	/** Of the order's page, with its key. */
	address: string;
	/** Whether the payment page could not be reached just now, which is said above. */
	isNotStarted: boolean;
};

/**
 * Leads to the payment page, or says what came of it, which with scripts it finds out by itself; the bank transfer stays below. Works
 * without scripts.
 */
export function OnlinePanel(props: OnlineProps) {
	const { texts, shown, address } = props;
	const { kind } = shown;
	const sending = useNavigation().formData?.get("intent") === onlineIntent;
	const box = useRef<HTMLDivElement>(null);
	useOnlineLook(kind === "waiting", address, box);
	return (
		<div ref={box} tabIndex={-1} className="outline-none">
			{kind === "paid" ? (
				<Notice tone={shown.back === null ? "success" : "info"} role="status">
					{arrivedText(texts, shown)}
				</Notice>
			) : (
				<PayPart {...props} sending={sending} />
			)}
		</div>
	);
}

function PayPart(props: OnlineProps & { sending: boolean }) {
	const { texts, shown, address, isNotStarted, sending } = props;
	const { kind, checkoutUrl } = shown;
	return (
		<section
			aria-labelledby="pay-online-title"
			className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 rounded-lg border border-line p-5 md:p-6 print:hidden"
		>
			<h2 id="pay-online-title" className="text-xl">
				{texts.title}
			</h2>
			{kind === "failed" && !isNotStarted && <Notice tone="warning">{texts.failed}</Notice>}
			{kind === "partly" && (
				<Notice tone="info" role="status">
					{texts.paidOpen.replace("{amount}", shown.amount)}
				</Notice>
			)}
			{kind === "toPay" && <p>{texts.open}</p>}
			{kind === "waiting" && <p>{texts.waiting}</p>}
			{kind === "none" && !isNotStarted && <p>{texts.also}</p>}
			<div className="flex flex-wrap gap-3">
				{checkoutUrl && (kind === "toPay" || kind === "waiting") && (
					<ButtonAnchor href={checkoutUrl} rel="noreferrer" variant={kind === "toPay" ? "signal" : "quiet"}>
						{texts.payNow.replace("{amount}", shown.amount)}
					</ButtonAnchor>
				)}
				{kind === "waiting" && (
					<Link
						to={address}
						className="inline-flex min-h-11 items-center px-2 font-semibold text-info underline"
					>
						{texts.look}
					</Link>
				)}
				{(kind === "failed" || kind === "partly" || kind === "none") && (
					<Form method="post" action={`${address}#${onlinePlace}`}>
						<SubmitButton sending={sending} name="intent" value={onlineIntent}>
							{kind === "failed" ? texts.again : texts.start}
						</SubmitButton>
					</Form>
				)}
			</div>
		</section>
	);
}
