import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";

/** A page below the list of tariffs: the way back, its title and what it is for. */
export function TariffPage(props: {
	texts: PageTexts["adminSettings"];
	title: string;
	text?: string;
	children: ReactNode;
}) {
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
			<title>{props.title}</title>
			<div className="grid justify-items-start gap-2">
				<ButtonLink to={adminUrls.tariffs(useLanguage())} variant="plain" className="px-0!">
					<ArrowLeft aria-hidden="true" className="size-5" />
					{props.texts.form.back}
				</ButtonLink>
				<h1 className="text-3xl md:text-4xl">{props.title}</h1>
				{props.text && <p className="max-w-prose text-lg text-muted">{props.text}</p>}
			</div>
			{props.children}
		</div>
	);
}
