/** A few choices side by side, one of which holds. */
export function Segmented<Value extends string>(props: {
	legend: string;
	name: string;
	/** The form that gets the choice, where it stands outside of it. */
	form?: string;
	choices: readonly { value: Value; label: string; name?: string }[];
	value: Value;
	onChange: (value: Value) => void;
}) {
	return (
		<fieldset className="min-w-0">
			<legend className="sr-only">{props.legend}</legend>
			<div className="inline-flex max-w-full overflow-hidden rounded-md border border-edge">
				{props.choices.map(({ value, label, name }) => (
					<label
						key={value}
						title={name}
						className="inline-flex min-h-11 min-w-11 items-center justify-center border-r border-edge px-3 text-sm font-semibold last:border-r-0 hover:bg-mist has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-info"
					>
						<input
							type="radio"
							name={props.name}
							form={props.form}
							value={value}
							aria-label={name}
							checked={props.value === value}
							onChange={() => props.onChange(value)}
							className="sr-only"
						/>
						{label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
