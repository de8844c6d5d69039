import { useTranslations } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Picture } from "~/ui/picture.tsx";
import { cardSizes, compactCardSizes } from "~/ui/picture-sizes.ts";
import type { ListedProduct } from "../product.ts";

/** The picture on a container's card, which says when there are none left. */
export function CardPicture(props: {
	product: Pick<ListedProduct, "imageUrl" | "isAvailable">;
	eager: boolean;
	/** Small beside its text on a phone, where the text says what is out of stock. */
	isCompact?: boolean;
}) {
	const { product, eager, isCompact = false } = props;
	const t = useTranslations("catalog");
	return (
		<div
			className={`relative bg-mist ${isCompact ? "max-md:self-start max-md:overflow-hidden max-md:rounded-md" : ""}`}
		>
			<Picture
				src={product.imageUrl}
				alt=""
				width={1200}
				height={900}
				sizes={isCompact ? compactCardSizes : cardSizes}
				eager={eager}
				className="aspect-[4/3] w-full object-cover"
			/>
			{!product.isAvailable && (
				<span className={`absolute top-3 left-3 ${isCompact ? "max-md:hidden" : ""}`}>
					<Badge tone="error">{t("outOfStock")}</Badge>
				</span>
			)}
		</div>
	);
}
