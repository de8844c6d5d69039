import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Picture } from "~/ui/picture.tsx";

/**
 * The legal guarantee of private buyers: the Commission's own picture where the owner has put it there, else in words
 * (regulation (EU) 2025/1960).
 * @param picture its address; empty: there is none
 */
export function GuaranteeNotice({
	texts,
	picture,
}: {
	texts: PageTexts["consumerLaw"]["guarantee"];
	picture: string;
}) {
	if (picture !== "") {
		return (
			<Picture
				src={picture}
				alt={`${texts.title}. ${texts.text} ${texts.used}`}
				sizes="(min-width: 1024px) 640px, 100vw"
				className="h-auto w-full max-w-2xl rounded-lg"
			/>
		);
	}
	return (
		<section
			aria-label={texts.title}
			className="grid gap-2 rounded-lg border border-line bg-brand-soft p-5 md:p-6"
		>
			<h2 className="text-xl">{texts.title}</h2>
			<p>{texts.text}</p>
			<p className="text-sm text-muted">
				{texts.who} {texts.used}
			</p>
		</section>
	);
}
