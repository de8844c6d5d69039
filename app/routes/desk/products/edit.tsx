import { Suspense } from "react";
import { data } from "react-router";
import { MissingRecord } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { findNextStep } from "~/site/set-up/desk/find-next-step.server.ts";
import { NextStep } from "~/site/set-up/desk/next-step.tsx";
import { answerProductForm } from "~/trade/catalog/desk/answer-product-form.server.ts";
import { answerConditionForm } from "~/trade/catalog/desk/conditions/answer-condition-form.server.ts";
import { listConditionInfo } from "~/trade/catalog/desk/conditions/condition-admin.store.server.ts";
import { conditionIntent, conditionOf } from "~/trade/catalog/desk/conditions/condition-info.ts";
import { findEditedProduct } from "~/trade/catalog/desk/product-admin.store.server.ts";
import { editorFields, outcomes, slugOf, startValues } from "~/trade/catalog/desk/product-admin.ts";
import { ProductEditor } from "~/trade/catalog/desk/product-editor.tsx";
import { tabs } from "~/trade/catalog/desk/product-tabs.ts";
import { lateView } from "~/ui/late-view.ts";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { conditions, languages } from "~/values/vocabulary.ts";
import { allowed, deskMember } from "../admin.server.ts";
import type { Route } from "./+types/edit";

/** Stands behind a tab of its own. */
const ConditionPanel = lateView(
	() => import("~/trade/catalog/desk/conditions/condition-panel.tsx"),
	(file) => file.ConditionPanel,
);

/** The part about conditions in an address. */
function conditionsQuery(given: Record<string, string> = {}): string {
	return `?${new URLSearchParams({ [editorFields.tab]: "conditionInfo", ...given })}`;
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const { adminProducts, adminMedia } = pageTexts[language];
	const stored = await findEditedProduct(shop.db, language, params.slug);
	const page = {
		...{ texts: adminProducts, media: adminMedia },
		tab: memberOf(tabs, searchParams.get(editorFields.tab)),
		done: memberOf(outcomes, searchParams.get(editorFields.done)),
		edited: memberOf(conditions, searchParams.get(editorFields.edit)),
		next: await findNextStep(shop.db, { role: deskMember(context).role, language, done: "container" }),
	};
	if (!stored) return data({ ...page, stored, infos: null }, { status: 404 });
	const { id, seen, product } = stored;
	const infos = await listConditionInfo(shop.db, id);
	return { ...page, stored: { id, seen, product }, infos };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "catalog.change");
	const fields = await request.formData();
	const addressOf = (slug: string) => adminUrls.product(language, slug);
	if (fields.get(editorFields.intent) === conditionIntent) {
		const back = addressOf(params.slug) + conditionsQuery({ [editorFields.done]: "condition" });
		return answerConditionForm(shop, admin, { fields, back });
	}
	return answerProductForm(shop, admin, { isNew: false, fields, language, addressOf });
}

export default function EditProduct({ loaderData, actionData, params }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts, media, stored, infos, next } = loaderData;
	const listAddress = urls.products(language);
	const given = actionData && "problem" in actionData ? actionData : null;
	const isOfCondition = conditionOf(given) !== null;
	const answer = isOfCondition ? null : given;
	// Someone whose product was deleted while they wrote keeps what they typed.
	if (!stored && !answer)
		return (
			<MissingRecord
				title={texts.editTitle}
				text={texts.notFound}
				back={{ to: listAddress, label: texts.back }}
			/>
		);
	const product = stored?.product ?? null;
	const address = adminUrls.product(language, (product && slugOf(product.texts, language)) ?? params.slug);
	const text = product && (product.texts[language] ?? product.texts.nl);
	const typedId = answer?.reply?.initialValue?.id;
	return (
		<ProductEditor
			key={stored?.id}
			texts={texts}
			media={media}
			title={texts.editTitle}
			name={text?.title ?? null}
			missing={product ? languages.filter((code) => product.texts[code] === null) : []}
			address={address}
			listAddress={listAddress}
			productId={stored?.id ?? (typeof typedId === "string" ? typedId : "")}
			seen={stored?.seen ?? null}
			start={startValues(product, language === "en" ? "." : ",")}
			answer={answer}
			tab={loaderData.edited ? "conditionInfo" : loaderData.tab}
			done={loaderData.done}
			notice={next && <NextStep {...next} />}
			viewOf={(code) => {
				const own = product?.texts[code];
				return own ? urls.container(code, own.slug) : null;
			}}
			renderConditions={
				stored &&
				infos &&
				((onSaved) => (
					<Suspense>
						<ConditionPanel
							texts={texts}
							media={media}
							productId={stored.id}
							infos={infos}
							address={address}
							panelAddress={address + conditionsQuery()}
							editAddress={(condition) => address + conditionsQuery({ [editorFields.edit]: condition })}
							asked={loaderData.edited}
							answer={isOfCondition ? given : null}
							onSaved={onSaved}
						/>
					</Suspense>
				))
			}
		/>
	);
}
