import { ContentWithImage } from "../content-with-image.tsx";
import type { SectionViewProps } from "../section-frame.tsx";

export function ContentWithImageLeft({ section }: SectionViewProps) {
	return <ContentWithImage section={section} side="left" />;
}
