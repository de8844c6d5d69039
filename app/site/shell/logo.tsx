/** The house mark: corrugated steel seen from the side. */
export function Logo({ name }: { name: string }) {
	return (
		<span className="inline-flex items-center gap-2.5 text-lg font-extrabold tracking-tight [font-stretch:82%]">
			<svg viewBox="0 0 36 24" width="36" height="24" aria-hidden="true">
				<rect x="0.75" y="0.75" width="34.5" height="22.5" rx="1.5" className="fill-signal" />
				<path
					d="M6 4v16M11 4v16M16 4v16M21 4v16M26 4v16"
					className="stroke-on-signal"
					strokeWidth="1.6"
					opacity="0.75"
				/>
				<path d="M30.5 1v22" className="stroke-brand-strong" strokeWidth="2.5" opacity="0.6" />
			</svg>
			{name}
		</span>
	);
}
