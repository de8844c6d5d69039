import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Picture } from "~/ui/picture.tsx";
import type { ShownField, ShownGroup, ShownValue } from "./describe-change.ts";

type Texts = PageTexts["adminAudit"];

/** Whether the thing was there before and after the change. */
export type Versions = "both" | "before" | "after";

/** Longer texts are folded: nobody reads an article to see that it changed. */
const longText = 200;

function Pictures({ label, pictures }: { label: string; pictures: readonly string[] }) {
	return (
		<ul className="flex flex-wrap gap-2 py-1">
			{pictures.map((address, index) => (
				<li key={address}>
					<Picture
						src={address}
						alt={`${label} ${index + 1}`}
						sizes="120px"
						className="h-20 w-30 rounded-sm border border-line bg-surface object-contain"
					/>
				</li>
			))}
		</ul>
	);
}

/** A field's value, before or after; a long one can be opened. */
function Value({ texts, label, value }: { texts: Texts; label: string; value: ShownValue | null }) {
	const { number } = useFormat();
	if (value === null) return <span className="text-muted italic">{texts.empty}</span>;
	if (value.pictures.length > 0) return <Pictures label={label} pictures={value.pictures} />;
	const { text } = value;
	if (text.length <= longText) return <span className="whitespace-pre-wrap">{text}</span>;
	return (
		<>
			<span className="whitespace-pre-wrap">{text.slice(0, longText)}…</span>
			<details>
				<summary className="flex min-h-11 w-fit items-center font-semibold text-info">
					{texts.showAll} ({number(text.length)})
				</summary>
				<span className="block whitespace-pre-wrap">{text}</span>
			</details>
		</>
	);
}

/** What the two sides are called in sight, where they are no before and after. */
type Sides = { before: string; after: string };

type ShownProps = { texts: Texts; versions: Versions; sides?: Sides | undefined };

function Row({ texts, field, versions, sides }: ShownProps & { field: ShownField }) {
	const { label, before, after } = field;
	const side = sides ? "block text-sm text-muted" : "sr-only";
	return (
		<li className="grid gap-1 border-t border-line py-3 first:border-t-0 [overflow-wrap:anywhere] lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-4">
			<span className="font-semibold text-muted">{label}</span>
			<div className="grid gap-1.5">
				{versions !== "after" && (
					<div className={versions === "both" ? "border-l-4 border-error bg-error-soft px-3 py-1" : ""}>
						{versions === "both" && <span className={side}>{(sides ?? texts).before} </span>}
						<Value texts={texts} label={label} value={before} />
					</div>
				)}
				{versions !== "before" && (
					<div className={versions === "both" ? "border-l-4 border-success bg-success-soft px-3 py-1" : ""}>
						{versions === "both" && <span className={side}>{(sides ?? texts).after} </span>}
						<Value texts={texts} label={label} value={after} />
					</div>
				)}
			</div>
		</li>
	);
}

/** What differs, field by field, the texts of each language under its name. */
export function ShownFields({ groups, ...shown }: ShownProps & { groups: readonly ShownGroup[] }) {
	if (groups.length === 0) return <p className="text-muted">{shown.texts.same}</p>;
	return groups.map(({ title, fields }) => (
		<div key={title} className="grid gap-1">
			{title !== null && <h3 className="mt-2 border-b border-edge pb-1 text-lg">{title}</h3>}
			<ul>
				{fields.map((field) => (
					<Row key={field.key} {...shown} field={field} />
				))}
			</ul>
		</div>
	));
}
