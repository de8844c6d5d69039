import { type PerspectiveCamera, Vector2, type WebGLRenderer } from "three";

const width = 800;
const height = 600;
/** In base64: 110 kB of JPEG, so that a whole form stays within what the server takes. */
const longest = 147_000;
const qualities = [0.9, 0.8, 0.65, 0.5, 0.35];

/**
 * Takes the view as a picture of 800 × 600, in the best quality that is small enough.
 * @returns JPEG in base64url; null where the canvas gives none
 */
export function picture(
	renderer: WebGLRenderer,
	camera: PerspectiveCamera,
	render: () => void,
): string | null {
	const size = renderer.getSize(new Vector2());
	const ratio = renderer.getPixelRatio();
	const { aspect } = camera;
	function resize(pixels: number, across: number, down: number, shape: number): void {
		renderer.setPixelRatio(pixels);
		renderer.setSize(across, down, false);
		camera.aspect = shape;
		camera.updateProjectionMatrix();
		render();
	}
	resize(1, width, height, width / height);
	let taken: string | null = null;
	for (const quality of qualities) {
		const base64 = renderer.domElement.toDataURL("image/jpeg", quality).split("base64,")[1] ?? "";
		if (base64 === "" || base64.length > longest) continue;
		taken = base64;
		break;
	}
	resize(ratio, size.x, size.y, aspect);
	return taken?.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") ?? null;
}
