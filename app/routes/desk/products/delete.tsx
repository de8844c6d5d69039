import { data, Form, redirect, useNavigation } from "react-router";
import { MissingRecord } from "~/desk/record/editor-page.tsx";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import type { DeleteAnswer } from "~/trade/catalog/desk/delete-answer.ts";
import { deleteProduct } from "~/trade/catalog/desk/delete-product.server.ts";
import { deleteText } from "~/trade/catalog/desk/delete-text.ts";
import { findEditedProduct } from "~/trade/catalog/desk/product-admin.store.server.ts";
import { editorFields } from "~/trade/catalog/desk/product-admin.ts";
import { productTag } from "~/trade/catalog/products-tag.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { urls } from "~/urls.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/delete";

export async function loader({ params, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const texts = pageTexts[language].adminProducts;
	const stored = await findEditedProduct(shop.db, language, params.slug);
	if (!stored) return data({ texts, product: null }, { status: 404 });
	const { id, product } = stored;
	const title = (product.texts[language] ?? product.texts.nl)?.title ?? params.slug;
	return { texts, product: { id, title } };
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "catalog.change");
	const fields = await request.formData();
	const id = String(fields.get("id") ?? "");
	try {
		// What is gone is deleted: by a press whose answer was lost, or in another tab.
		await deleteProduct(shop.db, admin, id);
	} catch (error) {
		log.error("product not deleted", { product: id, error: errorText(error) });
		return data<DeleteAnswer>({ deleted: false, problem: "failed" }, { status: 503 });
	}
	// The notice to all processes may come after the list that the author sees next.
	shop.cache.drop([productTag(id)]);
	// The list asks by itself and reads itself anew.
	if (fields.get("panel") === "on") return data<DeleteAnswer>({ deleted: true });
	const query = new URLSearchParams({ [editorFields.done]: "deleted" });
	return redirect(`${urls.containers(language)}?${query}`, { status: 303 });
}

/** The question before a product is deleted as a page of its own, for whoever has no scripts. */
export default function DeleteProduct({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts, product } = loaderData;
	const sending = useNavigation().formMethod === "POST";
	const listAddress = urls.products(language);
	const list = texts.list;
	const problem = actionData && !actionData.deleted ? actionData.problem : null;
	if (!product)
		return (
			<MissingRecord
				title={texts.editTitle}
				text={texts.notFound}
				back={{ to: listAddress, label: texts.back }}
			/>
		);
	return (
		<div className="page grid max-w-2xl gap-5 py-12">
			<title>{list.question}</title>
			<h1 className="text-3xl">{list.question}</h1>
			{problem && (
				<Notice tone="error" role="alert">
					{list[problem]}
				</Notice>
			)}
			<p>{deleteText(list, product.title)}</p>
			<Form method="post" className="flex flex-wrap gap-3">
				<input type="hidden" name="id" value={product.id} />
				<SubmitButton sending={sending} variant="signal">
					{sending ? list.deleting : list.delete}
				</SubmitButton>
				<ButtonLink to={listAddress} variant="quiet">
					{list.cancel}
				</ButtonLink>
			</Form>
		</div>
	);
}
