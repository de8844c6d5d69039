import { parseConfiguration } from "../configuration-code.ts";
import type { ConversionTexts } from "../describe-configuration.ts";
import { Elevations } from "./drawing/elevations.tsx";

/** A configuration in an inquiry: the picture that its visitor saw, else its drawing. */
export default function ConfigurationCard(props: {
	code: string;
	texts: ConversionTexts;
	pictureAlt: string;
	/** JPEG in base64url. */
	picture: string | null;
}) {
	const { texts, picture, pictureAlt } = props;
	const configuration = parseConfiguration(props.code);
	if (!configuration) return null;
	const base64 = picture?.replaceAll("-", "+").replaceAll("_", "/");
	return (
		<figure className="flex flex-wrap items-center gap-4 rounded-md border border-line bg-mist p-3">
			<div className="w-60 max-w-full shrink-0 overflow-hidden rounded-sm bg-surface">
				{base64 ? (
					<img
						src={`data:image/jpeg;base64,${base64}`}
						alt={pictureAlt}
						width={800}
						height={600}
						className="aspect-[4/3] w-full"
					/>
				) : (
					<Elevations configuration={configuration} texts={texts} label={pictureAlt} />
				)}
			</div>
			<figcaption className="grid">
				<span className="text-sm text-muted">{texts.overview}</span>
				<span className="font-semibold">{texts.models[configuration.model]}</span>
			</figcaption>
		</figure>
	);
}
