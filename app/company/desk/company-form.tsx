import type { FieldOf, RecordFields } from "~/desk/record/record-fields.ts";
import { RecordForm } from "~/desk/record/record-form.tsx";
import type { SaveAnswer } from "~/desk/record/save.ts";
import { languages, languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ImageField } from "~/media/desk/image-fields.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { weekdays } from "~/values/opening-hours.ts";
import { customerKinds, lapseRules } from "~/values/vocabulary.ts";
import { type CompanySettings, startValues } from "./company-admin.ts";
import { GuaranteePictureFields, WarningFields } from "./consumer-law-fields.tsx";

type Texts = PageTexts["adminSettings"];

const panel = "grid min-w-0 gap-5 rounded-lg border border-line p-4 md:p-6";

type Name = keyof Texts["company"]["fields"];

const groups: readonly {
	group:
		| "names"
		| "papers"
		| "address"
		| "contact"
		| "bank"
		| "payment"
		| "vat"
		| "law"
		| "safety"
		| "guarantee";
	names: readonly Name[];
}[] = [
	{ group: "names", names: ["name", "legalName"] },
	{ group: "papers", names: [] },
	{ group: "address", names: ["street", "postalCode", "city", "country", "depot"] },
	{ group: "contact", names: ["phone", "phoneLink", "email", "mailLanguage"] },
	{ group: "bank", names: ["vatNumber", "bankName", "iban", "bic", "accountHolder"] },
	{ group: "payment", names: ["termDays", "remindBefore", "remindAfter", "lapse", "lapseDays"] },
	{ group: "vat", names: ["vatByCase", "vatOss", "rateBE", "rateNL", "rateDE", "rateFR"] },
	{ group: "law", names: ["customers", "register", "earlierPrice"] },
	{
		group: "safety",
		names: [
			"safety",
			...(["makerName", "makerAddress", "makerContact"] as const),
			...(["responsibleName", "responsibleAddress", "responsibleContact"] as const),
		],
	},
	{ group: "guarantee", names: ["guarantee"] },
];

/** Fields that are a yes or no. */
const choiceNames: readonly Name[] = ["vatByCase", "vatOss", "earlierPrice", "safety", "guarantee"];

/** Fields that may be empty. */
const optionalNames: readonly Name[] = [
	...(["phoneLink", "bic", "accountHolder", "remindBefore", "remindAfter", "register"] as const),
	...(["makerName", "makerAddress", "makerContact"] as const),
	...(["responsibleName", "responsibleAddress", "responsibleContact"] as const),
];

type Input = { type?: string; inputMode?: "numeric"; autoCapitalize?: string; spellCheck?: boolean };

const inputs: Partial<Record<Name, Input>> = {
	phone: { type: "tel" },
	phoneLink: { type: "tel" },
	email: { type: "email" },
	vatNumber: { autoCapitalize: "characters", spellCheck: false },
	iban: { autoCapitalize: "characters", spellCheck: false },
	bic: { autoCapitalize: "characters", spellCheck: false },
	...{ termDays: { inputMode: "numeric" }, lapseDays: { inputMode: "numeric" } },
	...{ rateBE: { inputMode: "numeric" }, rateNL: { inputMode: "numeric" } },
	...{ rateDE: { inputMode: "numeric" }, rateFR: { inputMode: "numeric" } },
	...{ remindBefore: { inputMode: "numeric" }, remindAfter: { inputMode: "numeric" } },
};

function HoursFields(props: {
	texts: Texts["company"];
	weekdayNames: PageTexts["contact"]["week"]["days"];
	fieldOf: FieldOf;
	isOn: (name: string) => boolean;
}) {
	const { texts, weekdayNames, fieldOf } = props;
	return (
		<fieldset className={panel} aria-describedby="company-hours-hint">
			<legend className="float-left mb-1 w-full text-2xl font-bold [font-stretch:88%]">
				{texts.groups.hours}
			</legend>
			<p id="company-hours-hint" className="-mt-3 text-muted">
				{texts.hints.hours}
			</p>
			<div className="grid gap-5 md:gap-3">
				{weekdays.map((day) => {
					const name = `hours.${day}`;
					const isOpen = props.isOn(`${name}.open`);
					return (
						<fieldset
							key={day}
							className="day-hours grid min-w-0 grid-cols-2 items-start gap-x-4 gap-y-2 md:grid-cols-[repeat(2,minmax(0,9rem))_repeat(2,minmax(0,10rem))]"
						>
							<legend className="float-left col-span-2 font-semibold first-letter:uppercase md:col-span-1 md:pt-9">
								{weekdayNames[day]}
							</legend>
							<label className="col-span-2 flex min-h-11 items-center gap-3 md:col-span-1 md:mt-6.5">
								<input
									type="checkbox"
									name={`${name}.open`}
									defaultChecked={isOpen}
									className="size-5 shrink-0 accent-brand-ink"
								/>
								{texts.open}
							</label>
							<TextField {...fieldOf(`${name}.opens`)} label={texts.opens} maxLength={8} placeholder="9:00" />
							<TextField
								{...fieldOf(`${name}.closes`)}
								label={texts.closes}
								maxLength={8}
								placeholder="17:00"
							/>
						</fieldset>
					);
				})}
			</div>
		</fieldset>
	);
}

