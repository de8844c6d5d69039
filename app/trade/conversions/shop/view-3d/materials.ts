import { DoubleSide, type Material, MeshStandardMaterial } from "three";
import { type wearUniforms, weather } from "./weathered.ts";

function matte(color: string, roughness = 0.7): MeshStandardMaterial {
	return new MeshStandardMaterial({ color, roughness, metalness: 0 });
}

/** What a container's parts are made of; made anew with every container and given back with it. */
export function createMaterials(paint: string, uniforms: ReturnType<typeof wearUniforms>) {
	const sheet = matte(paint, 0.5);
	sheet.side = DoubleSide;
	const lining = matte("#f4f2ec");
	lining.side = DoubleSide;
	const curtain = matte("#cfd6da", 0.5);
	curtain.side = DoubleSide;
	const tarpaulin = matte("#47637c", 0.75);
	tarpaulin.side = DoubleSide;
	const glass = matte("#8fb8cf", 0.1);
	glass.transparent = true;
	glass.opacity = 0.45;
	const painted = {
		sheet,
		paint: matte(paint, 0.5),
		/** The same paint in shade: castings and edges. */
		dark: matte(paint, 0.8),
	};
	for (const material of Object.values(painted)) weather(material, uniforms);
	return {
		...painted,
		leaf: matte("#dfe4e7", 0.5),
		frame: matte("#f2f4f4", 0.5),
		galvanised: new MeshStandardMaterial({ color: "#c3cbd0", roughness: 0.45, metalness: 0.25 }),
		black: matte("#1a2329", 0.9),
		floor: matte("#8b6748", 0.8),
		lining,
		curtain,
		/** Brushed steel of a tank. */
		shell: new MeshStandardMaterial({ color: "#c9d0d4", roughness: 0.38, metalness: 0.2 }),
		tarpaulin,
		wool: matte("#e0bd5a", 1),
		glass,
		signal: matte("#d9431e", 0.5),
		lamp: new MeshStandardMaterial({ color: "#ffffff", emissive: "#fff4d6", emissiveIntensity: 0.9 }),
	};
}

export type Materials = ReturnType<typeof createMaterials>;

export function disposeMaterials(materials: Materials): void {
	for (const material of Object.values<Material>(materials)) material.dispose();
}
