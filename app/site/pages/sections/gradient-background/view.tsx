import type { SectionViewProps } from "../section-frame.tsx";
import { TextBand } from "../text-band.tsx";

export function GradientBackground({ section }: SectionViewProps) {
	return <TextBand section={section} dark={false} />;
}
