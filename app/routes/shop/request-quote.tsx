import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, redirect, useNavigation } from "react-router";
import { findProduct } from "~/features/catalog/catalog.store.server.ts";
import { effectiveColor } from "~/features/catalog/pricing.ts";
import { selectionFromForm, selectionFromUrl, selectionToUrl } from "~/features/catalog/selection.ts";
import { requireCompany } from "~/features/company/company.store.server.ts";
import { guardSubmission, issueTicket, renewTicket } from "~/features/forms/form-guard.server.ts";
import { sendTwoStep } from "~/features/mail/two-step.server.ts";
import { quoteSchema, wishColorQuoteSchema } from "~/features/quotes/quote.schema.ts";
import type { QuoteAnswer } from "~/features/quotes/quote-answer.ts";
import { QuoteForm } from "~/features/quotes/quote-form.tsx";
import { QuoteProblem } from "~/features/quotes/quote-problem.tsx";
import { requestQuote } from "~/features/quotes/request-quote.server.ts";
import { Seo } from "~/features/shell/seo.tsx";
import { useShop } from "~/features/shell/shop-page.ts";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { writeFlash } from "~/platform/cookies.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { clientAddress, type Services, services } from "~/platform/services.server.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/request-quote";

async function requireProduct({ db, cache }: Services, language: Language, slug: string) {
	const product = await findProduct(db, cache, language, slug);
	if (!product) throw new Response(null, { status: 404 });
	return product;
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	const product = await requireProduct(shop, language, params.slug);
	const { searchParams, search } = new URL(request.url);
	if (params.slug !== product.text.slug)
		throw redirect(urls.requestQuote(language, product.text.slug) + search, 301);
	const selection = selectionFromUrl(searchParams, product, language);
	const { title, slug } = product.text;
	const ticket = issueTicket(shop.secret, "quote", new Date());
	const query = selectionToUrl(selection, product, language).toString();
	const back = urls.container(language, slug) + (query && `?${query}`);
	return data({ title, back, selection, ticket }, { headers: notKept });
}

export function headers() {
	return notKept;
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	const product = await requireProduct(shop, language, params.slug);
	const fields = await request.formData();
	const now = new Date();
	const answer = (part: Partial<QuoteAnswer>, status: number) =>
		data<QuoteAnswer>(
			{
				sent: false,
				problem: null,
				reply: null,
				ticket: renewTicket(shop.secret, "quote", fields, now),
				...part,
			},
			{ status },
		);
	const selection = selectionFromForm(fields, language);
	if (!selection) return answer({ problem: "failed" }, 422);
	const wish = effectiveColor(selection.condition, selection.colorType) === "wish_color";
	const submission = parseWithZod(fields, { schema: wish ? wishColorQuoteSchema : quoteSchema });
	const reply = submission.reply();
	if (submission.status !== "success") return answer({ reply }, 422);
	try {
		const verdict = await guardSubmission(shop.db, shop.secret, {
			form: "quote",
			fields,
			address: clientAddress({ context }),
			now,
		});
		if (verdict === "again") return answer({ problem: "again", reply }, 409);
		if (verdict === "too_many") return answer({ problem: "too_many", reply }, 429);
		if (verdict === "robot") return answer({ problem: "failed", reply }, 422);
		const company = await requireCompany(shop.db, shop.cache);
		const mails = await requestQuote(shop.db, company, {
			product,
			selection,
			form: submission.value,
			language,
		});
		const outcome = await sendTwoStep(shop.db, shop.sendMail, mails);
		// The quote is stored: a mail that could not go out now follows later.
		if (!outcome.admin || !outcome.customer) log.warn("quote mails wait in the outbox", outcome);
		shop.deliverMail();
	} catch (error) {
		log.error("quote not stored", { error: errorText(error) });
		return answer({ problem: "failed", reply }, 503);
	}
	if (fields.get("dialog") === "on") return answer({ sent: true }, 200);
	const headers = { "Set-Cookie": await writeFlash(request, { kind: "quote_sent" }) };
	return redirect(urls.container(language, product.text.slug), { status: 303, headers });
}

/** The quote form as a page of its own, for visitors without scripts. */
export default function RequestQuote({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations("quote");
	const { origin, company } = useShop();
	const sending = useNavigation().formMethod === "POST";
	const { title, back, selection, ticket } = loaderData;
	return (
		<div className="page grid max-w-3xl gap-6 pt-10 pb-16">
			<Seo
				title={`${t("title")}: ${title}`}
				description={t("intro")}
				origin={origin}
				siteName={company.name}
				alternates={{}}
				index={false}
			/>
			<header className="grid gap-2">
				<h1 className="text-3xl">{t("title")}</h1>
				<p className="text-muted">
					{title}. {t("intro")}
				</p>
			</header>
			<QuoteForm
				selection={selection}
				ticket={actionData?.ticket ?? ticket}
				result={actionData?.reply ?? null}
				problem={<QuoteProblem problem={actionData?.problem ?? null} />}
				renderForm={(form) => (
					<Form method="post" noValidate {...form}>
						{form.children}
					</Form>
				)}
				buttons={
					<div className="flex flex-wrap gap-3">
						<Button type="submit" variant="signal" disabled={sending}>
							{sending ? t("submitting") : t("submit")}
						</Button>
						<ButtonLink to={back} variant="quiet">
							{t("back")}
						</ButtonLink>
					</div>
				}
			/>
		</div>
	);
}
