/** A picture of a container with its words. */
export type GalleryPicture = { src: string; alt: string };

/** Id of a picture's place, which the link below the row leads to. @param index from 0 */
export function pictureId(index: number): string {
	return `picture-${index + 1}`;
}
