import { createTransport } from "nodemailer";
import type { Attachment } from "nodemailer/lib/mailer/index.js";
import type { ClaimedMail } from "./claimed-mail.server.ts";

/** Connections that stay open between mails of one burst, one for each mail under way. */
export const smtpConnections = 4;

const connectMs = 5_000;
const greetingMs = 5_000;
const silenceMs = 20_000;
/** Shorter than servers wait: a connection that they have closed already would cost a try. */
const idleMs = 10_000;
/** A server that dribbles its answers is never silent: this ends it. */
const wholeSendMs = 45_000;

export type MailSender = {
	/** @throws what nodemailer says; see send-failure.ts */
	send: (mail: ClaimedMail) => Promise<void>;
	/** Ends every connection; a mail that is under way fails. */
	close: () => void;
};

/**
 * A sender over SMTP. The message id follows from the mail, so that a mail handed over twice is one mail.
 * @param smtpUrl smtp://user:password@host:587 or smtps://…
 * @param enclosed reads what goes along with a mail
 */
export function createSmtpSender(
	smtpUrl: string,
	from: () => Promise<{ name: string; email: string }>,
	enclosed: (mail: ClaimedMail) => Promise<Attachment[]> = async () => [],
): MailSender {
	const transport = createTransport({
		url: smtpUrl,
		pool: true,
		maxConnections: smtpConnections,
		// Once: for a connection that the server had closed while nobody used it.
		maxRequeues: 1,
		idleTimeout: idleMs,
		connectionTimeout: connectMs,
		greetingTimeout: greetingMs,
		socketTimeout: silenceMs,
	});
	const closing = new AbortController();
	return {
		async send(mail) {
			const { name, email } = await from();
			const attachments = await enclosed(mail);
			await transport.sendMail({
				from: { name, address: email },
				to: mail.recipient,
				replyTo: mail.replyTo ?? undefined,
				subject: mail.subject,
				html: mail.html,
				text: mail.text,
				attachments,
				messageId: `<${mail.id}@${email.split("@")[1]}>`,
				headers: { "Content-Language": mail.language },
				signal: AbortSignal.any([closing.signal, AbortSignal.timeout(wholeSendMs)]),
			});
		},
		close() {
			closing.abort();
			transport.close();
		},
	};
}
