import { useEffect, useState } from "react";
import type { ProductSelection } from "~/trade/catalog/selection.ts";
import type { Condition } from "~/values/vocabulary.ts";
import { type PaintablePictures, paintedLook, showsStockColors, type TriedColor } from "./painted-look.ts";

export type Painter = typeof import("./painted-picture.tsx");

/** What paints is loaded with the first colour; where it cannot be, pictures stay as they are. */
function usePainter(wanted: boolean): Painter | null {
	const [painter, setPainter] = useState<Painter | null>(null);
	useEffect(() => {
		if (wanted) import("./painted-picture.tsx").then(setPainter, () => {});
	}, [wanted]);
	return painter;
}

/**
 * The colours that a visitor tries on a container: one in stock is looked at, a wish colour is part of the choice.
 * @param onChange of the choice itself
 */
export function useTriedColors(
	pictures: Record<Condition, PaintablePictures>,
	selection: ProductSelection,
	onChange: (selection: ProductSelection) => void,
) {
	const [stock, setStock] = useState<TriedColor | null>(null);
	const [wish, setWish] = useState<TriedColor | null>(null);
	const look = paintedLook(pictures, selection, { stock, wish });
	function choose(next: ProductSelection): void {
		if (!showsStockColors(pictures, next)) setStock(null);
		onChange(next);
	}
	return {
		look,
		painter: usePainter(look !== null),
		stock,
		/** Not given while colours in stock cannot be looked at. */
		lookAtStock: showsStockColors(pictures, selection) ? setStock : undefined,
		wish,
		setWish,
		choose,
	};
}
