import {
	Color,
	DirectionalLight,
	HemisphereLight,
	Mesh,
	PCFShadowMap,
	PerspectiveCamera,
	PlaneGeometry,
	Scene,
	ShadowMaterial,
	Spherical,
	Vector3,
	WebGLRenderer,
} from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import type { ContainerBody } from "~/trade/conversions/container-body.ts";
import { cameraPlace, fieldOfView } from "./camera-place.ts";
import { containerGroup } from "./container-group.ts";
import type { Drawn } from "./drawn.ts";
import { picture } from "./picture.ts";

/** Around the container, as the page has it (app/look.css); a picture that is sent has the light one. */
const grounds = { light: "#eaf0f4", dark: "#2b3945" } as const;
const sharpest = 2;
/** From before the left corner of the door end, a little above. */
const firstLook = new Vector3(-0.86, 0.44, -1).normalize();
const polar = { least: 0.12, most: Math.PI / 2 - 0.01 };

/** The doors look this way, as an angle around the container; who stands further round does not see them open. */
const doorsLook = -Math.PI / 2;
const doorsInSight = 0.8;
const doorRoom = 1.2;
/** A container's doors are heavy; milliseconds. */
const doorSwing = 700;

export type Stage = {
	show(drawn: Drawn, look: { cutOpen: boolean }): void;
	/** Opens the doors or shuts them, and turns so far that they are seen; at once for who asks for little motion. */
	openDoors(open: boolean): void;
	/** Turns the view; radians. */
	turn(around: number, up: number): void;
	/** @param factor below 1 goes closer */
	zoom(factor: number): void;
	home(): void;
	/** The view as JPEG in base64url. */
	picture(): string | null;
	dispose(): void;
};

function lights(): (HemisphereLight | DirectionalLight)[] {
	const sun = new DirectionalLight("#ffffff", 2.3);
	sun.position.set(-7.5, 10, -6);
	sun.castShadow = true;
	sun.shadow.mapSize.set(2048, 2048);
	sun.shadow.radius = 5;
	sun.shadow.bias = -0.002;
	sun.shadow.normalBias = 0.05;
	Object.assign(sun.shadow.camera, { left: -10, right: 10, top: 10, bottom: -10, near: 1, far: 40 });
	const fill = new DirectionalLight("#ffffff", 0.7);
	fill.position.set(7, 4, 6);
	return [new HemisphereLight("#ffffff", "#c9d3da", 1.5), sun, fill];
}

function isSameSize(one: ContainerBody, other: ContainerBody): boolean {
	return one.length === other.length && one.width === other.width && one.height === other.height;
}

/** The angle nearest to the one given from which the doors are seen from inside. */
function inSight(angle: number): number {
	const off = Math.atan2(Math.sin(angle - doorsLook), Math.cos(angle - doorsLook));
	return angle - off + Math.max(-doorsInSight, Math.min(doorsInSight, off));
}

/**
 * Draws a container on a canvas; draws again only when something has changed.
 * @param context of the canvas, WebGL 2
 */
