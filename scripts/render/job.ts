import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CONDITIONS } from "./colours.ts";

/** What can be rendered, and how a shot's settings become a hash that tells whether it has to be rendered again. */
export const HERE = import.meta.dirname;
export const VIEWS = ["front", "rear", "side", "inside"] as const;
export type View = (typeof VIEWS)[number];
export const SCENES = [
	"hero",
	"yard",
	"quay",
	"crane-truck",
	"garden",
	"cold-store",
	"leasing",
	"farm",
	"two-20ft",
	"dusk",
	"office",
	"workshop",
	"bar",
	"sanitary",
	"storage",
	"technical-room",
	"pool",
	"garden-room",
] as const;
/** Scenes in 16:9; the others are 4:3. */
const WIDE = new Set<string>([
	"hero",
	"yard",
	"quay",
	"crane-truck",
	"garden",
	"cold-store",
	"leasing",
	"farm",
	"two-20ft",
	"dusk",
]);
/** Panes make a room behind them noisy, and the hero is seen largest. */
const SCENE_SAMPLES: Record<string, number> = { hero: 16, dusk: 22, office: 40, "garden-room": 40 };
/** Python files that only scenes need; a change in them leaves the products as they are. */
const SCENE_FILES = new Set([
	"scenes.py",
	"props.py",
	"conversions.py",
	"outdoors.py",
	"tone.py",
	"truck.py",
]);

export type Sizes = {
	key: string;
	type: string;
	outside: object;
	inside: object | null;
	door: object | null;
};
export type Shot = {
	id: string;
	kind: "product" | "scene";
	width: number;
	height: number;
	samples: number;
	seed: number;
	hash: string;
	product?: Sizes;
	condition?: string;
	view?: string;
	scene?: string;
	/** Through the tone curve of the wide scenes. */
	filmic?: boolean;
};
export type Wish = {
	products: string[];
	conditions: string[];
	views: string[];
	scenes: string[];
	draft: boolean;
};

export const PRODUCTS: Sizes[] = JSON.parse(readFileSync(join(HERE, "sizes.json"), "utf8"));

function hash(...parts: string[]): string {
	const sum = createHash("sha256");
	for (const part of parts) sum.update(part).update("\0");
	return sum.digest("hex").slice(0, 16);
}

function sources(wanted: (name: string) => boolean): string {
	const names = readdirSync(HERE).filter(
		(name) => (name.endsWith(".py") || name === "markings.json") && wanted(name),
	);
	return hash(...names.sort().flatMap((name) => [name, readFileSync(join(HERE, name), "utf8")]));
}

/** The filter runs on stored passes, so a change in it does not ask for a new rendering. */
export const filterHash = (): string => hash(readFileSync(join(HERE, "filter.py"), "utf8"));

function seedOf(text: string): number {
	return Number.parseInt(hash(text).slice(0, 4), 16) % 997;
}

type Frame = { width: number; samples: number };

/** A draft of the twelve pictures of one product takes less than two minutes on two cores. */
const DRAFT: Record<View, Frame> = {
	front: { width: 640, samples: 8 },
	rear: { width: 640, samples: 8 },
	side: { width: 640, samples: 8 },
	inside: { width: 640, samples: 9 },
};
/** The front is shown large and in the cards; the other views stand beside it in the gallery. */
const FINAL: Record<View, Frame> = {
	front: { width: 1200, samples: 7 },
	rear: { width: 960, samples: 8 },
	side: { width: 960, samples: 6 },
	inside: { width: 800, samples: 7 },
};

export function shotsFor(wish: Wish): Shot[] {
	const base = sources((name) => !SCENE_FILES.has(name) && name !== "filter.py");
	const withScenes = sources((name) => name !== "filter.py");
	const shots: Shot[] = [];
	// View by view: after a quarter of the time every product has its first picture.
	for (const view of VIEWS) {
		for (const product of PRODUCTS) {
			if (!wish.products.includes(product.key)) continue;
			for (const condition of CONDITIONS) {
				if (!wish.conditions.includes(condition) || !wish.views.includes(view)) continue;
				const { width, samples } = (wish.draft ? DRAFT : FINAL)[view];
				shots.push({
					id: `${product.key}-${condition}-${view}`,
					kind: "product",
					width,
					height: (width * 3) / 4,
					samples,
					seed: seedOf(`${product.key} ${condition}`),
					hash: base,
					product,
					condition,
					view,
				});
			}
		}
	}
	for (const scene of wish.scenes) {
		const wide = WIDE.has(scene);
		const width = wish.draft ? 640 : scene === "hero" || scene === "dusk" ? 1920 : wide ? 1600 : 1200;
		const samples = wish.draft ? 8 : (SCENE_SAMPLES[scene] ?? (wide ? 14 : 22));
		shots.push({
			id: scene,
			kind: "scene",
			width,
			height: wide ? (width * 9) / 16 : (width * 3) / 4,
			samples,
			seed: seedOf(scene),
			hash: withScenes,
			scene,
			filmic: wide,
		});
	}
	for (const shot of shots) shot.hash = hash(JSON.stringify(shot));
	return shots;
}
