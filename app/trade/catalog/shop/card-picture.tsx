import { useTranslations } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Picture } from "~/ui/picture.tsx";
import { cardSizes } from "~/ui/picture-sizes.ts";
import type { ListedProduct } from "../product.ts";

/** The picture on a container's card, which says when there are none left. */
export function CardPicture(props: {
	product: Pick<ListedProduct, "imageUrl" | "isAvailable">;
	eager: boolean;
}) {
	const { product, eager } = props;
	const t = useTranslations("catalog");
	return (
		<div className="relative bg-mist">
			<Picture
				src={product.imageUrl}
				alt=""
				width={1200}
				height={900}
				sizes={cardSizes}
				eager={eager}
				className="aspect-[4/3] w-full object-cover"
			/>
			{!product.isAvailable && (
				<span className="absolute top-3 left-3">
					<Badge tone="error">{t("outOfStock")}</Badge>
				</span>
			)}
		</div>
	);
}
