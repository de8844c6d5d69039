import { Minus, Plus, Trash2 } from "lucide-react";
import { Fragment, type MouseEvent, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import type { Language } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { TransportObstacle } from "~/trade/catalog/order-obstacle.ts";
import { useLineWords } from "~/trade/lines/use-line-words.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { Picture } from "~/ui/picture.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useOnChange } from "~/ui/use-on-change.ts";
import { useScripted } from "~/ui/use-scripted.ts";
import { urls } from "~/urls.ts";
import { maxQuantity, minQuantity } from "~/values/quantity.ts";
import type { CartObstacle } from "../cart.ts";
import {
	type CartLineView,
	type CartView,
	type cartIntents,
	lineIntent,
	type RemovedLine,
} from "../cart-view.ts";
import { afterRemoval } from "./use-focus-after-removal.ts";

/** Id of the heading of an empty cart. */
export const emptyCartId = "empty-cart";

/** Id of the field by which the order form asks for the place of delivery. */
const checkoutPostcode = "checkout-postalCode";

/** Where a fragment leads to a button, the line above it is in sight too. */
const withLine = "scroll-mt-56";

const iconButton =
	"grid size-11 place-items-center rounded-md border border-edge bg-surface hover:bg-mist disabled:cursor-not-allowed disabled:border-line disabled:text-edge";

type Intent = (typeof cartIntents)[number];

/**
 * How a button of a line is sent: by its own small form. Without scripts that asks for the page anew: there it is sent
 * with the order's form, which takes along what was typed.
 * @param orderForm id of that form; null where the page has none
 */
function useLinePress(orderForm: string | null, id: string) {
	const language = useLanguage();
	const scripted = useScripted();
	/** @param goesOnFrom id of the element that the focus, and what is in sight, go on from */
	return (intent: Intent, goesOnFrom: string) =>
		scripted || orderForm === null
			? { name: "intent", value: intent }
			: {
					...{ name: "intent", value: lineIntent(intent, id) },
					...{ form: orderForm, formAction: `${urls.cart(language)}#${goesOnFrom}` },
				};
}

const idOf = (intent: Intent, { id }: Pick<CartLineView, "id">) => `${intent}-${id}`;

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
	const intent = (value: Intent, goesOnFrom = idOf(value, line)) => ({
		...({ type: "submit", id: idOf(value, line) } as const),
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
				{...intent("remove", next ? idOf("remove", next) : emptyCartId)}
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

/** The words for obstacles of a container: it had a price once, so several say the same here. */
const reasons = {
	gone: "gone",
	unavailable: "unavailable",
	no_price: "quote_required",
	no_condition: "not_offered",
	not_offered: "not_offered",
	quote_required: "quote_required",
} as const satisfies Record<Exclude<CartObstacle, TransportObstacle>, string>;

/** Why a line cannot be ordered; null when it can. Those of transport are told as the container's page tells them. */
function obstacleText(
	t: (key: `obstacles.${(typeof reasons)[keyof typeof reasons]}`) => string,
	{ obstacle, transportReason }: CartLineView,
): string | null {
	if (obstacle === null || transportReason !== null) return transportReason;
	return t(`obstacles.${reasons[obstacle as keyof typeof reasons]}`);
}

/** What keeps each line from being ordered, after the container's name. */
export function blockedLines(
	t: Parameters<typeof obstacleText>[0],
	language: Language,
	cart: CartView,
): string[] {
	return cart.lines.flatMap((line) => {
		const reason = obstacleText(t, line);
		return reason === null ? [] : [labelled(language, line.title, reason)];
	});
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
					<Button type="submit" {...pressOf("collect", idOf("more", line))} variant="quiet">
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

function CartLine({ texts, ...props }: LineProps & { texts: Texts }) {
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
						<p className="text-lg font-bold whitespace-nowrap">
							<span className="sr-only">{t("lineTotal")} </span>
							{euro(line.total)} <span className="text-sm font-normal text-muted">{net}</span>
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

type RemovedProps = { line: RemovedLine; orderForm: string | null; texts: Texts };

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
			<SubmitButton sending={sending} variant="quiet" {...pressOf("putBack", idOf("remove", line))}>
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

type CartLinesProps = Pick<LineProps, "orderForm"> & {
	lines: CartLineView[];
	removed: RemovedLine | null;
	texts: Texts;
};

/** The lines of a cart, each with its own small form; where one was taken out, how to have it back. */
export function CartLines({ lines, removed, texts, orderForm }: CartLinesProps) {
	const t = useTranslations("checkout");
	const removedAt = (place: number) =>
		removed?.place === place && (
			<li className="border-t border-line py-4 first:border-t-0 first:pt-0">
				<RemovedNote line={removed} texts={texts} orderForm={orderForm} />
			</li>
		);
	return (
		<section aria-labelledby="cart-lines">
			<h2 id="cart-lines" className="mb-5 text-2xl">
				{t("review")}
			</h2>
			<ul>
				{lines.map((line, n) => (
					<Fragment key={line.id}>
						{removedAt(n)}
						<CartLine line={line} next={lines[n + 1] ?? lines[n - 1]} orderForm={orderForm} texts={texts} />
					</Fragment>
				))}
				{removedAt(lines.length)}
			</ul>
		</section>
	);
}
