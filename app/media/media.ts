import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { memberOf } from "~/values/closed-set.ts";
import { isUuid } from "~/values/uuid.ts";
import { conditions } from "~/values/vocabulary.ts";

/** What an uploaded image is for: it decides the folder (shop document §7). */
export type UploadTarget =
	| { kind: "product" }
	| { kind: "condition"; productId: string; condition: string }
	| { kind: "main-condition"; productId: string; condition: string }
	| { kind: "content" };

/** What a field for images is given. */
export type ImageFieldProps = {
	id: string;
	name: string;
	label: string;
	/** Address of one image; of several, one in a line. */
	defaultValue: string;
	error?: string | undefined;
	hint?: string | undefined;
	texts: PageTexts["adminMedia"];
	target: UploadTarget;
	/** Shown whole in its small frame; else it fills it. */
	isWhole?: boolean;
	/** Called after every change; the form gets an `input` event as well, so most forms need none. */
	onChange?: () => void;
};

/** What the plain field held when its editor came, and whether someone was at it. */
export type EditorStart = { value: string; hadFocus: boolean };

export type ImageEditorProps = Omit<ImageFieldProps, "defaultValue"> & { start: EditorStart };

/** Bytes and pixels that an uploaded image may have. */
export const mostBytes = 20 * 1024 * 1024;
export const mostPixels = 50_000_000;
/** AVIF is decoded in one piece: 50 megapixels would take a gigabyte. */
export const mostAvifPixels = 24_000_000;
/** Pixels of its longer side: WebP and AVIF know no longer ones. */
export const longestSide = 16_000;

/**
 * missing: no file was sent; size: too many bytes; kind: not one of the four formats; pixels: too many of them;
 * damaged: it cannot be read to its end; target: nothing that an image can be for; storage: it could not be kept.
 */
export const imageProblems = ["missing", "size", "kind", "pixels", "damaged", "target", "storage"] as const;
export type ImageProblem = (typeof imageProblems)[number];

export const problemStatuses: Record<ImageProblem, number> = {
	...{ missing: 422, size: 413, kind: 415, pixels: 422, damaged: 422, target: 422, storage: 503 },
};

/**
 * Fields of an upload. @property tooLarge stands in for a body that the shop did not take
 * @property key names the upload, where it may be sent again
 */
export const uploadFields = {
	...{ file: "file", kind: "kind", productId: "productId", condition: "condition", tooLarge: "tooLarge" },
	key: "uploadKey",
} as const;

/** A name that no other upload has: 128 bits. */
export function newUploadKey(): string {
	// randomUUID is there on secure pages only.
	return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** The name of an upload; null where it has none or no good one. */
export function parseUploadKey(given: string): string | null {
	return /^\d{1,10}(-\d{1,10}){3}$/.test(given) ? given : null;
}

/** The fields that say what an image is for. */
export function targetFields(target: UploadTarget): [name: string, value: string][] {
	return Object.entries(target);
}

/** What an image is for; null unless product and condition are such as the shop has. */
export function parseTarget(field: (name: string) => string): UploadTarget | null {
	const kind = field(uploadFields.kind);
	if (kind === "product" || kind === "content") return { kind };
	if (kind !== "condition" && kind !== "main-condition") return null;
	const productId = field(uploadFields.productId);
	const condition = memberOf(conditions, field(uploadFields.condition));
	return isUuid(productId) && condition !== null ? { kind, productId, condition } : null;
}

/**
 * Where an image is kept (shop document §7).
 * @param time in milliseconds; @param random letters and digits, for names that nothing else tells apart
 */
export function pictureKey(target: UploadTarget, time: number, random: string): string {
	switch (target.kind) {
		case "product":
			return `products/${time}-${random}.jpg`;
		case "content":
			return `content/${time}-${random}.jpg`;
		case "condition":
			return `product-condition-images/${target.productId}/${target.condition}-${time}.jpg`;
		case "main-condition":
			return `${target.productId}/${target.condition}-main-${time}.jpg`;
	}
}

const signatures = [
	[0, [0xff, 0xd8, 0xff]],
	[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
	[8, [0x57, 0x45, 0x42, 0x50]],
	// The brands of AVIF: avif, avis, mif1 (AV1 Image File Format §6).
	[4, [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69]],
	[4, [0x66, 0x74, 0x79, 0x70, 0x6d, 0x69, 0x66, 0x31]],
] as const;

/** Whether bytes begin as JPEG, PNG, WebP or AVIF do, whatever their file is called. */
export function looksLikePicture(bytes: Uint8Array): boolean {
	return signatures.some(([start, bytesOf]) => bytesOf.every((byte, index) => bytes[start + index] === byte));
}

/** The addresses of a list field, one in a line; each once. */
export function addressesOf(value: string): string[] {
	return [...new Set(value.split("\n").flatMap((line) => line.trim() || []))];
}

/** The list with one member at another place; unchanged where there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const member = list[from];
	if (member === undefined || to < 0 || to >= list.length) return [...list];
	return list.toSpliced(from, 1).toSpliced(to, 0, member);
}
