import { data } from "react-router";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { clientAddress, services } from "~/platform/services.server.ts";
import { answerContact } from "~/site/messages/answer-contact.server.ts";
import { contactSectionSchema } from "~/site/messages/contact.schema.ts";
import { sectionField } from "~/site/messages/section-answer.ts";
import { letterSender } from "../letter-sender.server.ts";
import type { Route } from "./+types/home";

/** Takes the form of a page's contact section; the same on every page that has one. */
export async function answerSectionContact({
	request,
	context,
}: Pick<Route.ActionArgs, "request" | "context">) {
	const shop = services(context);
	const language = languageOf(context);
	const fields = await request.formData();
	const address = clientAddress(context);
	const { answer, status } = await answerContact(shop, await letterSender(shop), {
		schema: contactSectionSchema,
		fields,
		language,
		address,
		now: new Date(),
	});
	const section = String(fields.get(sectionField) ?? "");
	return data({ ...answer, section }, { status, headers: notKept });
}
