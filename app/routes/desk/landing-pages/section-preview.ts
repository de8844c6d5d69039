import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { previewForm } from "~/site/pages/desk/sections/answer-section-form.server.ts";
import { newSectionId } from "~/site/pages/desk/sections/form/section-list.ts";
import type { Route } from "./+types/section-preview";
import { previewReads } from "./preview-reads.server.ts";

/** Draws what is typed in the form of a section, as JSON; nothing is stored. */
export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const id = new URL(request.url).searchParams.get("section") ?? newSectionId;
	const preview = await previewForm(await request.formData(), {
		sectionId: id === newSectionId ? null : id,
		language,
		reads: previewReads(shop),
	});
	if (!preview) return new Response(null, { status: 422 });
	return Response.json(preview);
}