/** The picture that papers carry. */
function LogoField(props: {
	texts: Texts["company"];
	fields: RecordFields;
	media: PageTexts["adminMedia"];
	isLogoPrinted: boolean;
}) {
	const { texts, fields, media } = props;
	return (
		<div className="grid gap-4 md:col-span-2">
			{!props.isLogoPrinted && <Notice tone="warning">{texts.logoMissing}</Notice>}
			<ImageField
				{...fields.fieldOf("logo")}
				label={texts.fields.logo}
				hint={texts.hints.logo}
				texts={media}
				target={{ kind: "content" }}
				onChange={fields.touch}
				isWhole
			/>
		</div>
	);
}

/** All of the owner's settings in one form. */
export function CompanyForm(props: {
	texts: Texts;
	media: PageTexts["adminMedia"];
	weekdayNames: PageTexts["contact"]["week"]["days"];
	/** Codes and names in the page's language, in its order. */
	countries: readonly { code: string; name: string }[];
	address: string;
	stored: CompanySettings & { seen: string };
	/** False where papers lack the logo that is chosen. */
	isLogoPrinted: boolean;
	answer: SaveAnswer | null;
	saved: boolean;
}) {
	const { texts: all, stored } = props;
	const texts = all.company;
	const hints: Partial<Record<Name, string>> = texts.hints;
	function field(name: Name, fieldOf: FieldOf) {
		const given = { ...fieldOf(name), label: texts.fields[name], hint: hints[name] };
		if (name === "mailLanguage") {
			return (
				<SelectField key={name} {...given}>
					{languages.map((code) => (
						<option key={code} value={code}>
							{languageTable[code].nativeName}
						</option>
					))}
				</SelectField>
			);
		}
		if (name === "customers") {
			return (
				<SelectField key={name} {...given}>
					{customerKinds.map((kind) => (
						<option key={kind} value={kind}>
							{texts.customerKinds[kind]}
						</option>
					))}
				</SelectField>
			);
		}
		if (name === "lapse") {
			return (
				<SelectField key={name} {...given}>
					{lapseRules.map((rule) => (
						<option key={rule} value={rule}>
							{texts.lapseRules[rule]}
						</option>
					))}
				</SelectField>
			);
		}
		if (choiceNames.includes(name)) {
			return (
				<SelectField key={name} {...given}>
					<option value="on">{texts.choices.on}</option>
					<option value="off">{texts.choices.off}</option>
				</SelectField>
			);
		}
		if (name !== "country") {
			return (
				<TextField
					key={name}
					{...given}
					{...inputs[name]}
					maxLength={200}
					aria-required={!optionalNames.includes(name)}
					autoComplete="off"
				/>
			);
		}
		return (
			<SelectField key={name} {...given}>
				{props.countries.map(({ code, name: label }) => (
					<option key={code} value={code}>
						{label}
					</option>
				))}
			</SelectField>
		);
	}
	return (
		<RecordForm
			kind="company"
			id="company"
			seen={stored.seen}
			start={startValues(stored)}
			answer={props.answer}
			errors={texts.errors}
			problems={all.problems}
			address={props.address}
			savedAddress={props.address}
			save={all.form.save}
			cancel={null}
			news={props.saved ? all.form.saved : null}
		>
			{(fields) => (
				<>
					{groups.map(({ group, names }) => (
						<section key={group} aria-labelledby={`company-${group}`} className={panel}>
							<h2 id={`company-${group}`} className="text-2xl">
								{texts.groups[group]}
							</h2>
							{(group === "safety" || group === "guarantee") && (
								<p className="-mt-3 text-muted">{texts.hints.onlyEveryone}</p>
							)}
							<div className="grid gap-5 md:grid-cols-2">
								{names.map((name) => field(name, fields.fieldOf))}
								{group === "papers" && (
									<LogoField {...{ texts, fields }} media={props.media} isLogoPrinted={props.isLogoPrinted} />
								)}
								{group === "safety" && <WarningFields texts={texts} fields={fields} />}
								{group === "guarantee" && (
									<GuaranteePictureFields texts={texts} fields={fields} media={props.media} />
								)}
							</div>
						</section>
					))}
					<HoursFields texts={texts} weekdayNames={props.weekdayNames} {...fields} />
				</>
			)}
		</RecordForm>
	);
}
