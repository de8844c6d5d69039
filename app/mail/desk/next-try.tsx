import { Moment } from "~/desk/parts/moment.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { MailRow } from "./mail-desk.store.server.ts";

type NextTryProps = {
	mail: Pick<MailRow, "status" | "nextTryAt" | "follows">;
	texts: PageTexts["adminTrade"];
};

/** When a mail is tried next: nothing for one that is sent, and in words where no time is known. */
export function NextTry({ mail, texts }: NextTryProps) {
	if (mail.status === "sent") return null;
	if (mail.status === "failed") return texts.words.noNextTry;
	return mail.follows === null ? <Moment date={mail.nextTryAt} /> : texts.words.afterAnother;
}
