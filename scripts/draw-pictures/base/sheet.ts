import type { Point } from "./vector.ts";

/** One SVG file being written. Widths in pixels of the viewBox. */
export type Sheet = {
	/** Fills closed polygons as one path; seam closes hairlines between neighbours. */
	fill(polygons: readonly (readonly Point[])[], paint: string, options?: FillOptions): void;
	/** Draws open lines as one path. */
	line(lines: readonly (readonly Point[])[], paint: string, width: number, options?: LineOptions): void;
	/** Draws only where it shows within the outline; id is unique in the picture. */
	within(id: string, outline: readonly Point[], draw: () => void): void;
	/** Adds markup as it stands. */
	raw(markup: string): void;
	/** Adds a definition once; markup must carry the id. */
	define(id: string, markup: string): void;
	toString(): string;
};

export type FillOptions = { opacity?: number; seam?: boolean; extra?: string };
export type LineOptions = { opacity?: number; round?: boolean; dash?: string };

/** One decimal is enough for the eye and keeps the files small. */
export function short(value: number): string {
	const text = (Math.round(value * 10) / 10).toString();
	return text === "-0" ? "0" : text.replace(/^(-?)0\./, "$1.");
}

/** Path data in steps from point to point, counted from rounded places so that no error adds up. */
function trace(shapes: readonly (readonly Point[])[], close: boolean): string {
	let [x, y] = [0, 0];
	let path = "";
	let last = "";
	const pair = (command: string, dx: number, dy: number): void => {
		const [a, b] = [short(dx / 10), short(dy / 10)];
		const lead = command !== last ? command : a.startsWith("-") ? "" : " ";
		path += `${lead}${a}${b.startsWith("-") ? "" : " "}${b}`;
		last = command;
	};
	const single = (command: string, d: number): void => {
		path += `${command}${short(d / 10)}`;
		last = command;
	};
	for (const shape of shapes) {
		let [startX, startY] = [0, 0];
		shape.forEach((point, i) => {
			const [nx, ny] = [Math.round(point[0] * 10), Math.round(point[1] * 10)];
			const [dx, dy] = [nx - x, ny - y];
			[x, y] = [nx, ny];
			if (i === 0) {
				[startX, startY] = [nx, ny];
				last = "";
				pair(path === "" ? "M" : "m", dx, dy);
			} else if (dx === 0) single("v", dy);
			else if (dy === 0) single("h", dx);
			else pair("l", dx, dy);
		});
		if (!close) continue;
		path += "z";
		[x, y] = [startX, startY];
	}
	return path;
}

export function newSheet(width: number, height: number): Sheet {
	const definitions = new Map<string, string>();
	const body: string[] = [];
	return {
		fill(polygons, paint, options = {}) {
			if (polygons.length === 0) return;
			const d = trace(polygons, true);
			const opacity =
				options.opacity === undefined ? "" : ` opacity="${Math.round(options.opacity * 100) / 100}"`;
			const seam = options.seam ? ` stroke="${paint}"` : "";
			body.push(
				`<path d="${d}" fill="${paint}"${opacity}${seam}${options.extra ? ` ${options.extra}` : ""}/>`,
			);
		},
		line(lines, paint, width, options = {}) {
			if (lines.length === 0) return;
			const d = trace(lines, false);
			const opacity =
				options.opacity === undefined ? "" : ` opacity="${Math.round(options.opacity * 100) / 100}"`;
			const round = options.round ? ` stroke-linecap="round"` : "";
			const dash = options.dash ? ` stroke-dasharray="${options.dash}"` : "";
			const thickness = Math.max(0.4, Math.round(width * 10) / 10);
			body.push(
				`<path d="${d}" fill="none" stroke="${paint}" stroke-width="${thickness}"${opacity}${round}${dash}/>`,
			);
		},
		within(id, outline, draw) {
			definitions.set(id, `<clipPath id="${id}"><path d="${trace([outline], true)}"/></clipPath>`);
			body.push(`<g clip-path="url(#${id})">`);
			draw();
			body.push("</g>");
		},
		raw: (markup) => void body.push(markup),
		define: (id, markup) => void definitions.set(id, markup),
		toString() {
			const defs = definitions.size > 0 ? `<defs>${[...definitions.values()].join("")}</defs>\n` : "";
			return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-width=".5" stroke-linejoin="round">\n${defs}${body.join("\n")}\n</svg>\n`;
		},
	};
}
