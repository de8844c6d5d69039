import { data, redirect } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { PicturesPage } from "~/media/desk/pictures-page.tsx";
import { takeUpload } from "~/media/desk/take-upload.server.ts";
import { problemStatuses } from "~/media/media.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { pictureOf } from "~/values/picture-address.ts";
import { adminOf } from "../admin.server.ts";
import type { Route } from "./+types/pictures";

/** Names the picture that the page shows. */
const shownField = "uploaded";

/** Fields that upload by themselves ask for JSON; a page's action could answer with a page only. */
export const middleware: Route.MiddlewareFunction[] = [
	async ({ request, context }, next) => {
		const wantsJson = request.headers.get("Accept")?.startsWith("application/json");
		if (request.method !== "POST" || !wantsJson) return next();
		const result = await takeUpload(services(context), adminOf(context), request);
		if (result.stored) return Response.json({ address: result.address }, { status: 201 });
		const { problem } = result;
		return Response.json({ problem }, { status: problemStatuses[problem] });
	},
];

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const given = new URL(request.url).searchParams.get(shownField) ?? "";
	const uploaded = pictureOf(given) ? given : null;
	return { texts: pageTexts[language].adminMedia, uploaded };
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = adminOf(context);
	const result = await takeUpload(shop, admin, request);
	if (!result.stored) {
		const { problem } = result;
		return data({ problem }, { status: problemStatuses[problem] });
	}
	const shown = new URLSearchParams({ [shownField]: result.address });
	return redirect(`${adminUrls.media(language)}?${shown}`, { status: 303 });
}

export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, uploaded } = loaderData;
	return (
		<PicturesPage
			texts={texts}
			address={adminUrls.media(useLanguage())}
			uploaded={uploaded}
			answer={actionData ?? null}
		/>
	);
}
