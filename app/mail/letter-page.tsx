import type { CSSProperties } from "react";
import type { Letter, LetterPart } from "./letter.ts";

const page: CSSProperties = {
	margin: 0,
	padding: "24px 12px",
	background: "#f3f6f8",
	color: "#10202c",
	fontFamily: "Arial, sans-serif",
};
const sheet: CSSProperties = { maxWidth: 600, margin: "0 auto", background: "#ffffff", padding: 24 };
const table: CSSProperties = { width: "100%", borderCollapse: "collapse" };
const cell: CSSProperties = {
	padding: "10px 12px 10px 0",
	borderBottom: "1px solid #d5dee5",
	verticalAlign: "top",
	fontSize: 15,
	textAlign: "left",
	whiteSpace: "pre-wrap",
};
const figure: CSSProperties = { ...cell, paddingRight: 0, textAlign: "right", whiteSpace: "nowrap" };
const small: CSSProperties = { color: "#4c5e6b", fontSize: 13 };
const button: CSSProperties = {
	display: "inline-block",
	padding: "12px 20px",
	background: "#0b4a75",
	color: "#ffffff",
	fontWeight: "bold",
	textDecoration: "none",
};

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
	return (
		<table style={table}>
			<tbody>
				{rows.map(([label, value]) => (
					<tr key={label}>
						<th style={{ ...cell, fontWeight: "normal", color: "#4c5e6b" }}>{label}</th>
						<td style={cell}>{value}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Lines({ lines, sums }: Extract<LetterPart, { kind: "lines" }>) {
	return (
		<table style={table}>
			<tbody>
				{lines.map(({ title, details, amount }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
					<tr key={index}>
						<td style={cell}>
							<strong>{title}</strong>
							{details.map((detail) => (
								<span key={detail} style={small}>
									<br />
									{detail}
								</span>
							))}
						</td>
						<td style={figure}>{amount}</td>
					</tr>
				))}
				{sums.map(([label, amount]) => (
					<tr key={label}>
						<td style={cell}>{label}</td>
						<td style={figure}>
							<strong>{amount}</strong>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Part({ part }: { part: LetterPart }) {
	switch (part.kind) {
		case "text":
			return <p style={{ whiteSpace: "pre-wrap" }}>{part.text}</p>;
		case "facts":
			return <Facts rows={part.rows} />;
		case "lines":
			return <Lines {...part} />;
		case "address":
			return (
				<p>
					<span style={small}>{part.label}</span>
					{part.lines.map((line) => (
						<span key={line}>
							<br />
							{line}
						</span>
					))}
				</p>
			);
		case "link":
			return (
				<p>
					<a href={part.href} style={button}>
						{part.label}
					</a>
				</p>
			);
	}
}

/** The letter as HTML for mail programs: tables and inline styles only. */
export function LetterPage({ letter }: { letter: Letter }) {
	const { company } = letter;
	return (
		<html lang={letter.language}>
			<head>
				<meta charSet="utf-8" />
				<title>{letter.title}</title>
			</head>
			<body style={page}>
				<div style={sheet}>
					<p>{letter.greeting}</p>
					{letter.parts.map((part, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
						<Part key={index} part={part} />
					))}
					<p>
						{letter.closing}
						<br />
						{company.name}
						<br />
						<span style={small}>
							{company.phone} · {company.email}
						</span>
					</p>
				</div>
			</body>
		</html>
	);
}
