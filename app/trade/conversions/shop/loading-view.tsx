import { LoaderCircle } from "lucide-react";
import type { ConversionTexts } from "../describe-configuration.ts";

/** As large as the view that comes, so that nothing moves when it is there. */
export function LoadingView({ texts }: { texts: ConversionTexts["view"] }) {
	return (
		<div className="grid aspect-[4/3] place-items-center rounded-lg border border-line bg-stage">
			<p role="status" className="flex items-center gap-3 text-muted">
				<LoaderCircle aria-hidden="true" className="size-5 motion-safe:animate-spin" />
				{texts.loading}
			</p>
		</div>
	);
}
