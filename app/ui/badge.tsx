import type { ReactNode } from "react";

const tones = {
	neutral: "bg-brand-soft text-brand-ink",
	success: "bg-success-soft text-success",
	info: "bg-info-soft text-info",
	warning: "bg-warning-soft text-warning",
	error: "bg-error-soft text-error",
} as const;

export function Badge({ tone = "neutral", children }: { tone?: keyof typeof tones; children: ReactNode }) {
	return (
		<span className={`inline-flex items-center rounded-sm px-2 py-0.5 text-sm font-semibold ${tones[tone]}`}>
			{children}
		</span>
	);
}
