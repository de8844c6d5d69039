import { Check } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Picture } from "~/ui/picture.tsx";
import { TabPanel } from "~/ui/tabs/tab-panel.tsx";
import { TabRow } from "~/ui/tabs/tab-row.tsx";
import type { Condition } from "~/values/vocabulary.ts";
import type { ProductDetails } from "../product.ts";

type Info = ProductDetails["conditionInfo"][number];

function ConditionPanel({ info }: { info: Info }) {
	const { lang, title, description, benefits, badges } = info.text;
	return (
		<div className="grid items-start gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
			{info.imageUrl && (
				<Picture
					src={info.imageUrl}
					alt=""
					width={1200}
					height={900}
					sizes="(min-width: 1280px) 244px, (min-width: 1024px) calc(23.3vw - 55px), (min-width: 480px) calc(40vw - 53px), calc(100vw - 72px)"
					className="aspect-[4/3] w-full rounded-md object-cover"
				/>
			)}
			<div lang={lang} className="grid content-start gap-3">
				<div className="flex flex-wrap gap-2">
					{badges.map((badge) => (
						<Badge key={badge.text} tone={badge.type}>
							{badge.text}
						</Badge>
					))}
				</div>
				<h3 className="text-xl">{title}</h3>
				<p>{description}</p>
				<ul className="grid gap-1.5">
					{benefits.map((benefit) => (
						<li key={benefit} className="flex gap-2.5">
							<Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
							{benefit}
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}

/**
 * What each condition means for this container, a tab each (storefront document §2). The tab follows the chosen
 * condition; another one may be read without choosing it.
 */
export function ConditionTabs(props: { title: string; infos: Info[]; chosen: Condition | null }) {
	const { title, infos, chosen } = props;
	const t = useTranslations("catalog.details");
	const [open, setOpen] = useState({ chosen, tab: chosen });
	// A new choice opens its tab; adjusted while rendering, so that no wrong tab is ever shown.
	if (open.chosen !== chosen) setOpen({ chosen, tab: chosen });
	const [first] = infos;
	if (!first) return null;
	const shown = infos.find((info) => info.condition === open.tab) ?? first;
	return (
		<div className="rounded-lg bg-mist">
			<h2 className="px-5 pt-5 text-2xl md:px-6">{title}</h2>
			<TabRow
				label={title}
				tabs={infos.map(({ condition }) => ({ tab: condition, label: t(`conditionNames.${condition}`) }))}
				open={shown.condition}
				onOpen={(tab) => setOpen({ chosen, tab })}
				className="mt-3 flex flex-wrap gap-x-1 border-b border-line px-3 md:px-4"
				tabClassName="min-h-11 shrink-0 px-2 py-2"
			/>
			{infos.map((info) => (
				<TabPanel
					key={info.condition}
					tab={info.condition}
					isOpen={info === shown}
					focusable
					className="p-5 md:p-6"
				>
					<ConditionPanel info={info} />
				</TabPanel>
			))}
		</div>
	);
}
