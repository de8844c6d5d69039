import { Link } from "react-router";
import type { LoggedChange } from "~/desk/detail/history-panel.tsx";
import { deskLink, Facts, Panel } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { WholeMail } from "./mail-desk.store.server.ts";
import { NextTry } from "./next-try.tsx";

type Texts = PageTexts["adminTrade"];

/** The thing that a mail is about; an account's mails are shown to nobody here. */
function About({ mail: { kind, about: id }, texts }: { mail: MailDetailProps["mail"]; texts: Texts }) {
	const language = useLanguage();
	if (kind === "account" || id === null) return null;
	return (
		<Link to={adminUrls[kind](language, id)} className={deskLink}>
			{texts[`${kind}s`].one}
		</Link>
	);
}

type MailDetailProps = {
	/** Without its HTML, which says the same as its text. */
	mail: Omit<WholeMail, "html" | "text" | "facts"> & { text: string };
	/** When it was sent again and by whom, newest first. */
	changes: readonly LoggedChange[];
	texts: Texts;
};

/** A mail as it was written, and how far it has come. */
export function MailDetail({ mail, changes, texts }: MailDetailProps) {
	const { number } = useFormat();
	const { words } = texts;
	return (
		<>
			<Panel title={texts.detail.facts} id="facts">
				<Facts
					facts={[
						[words.recipient, mail.recipient],
						[words.replyTo, mail.replyTo],
						[words.about, <About key="about" mail={mail} texts={texts} />],
						[words.written, <Moment key="written" date={mail.createdAt} />],
						[words.sent, mail.sentAt && <Moment date={mail.sentAt} />],
						[words.attempts, number(mail.attempts)],
						[words.lastError, mail.lastError],
						[words.nextTry, mail.status !== "sent" && <NextTry key="next" mail={mail} texts={texts} />],
						[words.language, languageTable[mail.language].nativeName],
						...changes.map(({ createdAt, userEmail }): [string, React.ReactNode] => [
							texts.history.resent,
							<>
								<Moment date={createdAt} /> {texts.history.by} {userEmail}
							</>,
						]),
					]}
				/>
			</Panel>
			<Panel title={words.text} id="text">
				<p className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">{mail.text}</p>
			</Panel>
		</>
	);
}