export function createStage(canvas: HTMLCanvasElement, context: WebGL2RenderingContext): Stage {
	const renderer = new WebGLRenderer({ canvas, context, antialias: true });
	renderer.setPixelRatio(Math.min(window.devicePixelRatio, sharpest));
	renderer.shadowMap.enabled = true;
	renderer.shadowMap.type = PCFShadowMap;
	const scene = new Scene();
	const ground = new Color();
	scene.background = ground;
	const dark = matchMedia("(prefers-color-scheme: dark)");
	const floor = new Mesh(new PlaneGeometry(120, 120), new ShadowMaterial({ opacity: 0.2 }));
	floor.rotation.x = -Math.PI / 2;
	floor.receiveShadow = true;
	scene.add(floor, ...lights());
	const camera = new PerspectiveCamera(fieldOfView, 4 / 3, 0.5, 120);
	const controls = new OrbitControls(camera, canvas);
	Object.assign(controls, { enablePan: false, minPolarAngle: polar.least, maxPolarAngle: polar.most });
	// Up and down scrolls the page under a finger; sideways turns the container.
	canvas.style.touchAction = "pan-y";

	let shown: ReturnType<typeof containerGroup> | null = null;
	let body: ContainerBody | null = null;
	let frame = 0;
	let swing = 0;
	/** How far the doors are open, from 0 to 1. */
	let doors = 0;

	function render(): void {
		renderer.render(scene, camera);
	}

	function requestRender(): void {
		cancelAnimationFrame(frame);
		frame = requestAnimationFrame(render);
	}

	/** The wheel scrolls the page; with the control key, as pinching a touchpad sends it, it zooms. */
	function allowZoom(event: WheelEvent): void {
		controls.enableZoom = event.ctrlKey;
	}
	canvas.addEventListener("wheel", allowZoom, { capture: true, passive: true });
	controls.addEventListener("change", requestRender);

	const observer = new ResizeObserver(() => {
		const { clientWidth, clientHeight } = canvas;
		if (clientWidth === 0 || clientHeight === 0) return;
		renderer.setSize(clientWidth, clientHeight, false);
		camera.aspect = clientWidth / clientHeight;
		camera.updateProjectionMatrix();
		render();
	});
	observer.observe(canvas);

	function followWindow(): void {
		ground.set(dark.matches ? grounds.dark : grounds.light);
		requestRender();
	}
	dark.addEventListener("change", followWindow);
	followWindow();

	function takePicture(): string | null {
		ground.set(grounds.light);
		const taken = picture(renderer, camera, render);
		followWindow();
		return taken;
	}

	function moveTo(position: Spherical): void {
		position.phi = Math.min(polar.most, Math.max(polar.least, position.phi));
		position.radius = Math.min(controls.maxDistance, Math.max(controls.minDistance, position.radius));
		camera.position.setFromSpherical(position).add(controls.target);
		controls.update();
		requestRender();
	}

	function place(): Spherical {
		return new Spherical().setFromVector3(camera.position.clone().sub(controls.target));
	}

	function home(): void {
		if (body === null) return;
		const { middle, distance, nearest, farthest } = cameraPlace(body);
		controls.target.set(0, middle, 0);
		controls.minDistance = nearest;
		controls.maxDistance = farthest;
		moveTo(new Spherical().setFromVector3(firstLook.clone().multiplyScalar(distance)));
	}

	function openDoors(open: boolean): void {
		cancelAnimationFrame(swing);
		const { theta, radius } = place();
		const from = { doors, theta, radius };
		// Leaves that stand open need room beside the container.
		const roomy = body ? cameraPlace(body).distance * doorRoom : radius;
		const to = open
			? { doors: 1, theta: inSight(theta), radius: Math.max(radius, roomy) }
			: { ...from, doors: 0 };
		const start = performance.now();
		const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
		function step(now: number): void {
			const part = calm ? 1 : Math.min(1, Math.max(0, now - start) / doorSwing);
			const eased = part * part * (3 - 2 * part);
			const between = (one: number, other: number) => one + (other - one) * eased;
			doors = between(from.doors, to.doors);
			shown?.openDoors(doors);
			if (open) {
				const moved = place();
				moved.theta = between(from.theta, to.theta);
				moved.radius = between(from.radius, to.radius);
				moveTo(moved);
			}
			requestRender();
			if (part < 1) swing = requestAnimationFrame(step);
		}
		step(start);
	}

	return {
		openDoors,
		show(drawn, look) {
			if (shown) {
				scene.remove(shown.group);
				shown.dispose();
			}
			shown = containerGroup(drawn, look);
			shown.openDoors(doors);
			scene.add(shown.group);
			const isOther = !body || !isSameSize(body, drawn.body);
			body = drawn.body;
			if (isOther) home();
			requestRender();
		},
		turn(around, up) {
			const now = place();
			now.theta += around;
			now.phi += up;
			moveTo(now);
		},
		zoom(factor) {
			const now = place();
			now.radius *= factor;
			moveTo(now);
		},
		home,
		picture: takePicture,
		dispose() {
			cancelAnimationFrame(frame);
			cancelAnimationFrame(swing);
			observer.disconnect();
			dark.removeEventListener("change", followWindow);
			canvas.removeEventListener("wheel", allowZoom, { capture: true });
			controls.dispose();
			shown?.dispose();
			floor.geometry.dispose();
			floor.material.dispose();
			renderer.dispose();
			renderer.forceContextLoss();
			canvas.remove();
		},
	};
}
