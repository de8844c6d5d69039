import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { detailsOf, lineTotal } from "~/trade/lines/lines.ts";
import { useLineWords } from "~/trade/lines/use-line-words.ts";
import { AmountsTable } from "~/trade/orders/shop/amounts-table.tsx";
import { AddressLines } from "~/ui/address-lines.tsx";
import { PairList } from "~/ui/pair-list.tsx";
import { Picture } from "~/ui/picture.tsx";
import { noonOf } from "~/values/day.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { ShownOffer } from "../offer-view.server.ts";

type Texts = PageTexts["offerPage"];

type ViewProps = {
	texts: Texts;
	shown: ShownOffer;
	/** Of the buyer, in which the offer's own texts are written. */
	language: Language;
	/** Where the drawing of the conversion is; null: there is none. */
	drawing: string | null;
};

function Lines({ texts, shown, language }: Omit<ViewProps, "drawing">) {
	const colors = useTranslations("catalog.details");
	const net = useTranslations("common")("netNote");
	const text = useLineWords();
	const { euro } = useFormat();
	return (
		<ul>
			{shown.lines.map((line, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: what is offered stands in its order
				<li key={index} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-4">
					<div className="min-w-0 flex-1 basis-64">
						<p className="font-semibold" lang={language}>
							{line.quantity} × {line.productTitle}
						</p>
						<p className="text-muted">
							{[text.condition(line), text.unitPrice(line)].filter(Boolean).join(" · ")}
							{line.listPrice !== null && (
								<>
									{" · "}
									{texts.listPrice} <s>{euro(line.listPrice, "always")}</s>
								</>
							)}
						</p>
						{line.selectedCondition !== null && (
							<>
								<p className="text-muted">
									{[colors(`colors.${line.colorType}`), line.ralColor].filter(Boolean).join(", ")}
								</p>
								<p className="text-muted">{text.transport(line)}</p>
							</>
						)}
						<div lang={language}>
							{detailsOf(line).map((detail) => (
								<p key={detail} className="text-sm text-muted">
									{detail}
								</p>
							))}
						</div>
					</div>
					<p className="text-lg font-bold whitespace-nowrap">
						{euro(lineTotal(line), "always")} <span className="text-sm font-normal text-muted">{net}</span>
					</p>
				</li>
			))}
		</ul>
	);
}

/** A text of the offer's own, in its buyer's language, as it was typed. */
function Own({ title, text, language }: { title?: string; text: string; language: Language }) {
	if (text.trim() === "") return null;
	return (
		<div className="grid gap-1">
			{title && <h3 className="text-lg">{title}</h3>}
			<p lang={language} className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">
				{text.trim()}
			</p>
		</div>
	);
}

function Address({ title, lines }: { title: string; lines: readonly string[] }) {
	return (
		<div className="grid content-start gap-1">
			<h3 className="text-lg">{title}</h3>
			<AddressLines lines={lines} />
		</div>
	);
}

/** All that a version of an offer says: lines and sums first, then what goes with them. */
export function OfferView({ texts, shown, language, drawing }: ViewProps) {
	const page = useLanguage();
	const t = useTranslations("checkout.confirmation");
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<Own text={shown.intro} language={language} />
			<section aria-labelledby="offer-lines">
				<h2 id="offer-lines" className="mb-3 text-xl">
					{texts.lines}
				</h2>
				<Lines {...{ texts, shown, language }} />
				<div className="rounded-lg bg-mist p-5">
					<AmountsTable amounts={shown.amounts} />
				</div>
			</section>
			<p>
				{texts.validUntil} <strong>{formatDate(page, noonOf(shown.validUntil))}</strong>, {texts.included}.{" "}
				{shown.termDays === 1 ? texts.paymentOne : texts.payment.replace("{days}", String(shown.termDays))}
			</p>
			<Own title={texts.remarks} text={shown.remarks} language={language} />
			{drawing && (
				<figure className="grid gap-2">
					<img
						src={drawing}
						alt={texts.drawing}
						className="w-full rounded-md border border-line bg-surface"
					/>
					<figcaption className="text-sm text-muted">{texts.drawing}</figcaption>
				</figure>
			)}
			{shown.pictures.length > 0 && (
				<section aria-labelledby="offer-pictures" className="grid gap-3">
					<h3 id="offer-pictures" className="text-lg">
						{texts.pictures}
					</h3>
					<ul className="grid gap-4 sm:grid-cols-2">
						{shown.pictures.map((address, index) => (
							<li key={address}>
								<Picture
									src={address}
									alt={`${texts.picture} ${index + 1}`}
									width={600}
									height={450}
									sizes="(min-width: 640px) 24rem, 92vw"
									className="w-full rounded-md object-cover"
								/>
							</li>
						))}
					</ul>
				</section>
			)}
			{shown.wishes.length > 0 && (
				<section aria-labelledby="offer-wishes" className="grid gap-2">
					<h3 id="offer-wishes" className="text-lg">
						{texts.wish}
					</h3>
					<PairList rows={shown.wishes} />
				</section>
			)}
			<div className="grid gap-6 sm:grid-cols-2">
				<Address title={texts.for} lines={shown.buyer} />
				{shown.billing && <Address title={t("billingAddress")} lines={shown.billing} />}
			</div>
			<Own text={shown.closing} language={language} />
			<Own title={texts.conditions} text={shown.conditions} language={language} />
		</div>
	);
}
