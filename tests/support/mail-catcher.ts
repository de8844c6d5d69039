import { createServer } from "node:http";
import { SMTPServer } from "smtp-server";

/** A mail server that delivers to nobody: what it takes can be read at /mails?to=address as JSON. */
type CaughtMail = { to: string[]; raw: string };

const mails: CaughtMail[] = [];

const smtp = new SMTPServer({
	authOptional: true,
	disabledCommands: ["STARTTLS", "AUTH"],
	onData(stream, session, done) {
		const chunks: Buffer[] = [];
		stream.on("data", (chunk: Buffer) => chunks.push(chunk));
		stream.on("end", () => {
			const to = session.envelope.rcptTo.map((recipient) => recipient.address);
			mails.push({ to, raw: Buffer.concat(chunks).toString("utf8") });
			done();
		});
	},
});

smtp.listen(Number(process.env.SMTP_PORT), "127.0.0.1");

createServer((request, response) => {
	const to = new URL(request.url ?? "/", "http://mailbox.invalid").searchParams.get("to") ?? "";
	response.setHeader("Content-Type", "application/json");
	response.end(JSON.stringify(mails.filter((mail) => mail.to.includes(to))));
}).listen(Number(process.env.MAILBOX_PORT), "127.0.0.1");
