import { MoveHorizontal } from "lucide-react";
import { useState } from "react";
import { formatPercent } from "~/i18n/format.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Picture } from "~/ui/picture.tsx";
import type { Condition } from "~/values/vocabulary.ts";
import { type PicturePair, picturePairs, picturesByCondition } from "../condition-pictures.ts";
import type { ConditionImage, ProductDetails } from "../product.ts";
import { gallerySizes } from "./gallery/gallery-picture.ts";

type Names = (condition: Condition) => string;

function ConditionPicture({ image, className }: { image: ConditionImage; className: string }) {
	return (
		<Picture
			src={image.imageUrl}
			alt=""
			width={1200}
			height={900}
			sizes={gallerySizes}
			className={`aspect-[4/3] w-full bg-mist object-cover ${className}`}
		/>
	);
}

/** Two pictures, one above the other, with a line between them that a field moves. */
function SplitPictures({ pair, label, nameOf }: { pair: PicturePair; label: string; nameOf: Names }) {
	const language = useLanguage();
	const [split, setSplit] = useState(50);
	const [left, right] = [nameOf(pair.left.condition), nameOf(pair.right.condition)];
	const name =
		"pointer-events-none absolute bottom-2 rounded-md bg-surface px-2.5 py-1 text-sm font-semibold shadow-card";
	return (
		<div className="relative overflow-hidden rounded-lg has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-info">
			<ConditionPicture image={pair.right} className="" />
			<div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - split}% 0 0)` }}>
				<ConditionPicture image={pair.left} className="size-full" />
			</div>
			<div
				aria-hidden="true"
				className="pointer-events-none absolute inset-y-0 w-0.5 bg-surface"
				style={{ left: `${split}%` }}
			>
				<span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full border border-line bg-surface shadow-card">
					<MoveHorizontal className="size-5" />
				</span>
			</div>
			<span className={`${name} left-2 max-w-[45%]`}>{left}</span>
			<span className={`${name} right-2 max-w-[45%]`}>{right}</span>
			<input
				type="range"
				min={0}
				max={100}
				value={split}
				aria-label={label}
				aria-valuetext={[
					`${left} ${formatPercent(language, split)}`,
					`${right} ${formatPercent(language, 100 - split)}`,
				].join(", ")}
				onChange={(event) => setSplit(event.currentTarget.valueAsNumber)}
				className="absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y opacity-0"
			/>
		</div>
	);
}

/**
 * What a container looks like in two of its conditions; nothing where fewer than two have a picture. Without scripts all of
 * them stand side by side.
 */
export function ConditionSlider(props: {
	product: Pick<ProductDetails, "conditionImages" | "mainConditionImages">;
	texts: PageTexts["container"]["conditionSlider"];
}) {
	const { product, texts } = props;
	const t = useTranslations("catalog.details");
	const pictures = picturesByCondition(product);
	const pairs = picturePairs(pictures);
	const [chosen, setChosen] = useState(pairs[0]?.key);
	const pair = pairs.find(({ key }) => key === chosen) ?? pairs[0];
	if (!pair) return null;
	const nameOf: Names = (condition) => t(`conditionNames.${condition}`);
	return (
		<section
			aria-labelledby="conditions-compared"
			className="screen-only grid grid-cols-[minmax(0,1fr)] gap-3"
		>
			<h2 id="conditions-compared" className="text-2xl">
				{texts.title}
			</h2>
			<div className="grid gap-3 noscript:hidden">
				{pairs.length > 1 && (
					<select
						aria-label={texts.pair}
						value={pair.key}
						onChange={(event) => setChosen(event.currentTarget.value)}
						className="min-h-11 w-full rounded-md border border-edge bg-surface px-3"
					>
						{pairs.map(({ key, left, right }) => (
							<option
								key={key}
								value={key}
							>{`${nameOf(left.condition)} – ${nameOf(right.condition)}`}</option>
						))}
					</select>
				)}
				<SplitPictures key={pair.key} pair={pair} label={texts.split} nameOf={nameOf} />
			</div>
			<noscript>
				<ul className="grid gap-3 sm:grid-cols-2">
					{pictures.map((image) => (
						<li key={image.condition}>
							<ConditionPicture image={image} className="rounded-lg" />
							<p className="mt-1 font-semibold">{nameOf(image.condition)}</p>
						</li>
					))}
				</ul>
			</noscript>
		</section>
	);
}
