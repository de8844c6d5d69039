import { BufferAttribute, type Group, Mesh, type MeshStandardMaterial, Vector3, Vector4 } from "three";
import type { ContainerBody } from "~/trade/conversions/container-body.ts";
import type { Wear } from "~/trade/conversions/wear.ts";

/** Paint and rust as functions of the place on the container: no picture to load, none that repeats. */
const functions = /* glsl */ `
varying vec3 vPlace;
uniform vec4 wear;
uniform vec3 size;

float scatter(vec3 p) {
	p = fract(p * 0.3183099 + 0.1) * 17.0;
	return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}

float cloud(vec3 p) {
	vec3 i = floor(p);
	vec3 f = fract(p);
	f = f * f * (3.0 - 2.0 * f);
	vec2 e = vec2(0.0, 1.0);
	return mix(
		mix(mix(scatter(i), scatter(i + e.yxx), f.x), mix(scatter(i + e.xyx), scatter(i + e.yyx), f.x), f.y),
		mix(mix(scatter(i + e.xxy), scatter(i + e.yxy), f.x), mix(scatter(i + e.xyy), scatter(i + e.yyy), f.x), f.y),
		f.z);
}

float clouds(vec3 p) {
	return 0.5 * cloud(p) + 0.25 * cloud(p * 2.13 + 7.0) + 0.15 * cloud(p * 4.37 + 3.0) + 0.1 * cloud(p * 9.1);
}

/** Alters paint by its age. @return the share of rust */
float age(inout vec3 paint, vec3 at) {
	if (wear == vec4(0.0)) return 0.0;
	float broad = clouds(at * 0.8);
	float grey = dot(paint, vec3(0.3, 0.59, 0.11));
	paint = mix(paint, vec3(grey * 0.7 + 0.17), wear.x * (0.2 + 0.55 * broad));
	// Plates of a slightly other shade with their weld around them, on the walls only.
	vec2 wall = vec2(at.x + at.z * 1.9 + 40.0, at.y) / vec2(1.55, 0.9);
	vec3 cell = vec3(floor(wall), 5.0);
	vec2 corner = abs(fract(wall) - 0.5 - 0.12 * vec2(scatter(cell + 3.0) - 0.5, scatter(cell + 4.0) - 0.5));
	vec2 inside = vec2(0.16 + 0.18 * scatter(cell + 1.0), 0.18 + 0.16 * scatter(cell + 2.0)) - corner;
	float plate = step(1.0 - 0.24 * wear.w, scatter(cell)) * step(at.y, size.y - 0.2) * step(0.2, at.y);
	float within = smoothstep(0.0, 0.012, min(inside.x, inside.y)) * plate;
	float weld = within - smoothstep(0.02, 0.035, min(inside.x, inside.y)) * plate;
	paint = mix(paint, paint * (0.72 + 0.5 * scatter(cell + 6.0)), within * 0.75) * (1.0 - 0.3 * weld);
	// Rain washes dirt down in narrow runs, more of it further down.
	float runs = cloud(vec3(at.x * 13.0, at.y * 0.55, at.z * 13.0));
	float low = 1.0 - clamp(at.y / size.y, 0.0, 1.0);
	paint *= 1.0 - wear.y * (0.34 * smoothstep(0.45, 0.95, runs) + 0.22 * low * low * broad);
	// Rust begins at the rails and corner posts, where containers rub against each other.
	float post = length(vec2(size.x / 2.0 - abs(at.x), size.z / 2.0 - abs(at.z)));
	float edge = max(smoothstep(0.5, 0.0, at.y), 0.75 * smoothstep(0.3, 0.0, size.y - at.y));
	edge = max(edge, 0.8 * smoothstep(0.4, 0.0, post));
	float limit = 0.85 - 0.14 * wear.z - (0.03 + 0.1 * wear.z) * edge;
	float spots = 0.5 * clouds(at * 5.2) + 0.3 * clouds(at * 1.3 + 11.0) + 0.2 * cloud(at * 19.0) + 0.07;
	float rust = wear.z > 0.0 ? smoothstep(limit, limit + 0.03, spots) : 0.0;
	// A stain runs down from each spot.
	vec3 above = at * vec3(4.6, 3.0, 4.6) + vec3(0.0, 0.45, 0.0);
	float stain = wear.z > 0.0 ? smoothstep(limit - 0.06, limit + 0.1, 0.62 * clouds(above) + 0.38 * clouds(at * 1.3 + 11.0) + 0.07) : 0.0;
	paint = mix(paint, paint * vec3(0.78, 0.56, 0.4) + vec3(0.03, 0.012, 0.004), stain * 0.6);
	paint = mix(paint, mix(vec3(0.05, 0.018, 0.011), vec3(0.17, 0.056, 0.022), smoothstep(0.25, 0.75, clouds(at * 17.0))), rust);
	return rust;
}
`;

/** What all painted parts of one container share. */
export function wearUniforms(wear: Wear, { length, width, height }: ContainerBody) {
	return {
		wear: { value: new Vector4(wear.fade, wear.dirt, wear.rust, wear.patches) },
		size: { value: new Vector3(length / 1000, height / 1000, width / 1000) },
	};
}

/** Lets a paint age, and gives the inner faces of its sheets the light grey that insides are painted with. */
export function weather(material: MeshStandardMaterial, uniforms: ReturnType<typeof wearUniforms>): void {
	material.onBeforeCompile = (shader) => {
		Object.assign(shader.uniforms, uniforms);
		shader.vertexShader = shader.vertexShader
			.replace("#include <common>", "#include <common>\nattribute vec3 place;\nvarying vec3 vPlace;")
			.replace("#include <begin_vertex>", "#include <begin_vertex>\nvPlace = place;");
		shader.fragmentShader = shader.fragmentShader
			.replace("#include <common>", `#include <common>\n${functions}`)
			.replace(
				"#include <color_fragment>",
				`#include <color_fragment>
				float rust = 0.0;
				if (gl_FrontFacing) rust = age(diffuseColor.rgb, vPlace);
				else {
					diffuseColor.rgb = vec3(0.5, 0.51, 0.5) * (1.0 - 0.35 * wear.y * clouds(vPlace * vec3(3.0, 1.2, 3.0)));
				}`,
			)
			.replace(
				"#include <roughnessmap_fragment>",
				"#include <roughnessmap_fragment>\nroughnessFactor = mix(roughnessFactor + 0.25 * wear.x, 0.98, rust);",
			);
	};
}

/** Notes at each corner of each face where it is on the container, so that paint stays on a door that swings. */
export function notePlaces(group: Group): void {
	group.updateMatrixWorld(true);
	group.traverse((object) => {
		if (!(object instanceof Mesh)) return;
		const { geometry } = object;
		const position = geometry.getAttribute("position");
		const place = new Vector3();
		const places = new Float32Array(position.count * 3);
		for (let index = 0; index < position.count; index++) {
			place
				.fromBufferAttribute(position, index)
				.applyMatrix4(object.matrixWorld)
				.toArray(places, index * 3);
		}
		geometry.setAttribute("place", new BufferAttribute(places, 3));
	});
}
