import { Form, Link } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button, ButtonAnchor } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";

export const onlineIntent = "pay-online";

/**
 * How far an order's online payment is: to be paid at an address, perhaps on its way, ended without money, paid, or not
 * tried yet.
 */
export type ShownOnline = {
	kind: "toPay" | "waiting" | "failed" | "paid" | "none";
	amount: string;
	checkoutUrl: string | null;
};

/** Leads to the payment page, or says what came of it; the bank transfer stays below. Works without scripts. */
export function OnlinePanel(props: {
	texts: PageTexts["payOnline"];
	shown: ShownOnline;
	/** Of the order's page, with its key. */
	address: string;
	/** Whether the payment page could not be reached just now. */
	isNotStarted: boolean;
}) {
	const { texts, shown, address, isNotStarted } = props;
	const { kind, checkoutUrl } = shown;
	if (kind === "paid") {
		return (
			<Notice tone="success" role="status">
				{texts.paid}
			</Notice>
		);
	}
	return (
		<section
			aria-labelledby="pay-online"
			className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 rounded-lg border border-line p-5 md:p-6 print:hidden"
		>
			<h2 id="pay-online" className="text-xl">
				{texts.title}
			</h2>
			{isNotStarted && (
				<Notice tone="error" role="alert">
					{texts.notStarted}
				</Notice>
			)}
			{kind === "failed" && !isNotStarted && <Notice tone="warning">{texts.failed}</Notice>}
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
				{(kind === "failed" || kind === "none") && (
					<Form method="post" action={address}>
						<Button type="submit" name="intent" value={onlineIntent}>
							{kind === "failed" ? texts.again : texts.start}
						</Button>
					</Form>
				)}
			</div>
		</section>
	);
}
