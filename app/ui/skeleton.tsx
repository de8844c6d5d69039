/** Grey shapes of what comes: for eyes alone, all else hears that the place is busy. */
export function CardSkeletons({ count }: { count: number }) {
	return (
		<div aria-busy="true">
			<div aria-hidden="true" className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
				{Array.from({ length: count }, (_, index) => (
					<div
						// biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
						key={index}
						data-testid="skeleton-card"
						className="overflow-hidden rounded-lg border border-line"
					>
						<div className="skeleton aspect-[4/3]" />
						<div className="grid gap-3 p-5">
							<div className="skeleton h-5 w-2/5" />
							<div className="skeleton h-6 w-4/5" />
							<div className="skeleton h-16" />
						</div>
					</div>
				))}
			</div>
		</div>
	);
}
