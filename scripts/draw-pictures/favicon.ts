/** The mark for browser tabs, 64 by 64 pixels: a corrugated block on harbour blue. */
export function favicon(): string {
	const ribs = [14, 22, 30, 38, 46].map(
		(x) =>
			`<path d="M${x} 22h4v20h-4z" fill="#a82f12"/><path d="M${x - 1.5} 22h1.5v20h-1.5z" fill="#f07a5a"/>`,
	);
	const corners = (
		[
			[8, 16],
			[50, 16],
			[8, 44],
			[50, 44],
		] as const
	).map(([x, y]) => `<path d="M${x} ${y}h6v4h-6z" fill="#fff"/>`);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<rect width="64" height="64" rx="12" fill="#0b2a42"/>
<path d="M8 16h48v32H8z" fill="#d9431e"/>
${ribs.join("")}
<path d="M8 16h48v5H8zM8 43h48v5H8z" fill="#c2391a"/>
${corners.join("")}
</svg>
`;
}
