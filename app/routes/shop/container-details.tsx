import { Suspense } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import { BuyerRightsView } from "~/trade/catalog/shop/buyer-rights.tsx";
import { ConditionSlider } from "~/trade/catalog/shop/condition-slider.tsx";
import { ConditionTabs } from "~/trade/catalog/shop/condition-tabs.tsx";
import type { TriedColor } from "~/trade/catalog/shop/gallery/painted-look.ts";
import { ContainerDrawing } from "~/trade/catalog/shop/sizes/container-drawing.tsx";
import { SpecificationCard } from "~/trade/catalog/shop/specification-card.tsx";
import { TurnedContainer } from "~/trade/conversions/shop/turned-container.tsx";
import { wearOf } from "~/trade/conversions/wear.ts";
import type { Condition } from "~/values/vocabulary.ts";
import type { Route } from "./+types/container-detail";

type Page = Route.ComponentProps["loaderData"];

/** Signs of wear that the view in 3D shows. A container in a wish colour is painted anew, which covers most of them. */
function wearShown(condition: Condition | null, color: TriedColor | null, isWish: boolean) {
	return wearOf(isWish && color && condition === "used-cw" ? "used-a" : condition);
}

/** The container in 3D, in the colour and condition that are chosen. */
function Turned({ page, condition, color, isWish }: LookProps) {
	const t = useTranslations("catalog.details.conditionNames");
	const { product, texts, turned } = page;
	if (!turned) return null;
	const shown = [color && `RAL ${color.ral} ${color.name}`, condition && t(condition)].filter(Boolean);
	return (
		<TurnedContainer
			body={turned.body}
			paint={color?.hex ?? turned.paint}
			wear={wearShown(condition, color, isWish)}
			label={texts.turned}
			note={
				<>
					{shown.length > 0 && <span className="font-semibold">{shown.join(" · ")}. </span>}
					<span className="text-muted">{texts.turnedNote}</span>
				</>
			}
			texts={turned.texts}
			drawing={<ContainerDrawing product={product} texts={texts} />}
		/>
	);
}

type LookProps = {
	page: Page;
	condition: Condition | null;
	/** The colour that is tried on it. */
	color: TriedColor | null;
	/** Whether it is painted in it, or stands in it on the yard. */
	isWish: boolean;
};

/** What stands below a container's pictures: one file that comes after the first load, coming to life part by part. */
export function DetailsBeside(look: LookProps) {
	const { page, condition } = look;
	const { product, texts, rights } = page;
	const { title, lang } = product.text;
	return (
		<>
			<Suspense>
				<Turned {...look} />
			</Suspense>
			<Suspense>
				<ConditionTabs title={texts.conditionTabs} infos={product.conditionInfo} chosen={condition} />
			</Suspense>
			<Suspense>
				<ConditionSlider product={product} texts={texts.conditionSlider} />
			</Suspense>
			<Suspense>
				<SpecificationCard product={product} texts={texts} />
			</Suspense>
			{rights && (
				<Suspense>
					<BuyerRightsView rights={rights} title={<span lang={lang}>{title}</span>} />
				</Suspense>
			)}
		</>
	);
}
