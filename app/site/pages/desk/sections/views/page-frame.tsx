import { type ReactNode, useState } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Notice } from "~/ui/notice.tsx";
import { useScripted } from "~/ui/use-scripted.ts";
import { Segmented } from "./segmented.tsx";
import { type FrameWidth, ShopFrame } from "./shop-frame.tsx";

const widths = ["desktop", "phone"] as const satisfies readonly FrameWidth[];

/** A page of the shop to be looked at: as wide as the window, or with scripts as on a phone. */
export function PageFrame(props: {
	texts: PageTexts["adminSections"];
	title: string;
	note: string;
	/** Leads back, and to the other languages. */
	tools: ReactNode;
	language: string;
	children: ReactNode;
}) {
	const { texts, language } = props;
	const scripted = useScripted();
	const [width, setWidth] = useState<FrameWidth>("desktop");
	return (
		<>
			<div className="page grid gap-4 py-6">
				<Notice tone="info">{props.note}</Notice>
				<div className="flex flex-wrap items-center justify-between gap-3">
					<div className="flex flex-wrap items-center gap-3">{props.tools}</div>
					{scripted && (
						<Segmented
							legend={texts.width}
							name="width"
							value={width}
							onChange={setWidth}
							choices={widths.map((one) => ({ value: one, label: texts.widths[one] }))}
						/>
					)}
				</div>
			</div>
			{width === "phone" ? (
				<div className="bg-mist py-6">
					<h1 className="sr-only">{props.title}</h1>
					<div className="mx-auto w-full max-w-[392px]">
						<ShopFrame title={texts.pageFrameTitle} language={language} width="phone">
							{props.children}
						</ShopFrame>
					</div>
				</div>
			) : (
				// The words of a document are loaded once: a link in the page's language needs a new one.
				<div
					lang={language}
					className="border-t border-line"
					onClickCapture={(event) => {
						const link = (event.target as Element).closest("a");
						if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.target) return;
						event.preventDefault();
						event.stopPropagation();
						window.location.assign(link.href);
					}}
				>
					{props.children}
				</div>
			)}
		</>
	);
}
