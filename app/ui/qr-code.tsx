import type { QrPicture } from "~/values/qr-picture.ts";

/** A QR code, dark on white whatever is around it, also on paper. @property label what it is for */
export function QrCode({ picture, label }: { picture: QrPicture; label: string }) {
	const { size, path } = picture;
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className="size-60 max-w-full"
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	);
}
