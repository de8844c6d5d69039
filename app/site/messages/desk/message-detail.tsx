import { Facts, Panel } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { useTranslations } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonAnchor } from "~/ui/button.tsx";
import { callAddress } from "~/values/phone.ts";
import type { Message } from "./message-desk.store.server.ts";

/** A message in full, and the way to answer it. */
export function MessageDetail({ message, texts }: { message: Message; texts: PageTexts["adminTrade"] }) {
	const t = useTranslations("contact");
	const checkout = useTranslations("checkout");
	const subject = message.subject ? `?subject=${encodeURIComponent(`Re: ${message.subject}`)}` : "";
	return (
		<Panel title={message.subject ?? t("message")} id="message">
			<p className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">{message.message}</p>
			<Facts
				facts={[
					[checkout("name"), message.name],
					[checkout("email"), message.email],
					[checkout("phone"), message.phone],
					[texts.words.date, <Moment key="date" date={message.createdAt} />],
					[texts.words.language, languageTable[message.language].nativeName],
				]}
			/>
			<div className="flex flex-wrap gap-3">
				<ButtonAnchor href={`mailto:${message.email}${subject}`}>{texts.detail.reply}</ButtonAnchor>
				{message.phone && (
					<ButtonAnchor href={callAddress(message.phone)} variant="quiet">
						{texts.detail.call}
					</ButtonAnchor>
				)}
			</div>
		</Panel>
	);
}
