/** Whether visitors see a review or a reference. */
export function VisibleTick({ label, isOn }: { label: string; isOn: boolean }) {
	return (
		<label className="flex min-h-11 items-center gap-3 justify-self-start font-semibold">
			<input type="checkbox" name="isVisible" defaultChecked={isOn} className="size-6 accent-brand-ink" />
			{label}
		</label>
	);
}
