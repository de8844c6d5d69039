import type { ReactNode } from "react";
import { Notice } from "~/ui/notice.tsx";
import { Picture } from "~/ui/picture.tsx";

/** A page's saved text as the shop lays it out, for drafts too. @param children its HTML, cleaned by the route */
export function PagePreview(props: {
	note: string;
	title: string;
	imageUrl: string | null;
	lang: string;
	children: ReactNode;
}) {
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8">
			<title>{props.title}</title>
			<Notice tone="info">{props.note}</Notice>
			<article lang={props.lang} className="grid grid-cols-[minmax(0,1fr)] gap-8">
				<h1 className="max-w-3xl text-4xl">{props.title}</h1>
				{props.imageUrl && (
					<Picture
						src={props.imageUrl}
						alt=""
						width={1600}
						height={900}
						eager
						className="aspect-[21/9] w-full rounded-lg bg-mist object-cover"
					/>
				)}
				{props.children}
			</article>
		</div>
	);
}
