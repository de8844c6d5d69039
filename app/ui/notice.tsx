import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const tones = {
	success: { box: "bg-success-soft text-success", Icon: CircleCheck },
	info: { box: "bg-info-soft text-info", Icon: Info },
	warning: { box: "bg-warning-soft text-warning", Icon: TriangleAlert },
	error: { box: "bg-error-soft text-error", Icon: CircleAlert },
} as const;

/** A message in the flow of a page. `role` is the caller's: alert for what went wrong just now, status for the rest. */
export function Notice(props: {
	tone: keyof typeof tones;
	role?: "alert" | "status";
	id?: string;
	children: ReactNode;
}) {
	const { box, Icon } = tones[props.tone];
	return (
		<div
			id={props.id}
			role={props.role}
			className={`flex gap-3 rounded-md px-4 py-3 text-sm font-medium ${box}`}
		>
			<Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
			<div className="min-w-0 [overflow-wrap:anywhere]">{props.children}</div>
		</div>
	);
}
