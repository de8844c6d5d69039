import { ArrowRight } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { formatPercent } from "~/i18n/format.ts";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { urls } from "~/urls.ts";
import { shapeOf } from "../../sizes/container-shape.ts";
import {
	type Access,
	type AskedSize,
	accesses,
	cargoKinds,
	type SizeAdvice,
	type SizeObstacle,
	sizeFields,
} from "../../sizes/size-finder.ts";
import { SideFigure } from "./container-views.tsx";
import type { GuideSize } from "./guide-size.ts";

type Texts = PageTexts["sizeGuide"];

/**
 * @property room what goes into one, in words, @property door height of its opening at least, in metres, @property reach the
 * smallest truck that brings it
 */
type ShownAdvice = Omit<SizeAdvice<GuideSize>, "each"> & {
	room: string;
	door: number | null;
	reach: Access | null;
};

/** The three questions as the server has answered them. */
export type SizeFinderState = Pick<AskedSize, "typed" | "errors"> & {
	answer: { advice: ShownAdvice[]; obstacle: SizeObstacle | null } | null;
};

/** One size that fits, with the reasons. */
function Advice({ advice, texts }: { advice: ShownAdvice; texts: Texts }) {
	const { container, role, count, room, filled, door, reach } = advice;
	const t = useTranslations("catalog");
	const common = useTranslations("common");
	const { euro, number } = useFormat();
	const language = useLanguage();
	const shape = shapeOf(container);
	const reasons = [
		`${texts.each} ${room}`,
		`${formatPercent(language, Math.round(filled * 100))} ${texts.filled}`,
		...(door === null ? [] : [`${texts.doorAtLeast} ${number(door, 2)} ${texts.high}`]),
		...(reach === null ? [] : [texts.comes[reach]]),
	];
	return (
		<li
			className={`relative grid content-start gap-3 rounded-lg border bg-surface p-5 ${role === "best" ? "border-2 border-brand-ink" : "border-line"}`}
		>
			<p className="text-sm font-semibold text-muted">{texts.roles[role]}</p>
			<div className="flex min-h-14 items-end text-base">
				{shape && <SideFigure shape={shape} className="h-auto max-w-full" />}
			</div>
			<h3 className="text-xl">
				<Link to={urls.container(language, container.slug)} className="after:absolute after:inset-0">
					{count > 1 && `${number(count)} × `}
					<span lang={container.lang}>{container.title}</span>
				</Link>
			</h3>
			<ul className="grid gap-1 text-sm">
				{reasons.map((reason) => (
					<li key={reason}>{reason}</li>
				))}
			</ul>
			<p className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-3">
				<span>
					{container.from === null ? (
						<strong>{t("priceOnRequest")}</strong>
					) : (
						<>
							<span className="text-sm text-muted">{texts.priceFrom}</span>{" "}
							<strong className="text-lg whitespace-nowrap">
								{count > 1 && `${number(count)} × `}
								{euro(container.from)}
							</strong>{" "}
							<span className="text-sm text-muted">{common("netNote")}</span>
						</>
					)}
				</span>
				<ArrowRight aria-hidden="true" className="size-5 shrink-0" />
			</p>
		</li>
	);
}

/** Three questions, a plain form; answered on the same page, at an address to share. */
export function SizeFinder({ texts, finder }: { texts: Texts; finder: SizeFinderState }) {
	const { typed, errors, answer } = finder;
	const language = useLanguage();
	const path = urls.sizeGuide(language);
	const isAsking = useNavigation().formAction?.startsWith(path) ?? false;
	return (
		<section
			aria-labelledby="size-finder"
			className="grid gap-5 rounded-lg border border-line bg-surface p-5 shadow-card md:p-6"
		>
			<h2 id="size-finder" className="text-2xl">
				{texts.finder}
			</h2>
			<Form
				method="get"
				action={path}
				preventScrollReset
				className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[3fr_2fr_2.5fr_3.5fr_auto]"
			>
				<SelectField label={texts.what} name={sizeFields.what} defaultValue={typed.what}>
					{cargoKinds.map((kind) => (
						<option key={kind} value={kind}>
							{texts.kinds[kind]}
						</option>
					))}
				</SelectField>
				<TextField
					label={texts.amount}
					name={sizeFields.amount}
					defaultValue={typed.amount}
					inputMode="decimal"
					maxLength={12}
					hint={texts.amountHint}
					error={errors.amount && texts.errors[errors.amount]}
				/>
				<TextField
					label={texts.height}
					name={sizeFields.height}
					defaultValue={typed.height}
					inputMode="decimal"
					maxLength={12}
					hint={texts.heightHint}
					error={errors.height && texts.errors[errors.height]}
				/>
				<SelectField label={texts.access} name={sizeFields.access} defaultValue={typed.access}>
					{accesses.map((access) => (
						<option key={access} value={access}>
							{texts.accesses[access]}
						</option>
					))}
				</SelectField>
				<Button type="submit" variant="signal" aria-busy={isAsking} className="lg:mt-[1.625rem]">
					{texts.show}
				</Button>
			</Form>
			<div role="status">
				{answer && (
					<div className="grid gap-4 border-t border-line pt-5">
						{answer.obstacle === null ? (
							<>
								<p className="text-lg font-bold">{texts.answer}</p>
								<ul className="grid gap-4 md:grid-cols-3">
									{answer.advice.map((advice) => (
										<Advice key={advice.container.id} advice={advice} texts={texts} />
									))}
								</ul>
							</>
						) : (
							<>
								<p className="max-w-[70ch]">{texts.obstacles[answer.obstacle]}</p>
								<div>
									<ButtonLink to={urls.contact(language)} variant="quiet">
										{texts.ask}
									</ButtonLink>
								</div>
							</>
						)}
					</div>
				)}
			</div>
		</section>
	);
}
