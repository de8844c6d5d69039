import type { SectionViewProps } from "../section-frame.tsx";
import { TextBand } from "../text-band.tsx";

export function DarkTextBlock({ section }: SectionViewProps) {
	return <TextBand section={section} dark />;
}
