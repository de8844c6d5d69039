import { createElement, type SVGAttributes } from "react";

/** An icon as lucide-react describes it, or its name. */
type Drawing = { name: string; aliases?: readonly unknown[]; node: readonly [string, object][] };

/**
 * An icon of lucide-react in browsers, in place of its own `createLucideIcon`: the same element, without the choices
 * that no page makes.
 */
export default function slimIcon({ name, aliases = [], node }: Drawing) {
	const names = [name, ...aliases.filter((alias) => typeof alias === "string")];
	const own = ["lucide", ...names.map((one) => `lucide-${one}`)].join(" ");
	const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
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
				className: `${own} ${className}`.trim(),
			},
			...drawing,
		);
}
