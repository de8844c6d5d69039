import { data, redirect } from "react-router";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { clientAddress, services } from "~/platform/services.server.ts";
import { answerContact } from "~/site/messages/answer-contact.server.ts";
import { contactSectionSchema } from "~/site/messages/contact.schema.ts";
import { contactPageForm, sectionField } from "~/site/messages/section-answer.ts";
import type { Section } from "~/site/pages/sections/section.ts";
import { urls } from "~/urls.ts";
import { letterSender } from "../letter-sender.server.ts";
import type { Route } from "./+types/home";

/**
 * Takes the form of a page's contact section; the same on every page that has one. What is sent from a section that its owner
 * has taken away meanwhile goes on to the contact page, with all that was typed: here nothing would say what became of it.
 * @param sections of the page as it is now
 */
export async function answerSectionContact(
	{ request, context }: Pick<Route.ActionArgs, "request" | "context">,
	sections: readonly Pick<Section, "id" | "type">[],
) {
	const shop = services(context);
	const language = languageOf(context);
	const fields = await request.formData();
	const section = String(fields.get(sectionField) ?? "");
	const isThere = sections.some(({ id, type }) => type === "contact_section" && [id, ""].includes(section));
	// This status has browsers and router send the form there once more.
	if (!isThere)
		return redirect(`${urls.contact(language)}#send-${contactPageForm}`, { status: 307, headers: notKept });
	const address = clientAddress(context);
	const { answer, status } = await answerContact(shop, await letterSender(shop), {
		schema: contactSectionSchema,
		fields,
		language,
		address,
		now: new Date(),
	});
	return data({ ...answer, section }, { status, headers: notKept });
}
