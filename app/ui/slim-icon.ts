import { createElement, type SVGAttributes } from "react";

/** A part of an icon: the course of a path, or another element with its attributes. */
export type IconPart = string | readonly [string, object];

function drawPart(part: IconPart) {
	return typeof part === "string" ? createElement("path", { d: part }) : createElement(...part);
}

/**
 * An icon of lucide-react in browsers, in place of its own `createLucideIcon`: the same element, without the choices
 * that no page makes.
 * @param names its classes
 */
export function slimIcon(names: string, ...parts: readonly IconPart[]) {
	const drawing = parts.map(drawPart);
	return ({ className = "", ...given }: SVGAttributes<SVGSVGElement>) =>
		createElement(
			"svg",
			{
				xmlns: "http://www.w3.org/2000/svg",
				width: 24,
				height: 24,
				viewBox: "0 0 24 24",
				fill: "none",
				stroke: "currentColor",
				strokeWidth: 2,
				strokeLinecap: "round",
				strokeLinejoin: "round",
				"aria-hidden": "true",
				...given,
				className: `${names} ${className}`.trim(),
			},
			...drawing,
		);
}
