/** How wide pictures are shown, as `sizes` of `Picture`, in places that several pages have. */

/** As wide as the page. */
export const pageSizes =
	"(min-width: 1280px) 1216px, (min-width: 768px) calc(100vw - 64px), calc(100vw - 32px)";

/** Beside the title of a page, from 1024 pixels on. */
export const heroSizes =
	"(min-width: 1280px) 633px, (min-width: 1024px) calc(54.5vw - 65px), (min-width: 768px) calc(100vw - 64px), calc(100vw - 32px)";

/** On a card, one to three of which stand side by side. */
export const cardSizes =
	"(min-width: 1280px) 389px, (min-width: 1024px) calc(33.3vw - 37px), (min-width: 768px) calc(50vw - 44px), calc(100vw - 32px)";

/** The same, beside its text on a phone. */
export const compactCardSizes =
	"(min-width: 1280px) 389px, (min-width: 1024px) calc(33.3vw - 37px), (min-width: 768px) calc(50vw - 44px), 112px";

/** In one half of the page, from 768 pixels on. */
export const halfSizes =
	"(min-width: 1280px) 576px, (min-width: 768px) calc(50vw - 64px), calc(100vw - 32px)";

/** The same, small beside a heading on a phone: a square cut out of a wide picture. */
export const besideSizes = "(min-width: 768px) 576px, 200px";
