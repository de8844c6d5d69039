import { createTransport } from "nodemailer";
import type { OutgoingMail } from "./outbox.server.ts";

const timeoutMs = 20_000;

/**
 * A sender over SMTP. The message id follows from the mail, so that a mail handed over twice is one mail.
 * @param smtpUrl smtp://user:password@host:587 or smtps://…
 */
export function createSmtpSender(smtpUrl: string, from: () => Promise<{ name: string; email: string }>) {
	const transport = createTransport(smtpUrl, {
		connectionTimeout: timeoutMs,
		greetingTimeout: timeoutMs,
		socketTimeout: timeoutMs,
	} as object);
	return {
		async send(mail: OutgoingMail): Promise<void> {
			const { name, email } = await from();
			await transport.sendMail({
				from: { name, address: email },
				to: mail.recipient,
				replyTo: mail.replyTo ?? undefined,
				subject: mail.subject,
				html: mail.html,
				text: mail.text,
				messageId: `<${mail.id}@${email.split("@")[1]}>`,
				headers: { "Content-Language": mail.language },
			});
		},
		close(): void {
			transport.close();
		},
	};
}
