/** A postal address, a line each; one that is too long for its column breaks. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
	return (
		<address className="not-italic [overflow-wrap:anywhere]">
			{lines.map((line) => (
				<span key={line} className="block">
					{line}
				</span>
			))}
		</address>
	);
}
