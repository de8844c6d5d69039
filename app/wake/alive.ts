/** React notes its properties at an element when it takes it over. */
export const isAlive = (element: Element) =>
	Object.keys(element).some((key) => key.startsWith("__reactProps$"));
