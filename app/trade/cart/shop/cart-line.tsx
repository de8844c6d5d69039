import { Minus, Plus, Trash2 } from "lucide-react";
import type { MouseEvent } from "react";
import { Form, Link } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { useLineWords } from "~/trade/lines/use-line-words.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { Picture } from "~/ui/picture.tsx";
import { urls } from "~/urls.ts";
import { maxQuantity, minQuantity } from "~/values/quantity.ts";
import type { CartLineView } from "../cart-view.ts";
import { obstacleText } from "./blocked-lines.ts";
import { afterRemoval } from "./use-focus-after-removal.ts";
import { emptyCartId, type LineIntent, pressId, useLinePress } from "./use-line-press.ts";

/** Id of the field by which the order form asks for the place of delivery. */
const checkoutPostcode = "checkout-postalCode";

/** Where a fragment leads to a button, the line above it is in sight too. */
const withLine = "scroll-mt-56";

const iconButton =
	"grid size-11 place-items-center rounded-md border border-edge bg-surface hover:bg-mist disabled:cursor-not-allowed disabled:border-line disabled:text-edge";

type LineProps = {
	line: CartLineView;
	/** The line that the focus goes on to when this one has been taken out. */
	next: CartLineView | undefined;
	/** Id of the order's form. */
	orderForm: string;
};

/** After the first click of two the next line may have moved under the pointer: nobody means that one. */
function ignoreSecondClick(event: MouseEvent): void {
	if (event.detail > 1) event.preventDefault();
}

function LineQuantity({ line, next, orderForm }: LineProps) {
	const t = useTranslations("checkout");
	const pressOf = useLinePress(orderForm, line.id);
	const intent = (value: LineIntent, goesOnFrom = pressId(value, line)) => ({
		...({ type: "submit", id: pressId(value, line) } as const),
		...pressOf(value, goesOnFrom),
	});
	const isGone = line.obstacle === "gone";
	return (
		<Form method="post" preventScrollReset className="flex items-center gap-2">
			<input type="hidden" name="item" value={line.id} />
			<button
				{...intent("less")}
				aria-label={t("less", { title: line.title })}
				disabled={isGone || line.quantity <= minQuantity}
				className={`${iconButton} ${withLine}`}
			>
				<Minus aria-hidden="true" className="size-5" />
			</button>
			<span className="min-w-10 text-center text-lg font-bold">
				<span className="sr-only print:not-sr-only">{t("quantity")} </span>
				{line.quantity}
			</span>
			<button
				{...intent("more")}
				aria-label={t("more", { title: line.title })}
				disabled={isGone || line.quantity >= maxQuantity}
				className={`${iconButton} ${withLine}`}
			>
				<Plus aria-hidden="true" className="size-5" />
			</button>
			<button
				{...intent("remove", next ? pressId("remove", next) : emptyCartId)}
				{...{ [afterRemoval]: "" }}
				onClick={ignoreSecondClick}
				aria-label={t("removeItem", { title: line.title })}
				className={`ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-muted hover:text-error hover:underline ${withLine}`}
			>
				<Trash2 aria-hidden="true" className="size-4" />
				{t("remove")}
			</button>
		</Form>
	);
}

/** The ways past an obstacle of transport, beside a quote. */
function Ways({ line, orderForm }: Omit<LineProps, "next">) {
	const collect = useTranslations("catalog.details")("deliveries.self_pickup");
	const language = useLanguage();
	const pressOf = useLinePress(orderForm, line.id);
	return line.ways.map((given) => {
		if (given.way === "collect") {
			return (
				<Form key="collect" method="post" preventScrollReset>
					<input type="hidden" name="item" value={line.id} />
					<Button type="submit" {...pressOf("collect", pressId("more", line))} variant="quiet">
						{collect}
						<span className="sr-only">, {line.title}</span>
					</Button>
				</Form>
			);
		}
		const address =
			given.way === "postcode" ? `#${checkoutPostcode}` : line.slug && urls.container(language, line.slug);
		if (address === null) return null;
		return (
			<ButtonLink key={given.way} to={address} variant="quiet">
				{given.label}
			</ButtonLink>
		);
	});
}

type Texts = PageTexts["checkoutPage"];

/** A line of a cart: what it is, what it costs, what keeps it from being ordered, and how to change it. */
export function CartLine({ texts, ...props }: LineProps & { texts: Texts }) {
	const { line, orderForm } = props;
	const t = useTranslations("checkout");
	const net = useTranslations("common")("netNote");
	const text = useLineWords();
	const { euro } = useFormat();
	const language = useLanguage();
	const { obstacle } = line;
	// Of what is gone, or sold by offer by now, there is none to show.
	const hasPrice = obstacle !== "gone" && line.price > 0;
	return (
		<li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 border-t border-line py-6 first:border-t-0 first:pt-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
			<Picture
				src={line.imageUrl}
				alt=""
				width={1200}
				height={900}
				sizes="144px"
				className="aspect-[4/3] w-full rounded-md bg-mist object-cover sm:row-span-2"
			/>
			<div className="grid min-w-0 content-start gap-3">
				<div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
					<h3 className="text-lg">
						{line.slug === null ? (
							line.title
						) : (
							<Link
								to={`${urls.container(language, line.slug)}?condition=${line.selectedCondition}`}
								className="hover:underline"
							>
								{line.title}
							</Link>
						)}
					</h3>
					{hasPrice && (
						<p className="text-lg font-bold">
							<span className="sr-only">{t("lineTotal")} </span>
							<span className="whitespace-nowrap">{euro(line.total)}</span>{" "}
							<span className="text-sm font-normal text-muted">
								{line.lacksTransport ? texts.withoutTransport.line : net}
							</span>
						</p>
					)}
				</div>
				<ul className="grid gap-0.5 text-muted">
					<li>
						{text.condition(line)}
						{hasPrice && ` · ${text.unitPrice(line)}`}
					</li>
					<li>{obstacle ? text.delivery(line) : text.transport(line)}</li>
					{line.ralColor && <li>{line.ralColor}</li>}
				</ul>
			</div>
			<div className="col-span-2 grid gap-3 sm:col-span-1 sm:col-start-2">
				{obstacle && <Notice tone="error">{obstacleText(t, line)}</Notice>}
				{(line.quoteAddress || line.ways.length > 0) && (
					<div className="flex flex-wrap gap-3">
						{line.quoteAddress && (
							<ButtonLink to={line.quoteAddress} variant="quiet">
								{texts.askQuote}
							</ButtonLink>
						)}
						<Ways line={line} orderForm={orderForm} />
					</div>
				)}
				{!obstacle && line.priceBefore !== null && (
					<Notice tone="warning">
						{t("priceChanged", { before: euro(line.priceBefore), now: euro(line.price) })}
					</Notice>
				)}
				<LineQuantity {...props} />
			</div>
		</li>
	);
}
