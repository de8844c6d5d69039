import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { ConversionTexts } from "../describe-configuration.ts";

/** A 3D view that did not arrive, or stopped; the drawing stands in its place meanwhile. */
export function FailedView({ texts, onRetry }: { texts: ConversionTexts["view"]; onRetry: () => void }) {
	return (
		<div className="grid justify-items-start gap-3">
			<Notice tone="error" role="alert">
				{texts.failed}
			</Notice>
			<Button type="button" variant="quiet" onClick={onRetry}>
				{texts.again}
			</Button>
		</div>
	);
}
