import { Tooltip } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/** Constants of the shop document §9. */
const delayMs = 700;
const skipDelayMs = 300;

/** Around everything that has tooltips: after the first one the next opens without a wait. */
export function TooltipArea({ children }: { children: ReactNode }) {
	return (
		<Tooltip.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
			{children}
		</Tooltip.Provider>
	);
}

/** Says what an icon does; its button carries the same words as its name. For parts that load on demand. */
export function WithTooltip({ text, children }: { text: string; children: ReactElement }) {
	return (
		<Tooltip.Root>
			<Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
			<Tooltip.Portal>
				<Tooltip.Content
					sideOffset={6}
					className="z-50 rounded-sm bg-brand-strong px-3 py-1.5 text-sm text-on-brand shadow-raised"
				>
					{text}
				</Tooltip.Content>
			</Tooltip.Portal>
		</Tooltip.Root>
	);
}
