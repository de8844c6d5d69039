import { Group, type Mesh, type Object3D } from "three";
import { type Configuration, paintOf } from "~/trade/conversions/configuration.ts";
import { containerShapes } from "~/trade/conversions/container-shape.ts";
import { steel } from "~/trade/conversions/steelwork.ts";
import { doorEnd } from "./door-end.ts";
import { containerFrame } from "./frame.ts";
import { createMaterials, disposeMaterials, type Materials } from "./materials.ts";
import { openings3d } from "./openings-3d.ts";
import { flat, folded, sheet } from "./sheet.ts";
import { block } from "./solids.ts";
import { foldedWall, metres, wallDepth, wallGroup } from "./wall-group.ts";

/** The roof: a folded sheet that lies on the rails, and its lining below. */
function roof({ model, insulation }: Configuration, materials: Materials): Group {
	const { length, width, height } = containerShapes[model];
	const group = new Group();
	const area = { left: 0, right: metres(length) - 0.1, bottom: 0, top: metres(width) - 0.1 };
	group.add(sheet(area, [], folded(area, 0.209, 0.02), 0, materials.sheet));
	if (insulation > 0) group.add(sheet(area, [], flat, -0.04 - metres(insulation), materials.lining));
	group.rotation.x = -Math.PI / 2;
	group.position.set(-area.right / 2, metres(height) - 0.012, area.top / 2);
	return group;
}

/** What is seen of the electricity: the inlet at a post, lights below the roof, a light outside. */
function electrics(configuration: Configuration, materials: Materials): Group[] {
	const { model, electricity } = configuration;
	const { length, height } = containerShapes[model];
	if (electricity === "none") return [];
	const top = metres(height) - metres(steel.rail);
	const inlet = wallGroup(model, "right");
	const end = metres(length);
	inlet.add(block([end - 0.13, 1, 0], [end - 0.02, 1.16, 0.05], materials.leaf));
	inlet.add(block([end - 0.115, 1.02, 0.05], [end - 0.035, 1.11, 0.08], materials.signal));
	const inside = -wallDepth(configuration);
	const lights = electricity === "extended" ? 2 : 1;
	const walls = (["left", "right"] as const).map((wall) => {
		const group = wallGroup(model, wall);
		for (let index = 0; index < lights; index++) {
			const middle = ((index + 0.5) / lights) * metres(length);
			group.add(
				block([middle - 0.4, top - 0.11, inside - 0.05], [middle + 0.4, top - 0.05, inside], materials.lamp),
			);
		}
		return group;
	});
	if (electricity === "extended") {
		const middle = end / 2;
		inlet.add(block([middle - 0.12, top + 0.005, 0], [middle + 0.12, top + 0.065, 0.08], materials.black));
		inlet.add(block([middle - 0.1, top - 0.002, 0.02], [middle + 0.1, top + 0.006, 0.07], materials.lamp));
	}
	return [inlet, ...walls];
}

/** A container true to scale, its middle over the origin; metres. */
export function containerGroup(configuration: Configuration, { cutOpen }: { cutOpen: boolean }) {
	const materials = createMaterials(paintOf(configuration));
	const group = new Group();
	group.add(
		containerFrame(configuration.model, materials),
		doorEnd(configuration, materials),
		...(["left", "right", "front"] as const).map((wall) => foldedWall(configuration, wall, materials)),
		...openings3d(configuration, materials),
		...electrics(configuration, materials),
	);
	if (!cutOpen) group.add(roof(configuration, materials));
	return {
		group,
		dispose(): void {
			group.traverse((object: Object3D) => {
				if ("geometry" in object) (object as Mesh).geometry.dispose();
			});
			disposeMaterials(materials);
		},
	};
}
