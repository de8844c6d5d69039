/** How far one press turns the view; radians. */
export const turnStep = Math.PI / 12;

const keys: Record<string, ["turn", number, number] | ["zoom", number]> = {
	ArrowLeft: ["turn", -turnStep, 0],
	ArrowRight: ["turn", turnStep, 0],
	ArrowUp: ["turn", 0, -turnStep],
	ArrowDown: ["turn", 0, turnStep],
	"+": ["zoom", 0.85],
	"-": ["zoom", 1 / 0.85],
};

type Turned = { turn(around: number, up: number): void; zoom(factor: number): void };

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; preventDefault(): void };

/** Turns a view by the arrow keys and zooms it by `+` and `-`; other keys keep their meaning. */
export function turnByKey(view: Turned | null, event: Pressed): void {
	const [what, by = 0, up = 0] = keys[event.key] ?? [];
	if (what === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
	event.preventDefault();
	if (what === "turn") view?.turn(by, up);
	else view?.zoom(by);
}
