import { memberOf } from "~/values/closed-set.ts";
import { type Conversion, conversions } from "../conversions.ts";

export const tabs = ["showcase", "configurator", "contact"] as const;
export type Tab = (typeof tabs)[number];

/** What the page shows, as its address says. */
export type PageView = {
	tab: Tab;
	/** The example that an inquiry starts from. */
	from: Conversion | null;
	/** Code of the configuration that is being made or asked for; whoever uses it must read it. */
	config: string | null;
};

export const viewFields = { tab: "tab", from: "from", config: "config" } as const;

/** Longer than any code of a configuration. */
const codeForm = /^[\w.-]{1,250}$/;

type FieldSource = { get(name: string): string | null };

/** The view of an address; what is unknown or belongs to another tab is left out. */
export function readView(source: FieldSource): PageView {
	const tab = memberOf(tabs, source.get(viewFields.tab)) ?? "showcase";
	const code = source.get(viewFields.config) ?? "";
	const config = tab !== "showcase" && codeForm.test(code) ? code : null;
	const from = tab === "contact" && !config ? memberOf(conversions, source.get(viewFields.from)) : null;
	return { tab, from, config };
}

/** The query of a view with its question mark; empty for the showcase. */
export function viewQuery({ tab = "showcase", from, config }: Partial<PageView>): string {
	const query = new URLSearchParams();
	if (tab !== "showcase") query.set(viewFields.tab, tab);
	if (from) query.set(viewFields.from, from);
	if (config) query.set(viewFields.config, config);
	const text = query.toString();
	return text && `?${text}`;
}
