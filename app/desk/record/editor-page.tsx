import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";

type Back = { to: string; label: string };

/** A page on which a record is edited: the way back, its title, and what stands under it. */
export function EditorPage(props: {
	title: string;
	/** Of the browser's tab, where it says more than the title. */
	tabTitle?: string;
	back: Back;
	/** In place of the title. */
	heading?: ReactNode;
	/** Under the title. */
	head?: ReactNode;
	/** As wide as the window allows, for a form beside its preview. */
	isWide?: boolean;
	children: ReactNode;
}) {
	const { title, back } = props;
	const width = props.isWide ? "mx-auto w-full max-w-[1760px] px-4 md:px-8" : "page";
	return (
		<div className={`${width} grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12`}>
			<title>{props.tabTitle ?? title}</title>
			<div className="grid justify-items-start gap-2">
				<ButtonLink to={back.to} variant="plain" className="-ml-2">
					<ArrowLeft aria-hidden="true" className="size-5" />
					{back.label}
				</ButtonLink>
				{props.heading ?? <h1 className="text-3xl md:text-4xl">{title}</h1>}
				{props.head}
			</div>
			{props.children}
		</div>
	);
}

/** In place of an editor whose record is gone or could not be read. */
export function MissingRecord(props: { title: string; text: string; back: Back }) {
	return (
		<div className="page grid justify-items-start gap-5 py-12">
			<title>{props.title}</title>
			<h1 className="text-3xl">{props.title}</h1>
			<Notice tone="error" role="alert">
				{props.text}
			</Notice>
			<ButtonLink to={props.back.to} variant="quiet">
				<ArrowLeft aria-hidden="true" className="size-5" />
				{props.back.label}
			</ButtonLink>
		</div>
	);
}
