import type { ReactNode } from "react";
import { Picture } from "~/ui/picture.tsx";
import { pageSizes } from "~/ui/picture-sizes.ts";

/** A page's saved text as the shop lays it out, for drafts too. @param children its HTML, cleaned by the route */
export function PagePreview(props: { title: string; imageUrl: string | null; children: ReactNode }) {
	return (
		<article className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-10 pb-16 md:pt-14">
			<h1 className="max-w-3xl text-4xl">{props.title}</h1>
			{props.imageUrl && (
				<Picture
					src={props.imageUrl}
					alt=""
					width={1600}
					height={900}
					eager
					sizes={pageSizes}
					className="aspect-[21/9] w-full rounded-lg bg-mist object-cover"
				/>
			)}
			{props.children}
		</article>
	);
}
