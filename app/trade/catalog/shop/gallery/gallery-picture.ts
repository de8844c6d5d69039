/** A picture of a container with its words. */
export type GalleryPicture = { src: string; alt: string };

/** Id of a picture's place, which the link below the row leads to. @param index from 0 */
export function pictureId(index: number): string {
	return `picture-${index + 1}`;
}

/** How wide a picture of the row is shown. */
export const gallerySizes =
	"(min-width: 1280px) 677px, (min-width: 1024px) calc(58.3vw - 70px), (min-width: 768px) calc(100vw - 64px), calc(100vw - 32px)";
