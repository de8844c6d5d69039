import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { floorOf, ownScene, personSpace, shapeOf } from "../../sizes/container-shape.ts";
import { drawnPallets } from "../../sizes/pallets.ts";
import { type Loaded, whatFits } from "../../sizes/what-fits.ts";
import { BothViews } from "./container-views.tsx";
import { FloorPlan } from "./floor-plan.tsx";

/** A container from its side with a person, and its floor with the pallets that fit, in one scale. */
export function ContainerDrawing({ product, texts }: { product: Loaded; texts: PageTexts["container"] }) {
	const { number } = useFormat();
	const language = useLanguage();
	const shape = shapeOf(product);
	if (!shape) return null;
	const scene = ownScene(shape);
	const floor = floorOf(product);
	const pallets = floor ? drawnPallets(floor, whatFits(product).pallets) : [];
	const fit = labelled(language, texts.drawing.floor, number(pallets.length));
	return (
		<figure className="mb-4 grid gap-3">
			<BothViews shape={shape} scene={scene} label={texts.drawing.side} className="h-auto w-full" />
			{floor && (
				<FloorPlan
					shape={shape}
					inside={floor}
					pallets={pallets}
					scene={scene}
					widest={shape.width}
					indent={personSpace}
					label={fit}
					className="h-auto w-full"
				/>
			)}
			<figcaption className="text-sm text-muted">
				{floor ? `${fit}. ` : ""}
				{texts.drawing.scale}
			</figcaption>
		</figure>
	);
}
