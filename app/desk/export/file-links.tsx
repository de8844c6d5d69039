import { Download } from "lucide-react";
import { ButtonAnchor } from "~/ui/button.tsx";

/** A table to be taken along: for Excel, and as plain rows; on a phone in a word each. @param address of the file with an ending */
export function FileLinks(props: {
	words: { xlsx: string; csv: string };
	address: (ending: "xlsx" | "csv") => string;
}) {
	return (
		<span className="flex flex-wrap gap-3">
			{(["xlsx", "csv"] as const).map((ending) => (
				<ButtonAnchor key={ending} href={props.address(ending)} variant="quiet" download>
					<Download aria-hidden="true" className="size-5" />
					<span className="max-md:sr-only">{props.words[ending]}</span>
					<span aria-hidden="true" className="uppercase md:hidden">
						{ending}
					</span>
				</ButtonAnchor>
			))}
		</span>
	);
}
