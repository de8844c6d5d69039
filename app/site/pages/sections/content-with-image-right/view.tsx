import { ContentWithImage } from "../content-with-image.tsx";
import type { SectionViewProps } from "../section-frame.tsx";

export function ContentWithImageRight({ section }: SectionViewProps) {
	return <ContentWithImage section={section} side="right" />;
}
