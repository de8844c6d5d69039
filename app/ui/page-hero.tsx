import type { ReactNode } from "react";
import { Picture } from "./picture.tsx";
import { heroSizes } from "./picture-sizes.ts";

/** The head of a page: title, what it offers, its first steps and its picture. */
export function PageHero(props: {
	title: string;
	text: string;
	image: { src: string; alt: string };
	/** Buttons and links. */
	children?: ReactNode;
}) {
	return (
		<header className="bg-mist py-14 md:py-20">
			<div className="page grid items-center gap-8 lg:grid-cols-[5fr_6fr] lg:gap-14">
				<div className="grid justify-items-start gap-5">
					{/* On a small phone a little less, so that the longest title breaks alike before and after the typeface has come. */}
					<h1 className="text-4xl max-[400px]:text-[2.125rem] md:text-5xl">{props.title}</h1>
					<p className="max-w-[52ch] text-lg text-muted">{props.text}</p>
					{/* Beside each other only where they fit in any language, before the typeface has come too. */}
					{props.children && (
						<div className="grid justify-items-start gap-3 md:flex md:flex-wrap lg:grid">
							{props.children}
						</div>
					)}
				</div>
				<Picture
					{...props.image}
					width={1600}
					height={900}
					sizes={heroSizes}
					eager
					className="aspect-video w-full rounded-lg object-cover"
				/>
			</div>
		</header>
	);
}
