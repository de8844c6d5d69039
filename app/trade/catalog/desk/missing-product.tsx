import { ArrowLeft } from "lucide-react";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { EditorTexts } from "./editor-fields.ts";

/** In place of the editor where there is no such product. */
export function MissingProduct({ texts, listAddress }: { texts: EditorTexts; listAddress: string }) {
	return (
		<div className="page grid justify-items-start gap-5 py-12">
			<title>{texts.notFound}</title>
			<h1 className="text-3xl">{texts.editTitle}</h1>
			<Notice tone="error" role="alert">
				{texts.notFound}
			</Notice>
			<ButtonLink to={listAddress} variant="quiet">
				<ArrowLeft aria-hidden="true" className="size-5" />
				{texts.back}
			</ButtonLink>
		</div>
	);
}
