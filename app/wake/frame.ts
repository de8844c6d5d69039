/** Milliseconds after which no frame is waited for, as a window that nobody sees has none, nor the typeface. */
export const framePatience = 2000;

/** Goes on once a frame has been drawn. */
export function nextFrame(step: () => void): void {
	let isDue = true;
	const goOn = () => {
		if (isDue) setTimeout(step);
		isDue = false;
	};
	requestAnimationFrame(goOn);
	setTimeout(goOn, framePatience);
}
