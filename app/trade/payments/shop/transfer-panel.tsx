import type { ReactNode } from "react";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Notice } from "~/ui/notice.tsx";
import { QrCode } from "~/ui/qr-code.tsx";
import { eurosText } from "~/values/euros.ts";
import type { Transfer } from "../transfer.server.ts";
import { CopyButton } from "./copy-button.tsx";

type Texts = PageTexts["transfer"];

function Row({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-6 py-1 sm:col-span-full sm:grid-cols-subgrid sm:items-center">
			<dt className="text-muted">{label}</dt>
			<dd className="flex min-w-0 flex-wrap items-center gap-x-3 font-semibold">{children}</dd>
		</div>
	);
}

/** What a buyer types into a transfer, or scans; on paper too. */
export function TransferPanel({ transfer, texts }: { transfer: Transfer; texts: Texts }) {
	const { euro } = useFormat();
	const { account, amount, isPartly, due } = transfer;
	const sum = euro(amount, "always");
	// As the reader's bank takes it: no sign, no thousands.
	const decimalSign = useLanguage() === "en" ? "." : ",";
	return (
		<section
			aria-labelledby="order-transfer"
			className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border-2 border-brand-ink p-5 md:p-6 print:break-inside-avoid"
		>
			<h2 id="order-transfer" className="text-xl">
				{texts.title}
			</h2>
			{isPartly && <Notice tone="info">{texts.partly}</Notice>}
			{account ? (
				<div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
					<div className="grid content-start gap-3">
						<p>{texts.intro}</p>
						<dl className="grid sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
							<Row label={texts.amount}>
								<span className="text-xl">{sum}</span>
								<CopyButton text={eurosText(amount, decimalSign)} what={texts.amount} texts={texts} />
							</Row>
							<Row label={texts.reference}>
								<span className="text-xl whitespace-nowrap">{account.reference}</span>
								<CopyButton text={account.reference} what={texts.reference} texts={texts} />
							</Row>
							<Row label={texts.iban}>
								<span className="whitespace-nowrap">{account.iban}</span>
								<CopyButton text={account.iban.replaceAll(" ", "")} what={texts.iban} texts={texts} />
							</Row>
							<Row label={texts.holder}>{account.holder}</Row>
							{account.bic && <Row label={texts.bic}>{account.bic}</Row>}
							{due && <Row label={texts.due}>{due}</Row>}
						</dl>
						<p className="text-sm text-muted">{texts.elsewhere}</p>
						{due && <p>{texts.promise}</p>}
					</div>
					{account.qr && (
						<figure className="grid max-w-60 content-start justify-items-center gap-2 justify-self-center">
							<QrCode picture={account.qr} label={texts.qr} />
							<figcaption className="text-center text-sm text-muted">{texts.scan}</figcaption>
						</figure>
					)}
				</div>
			) : (
				<>
					<p>{texts.none}</p>
					<dl className="grid sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
						<Row label={texts.amount}>{sum}</Row>
						{due && <Row label={texts.due}>{due}</Row>}
					</dl>
				</>
			)}
		</section>
	);
}
