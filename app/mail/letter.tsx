import type { CSSProperties } from "react";
import type { Language } from "~/values/vocabulary.ts";

/** A short mail: words, a table of what was said, and who speaks. */
export type LetterView = {
	language: Language;
	title: string;
	greeting: string;
	intro: string;
	rows: [label: string, value: string][];
	closing: string;
	company: { name: string; email: string; phone: string };
};

const page: CSSProperties = {
	margin: 0,
	padding: "24px 12px",
	background: "#f3f6f8",
	color: "#10202c",
	fontFamily: "Arial, sans-serif",
};
const sheet: CSSProperties = { maxWidth: 600, margin: "0 auto", background: "#ffffff", padding: 24 };
const cell: CSSProperties = {
	padding: "8px 12px 8px 0",
	borderBottom: "1px solid #d5dee5",
	verticalAlign: "top",
	fontSize: 15,
	textAlign: "left",
	whiteSpace: "pre-wrap",
};

export function Letter({ view }: { view: LetterView }) {
	return (
		<html lang={view.language}>
			<head>
				<meta charSet="utf-8" />
				<title>{view.title}</title>
			</head>
			<body style={page}>
				<div style={sheet}>
					<p>{view.greeting}</p>
					<p>{view.intro}</p>
					<table style={{ width: "100%", borderCollapse: "collapse" }}>
						<tbody>
							{view.rows.map(([label, value]) => (
								<tr key={label}>
									<th style={{ ...cell, fontWeight: "normal", color: "#4c5e6b" }}>{label}</th>
									<td style={cell}>{value}</td>
								</tr>
							))}
						</tbody>
					</table>
					<p>
						{view.closing}
						<br />
						{view.company.name}
						<br />
						{view.company.phone} · {view.company.email}
					</p>
				</div>
			</body>
		</html>
	);
}

/** The same mail as plain text. */
export function letterText(view: LetterView): string {
	return [
		view.greeting,
		"",
		view.intro,
		"",
		...view.rows.map(([label, value]) => `${label}: ${value}`),
		"",
		view.closing,
		view.company.name,
		`${view.company.phone} · ${view.company.email}`,
	].join("\n");
}
