import { ChevronRight } from "lucide-react";
import { type FocusEvent, type ReactNode, useId } from "react";
import { useNavigation } from "react-router";
import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { OrderObstacle, WayOut } from "~/trade/catalog/order-obstacle.ts";
import type { PricedLine } from "~/trade/catalog/pricing.ts";
import { Button } from "~/ui/button.tsx";
import { closeOnEscape } from "~/ui/close-on-escape.ts";
import { withVat } from "~/values/vat.ts";
import { WayButton } from "./way-button.tsx";

type SummaryProps = {
	line: PricedLine;
	/** Why it cannot be ordered, as the visitor may be told by now. */
	obstacle: OrderObstacle | null;
	/** What leads past the obstacle. */
	ways: readonly WayOut[];
	quantity: number;
	texts: PageTexts["container"];
	/** The same choice, but collected: its address, and choosing it at once. */
	collect: { address: string; choose: () => void };
	/** Asks for a quote; belongs to another feature. */
	quoteButton: ReactNode;
};

function useTransportText({ line, texts }: SummaryProps): string {
	const t = useTranslations("catalog.details");
	const { euro } = useFormat();
	const { transport } = line;
	if (transport.state === "priced") {
		return transport.price === 0 ? t("transportFree") : euro(transport.price);
	}
	if (line.obstacle === "not_delivered") return texts.transport.none;
	if (transport.state === "undecided")
		return texts.transport[transport.missing === "delivery" ? "open" : "postcode"];
	return texts.transport[transport.problem === "postcode_invalid" ? "postcode" : "onRequest"];
}

function Row(props: { name: ReactNode; value: string }) {
	return (
		<span className="flex justify-between gap-4">
			<span className="text-muted">{props.name}</span>
			<span className="text-right font-semibold">{props.value}</span>
		</span>
	);
}

/** Goods, transport and what they come to, without VAT and with it. */
function Sums(props: SummaryProps) {
	const t = useTranslations("catalog");
	const net = useTranslations("common")("netNote");
	const { euro } = useFormat();
	const { line, texts } = props;
	const { subtotal, total } = withVat(line.total);
	const priced = line.transport.state === "priced";
	const name = priced || line.quoteRequired ? t("details.total") : texts.totalWithout;
	const goods = t("details.goods", { quantity: String(props.quantity), price: euro(line.unitPrice) });
	return (
		<output className="grid gap-1.5">
			<Row
				name={line.quoteRequired ? t("priceOnRequest") : goods}
				value={line.quoteRequired ? "–" : euro(line.goods)}
			/>
			<Row name={t("details.transport")} value={useTransportText(props)} />
			<span className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
				<span className="font-bold">
					{name} <span className="text-sm font-normal text-muted">{net}</span>
				</span>
				<span data-testid="total" className="text-right text-2xl font-extrabold">
					{line.quoteRequired ? t("priceOnRequest") : euro(subtotal)}
				</span>
			</span>
			{!line.quoteRequired && <Row name={texts.totalIncl} value={euro(total, "always")} />}
		</output>
	);
}

function OrderButton(props: { obstacle: OrderObstacle | null; reason?: string; className: string }) {
	const t = useTranslations("catalog.details");
	const adding = useNavigation().formMethod === "POST";
	return (
		<Button
			type="submit"
			variant="signal"
			disabled={props.obstacle !== null || adding}
			aria-describedby={props.reason}
			className={props.className}
		>
			{adding ? t("adding") : t("addToCart")}
		</Button>
	);
}

/** What stands between the choice and an order, and the ways past it. The quote's button stands below them anyway. */
function Obstacle({ id, ...props }: SummaryProps & { id: string }) {
	if (props.obstacle === null) return null;
	return (
		<>
			<p id={id} className="text-sm font-medium text-warning">
				{props.texts.obstacles[props.obstacle]}
			</p>
			{props.ways
				.filter((way) => way !== "quote")
				.map((way) => (
					<WayButton key={way} way={way} variant="quiet" className="w-full" {...props} />
				))}
		</>
	);
}

function SummaryCard(props: SummaryProps) {
	const id = useId();
	return (
		<section
			aria-labelledby={`${id}-title`}
			data-clear-of-toasts
			className="hidden gap-3 rounded-lg border border-line bg-surface px-5 py-4 shadow-card lg:grid print:grid"
		>
			<h2 id={`${id}-title`} className="text-lg">
				{props.texts.summary}
			</h2>
			<Sums {...props} />
			<Obstacle id={`${id}-obstacle`} {...props} />
			<OrderButton
				obstacle={props.obstacle}
				reason={props.obstacle === null ? undefined : `${id}-obstacle`}
				className="w-full text-lg"
			/>
			{props.quoteButton}
		</section>
	);
}

/** Closes the opened sum when the focus goes on to the page, so that it never lies over what has the focus. */
function closeOnLeaving(event: FocusEvent<HTMLDetailsElement>): void {
	const next = event.relatedTarget;
	if (next instanceof Element && !event.currentTarget.contains(next) && !next.closest("dialog")) {
		event.currentTarget.open = false;
	}
}

/** One line at the bottom of a small window: what it comes to, and the next step. The rest opens above it. */
function SummaryBar(props: SummaryProps) {
	const t = useTranslations("catalog");
	const net = useTranslations("common")("netNote");
	const { euro } = useFormat();
	const { line, texts, obstacle } = props;
	const id = useId();
	const way = obstacle === null ? null : (props.ways[0] ?? null);
	return (
		<section
			aria-label={texts.summary}
			data-clear-of-toasts
			className="price-bar fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-line bg-surface px-4 py-2 shadow-raised md:px-8 lg:hidden print:hidden"
		>
			<details className="group min-w-0 flex-1" onBlur={closeOnLeaving} onKeyDown={closeOnEscape}>
				<summary className="flex min-h-11 items-center gap-2 [&::-webkit-details-marker]:hidden">
					<ChevronRight aria-hidden="true" className="size-5 shrink-0 -rotate-90 group-open:rotate-90" />
					<span className="grid leading-tight">
						<span role="status" className="text-lg font-extrabold" data-testid="total">
							{line.quoteRequired ? t("priceOnRequest") : euro(line.total)}
						</span>
						{!line.quoteRequired && (
							<span className="text-xs text-muted">
								{line.transport.state === "priced" ? net : texts.netWithout}
							</span>
						)}
						<span className="sr-only">{texts.more}</span>
					</span>
				</summary>
				<div className="absolute inset-x-0 bottom-full grid max-h-[60dvh] gap-3 overflow-y-auto border-t border-line bg-surface px-4 pt-4 pb-2 shadow-raised md:px-8">
					<Sums {...props} />
					<Obstacle id={id} {...props} />
					{obstacle !== null && <OrderButton obstacle={obstacle} reason={id} className="w-full" />}
					{way !== "quote" && props.quoteButton}
				</div>
			</details>
			<div className="max-w-[60%] shrink-0 max-md:[&>*]:px-3">
				{obstacle === null || way === null ? (
					<OrderButton obstacle={obstacle} className="" />
				) : way === "quote" ? (
					props.quoteButton
				) : (
					<WayButton way={way} variant="signal" className="" {...props} />
				)}
			</div>
		</section>
	);
}

/** The sum as it stands, the order button, the reason where it cannot be pressed and the way out. */
export function PriceSummary(props: SummaryProps) {
	return (
		<>
			<SummaryCard {...props} />
			<SummaryBar {...props} />
		</>
	);
}
