import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerProductForm } from "~/trade/catalog/desk/answer-product-form.server.ts";
import { editorFields, startValues } from "~/trade/catalog/desk/product-admin.ts";
import { ProductEditor } from "~/trade/catalog/desk/product-editor.tsx";
import { tabs } from "~/trade/catalog/desk/product-tabs.ts";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/new";

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const { adminProducts, adminMedia } = pageTexts[language];
	const tab = memberOf(tabs, new URL(request.url).searchParams.get(editorFields.tab));
	return { texts: adminProducts, media: adminMedia, tab };
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "catalog.change");
	return answerProductForm(shop, admin, {
		isNew: true,
		fields: await request.formData(),
		language,
		addressOf: (slug) => adminUrls.product(language, slug),
	});
}

export default function NewProduct({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts, media, tab } = loaderData;
	return (
		<ProductEditor
			texts={texts}
			media={media}
			title={texts.newTitle}
			name={null}
			missing={[]}
			address={adminUrls.newProduct(language)}
			listAddress={urls.products(language)}
			productId={null}
			seen={null}
			start={startValues(null, language === "en" ? "." : ",")}
			answer={actionData ?? null}
			tab={tab}
			done={null}
			notice={null}
			viewOf={() => null}
			renderConditions={null}
		/>
	);
}
