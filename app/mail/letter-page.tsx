import type { CSSProperties } from "react";
import { formatDate } from "~/i18n/format.ts";
import { enclosedPicture, type Letter, type LetterPart, type LetterRow, sellerLines } from "./letter.ts";

/** Long words and addresses break instead of widening the sheet beyond a phone. */
const breaking: CSSProperties = { overflowWrap: "anywhere", wordBreak: "break-word" };
const page: CSSProperties = {
	margin: 0,
	padding: "16px 8px",
	background: "#f3f6f8",
	color: "#10202c",
	fontFamily: "Arial, sans-serif",
	fontSize: 15,
	lineHeight: 1.5,
};
const sheet: CSSProperties = {
	boxSizing: "border-box",
	width: "100%",
	maxWidth: 640,
	margin: "0 auto",
	background: "#ffffff",
	padding: "24px 20px",
	...breaking,
};
const table: CSSProperties = { width: "100%", borderCollapse: "collapse" };
const cell: CSSProperties = {
	padding: "9px 10px 9px 0",
	borderBottom: "1px solid #d5dee5",
	verticalAlign: "top",
	fontSize: 15,
	textAlign: "left",
	whiteSpace: "pre-wrap",
	...breaking,
};
const label: CSSProperties = { ...cell, width: "38%", fontWeight: "normal", color: "#4c5e6b" };
const figure: CSSProperties = {
	...cell,
	paddingRight: 0,
	// Figures have no-break spaces; what is said of VAT may stand below them.
	width: "34%",
	textAlign: "right",
	whiteSpace: "normal",
	wordBreak: "normal",
	overflowWrap: "normal",
};
const small: CSSProperties = { color: "#4c5e6b", fontSize: 13 };
const heading: CSSProperties = { margin: "24px 0 4px", fontSize: 16, lineHeight: 1.3 };
const link: CSSProperties = { color: "#0b4a75" };
const button: CSSProperties = {
	display: "inline-block",
	padding: "12px 20px",
	background: "#0b4a75",
	color: "#ffffff",
	fontWeight: "bold",
	textDecoration: "none",
};

function Value({ row: [, value, href] }: { row: LetterRow }) {
	if (href === undefined) return value;
	return (
		<a href={href} style={link}>
			{value}
		</a>
	);
}

function Facts({ title, rows }: Extract<LetterPart, { kind: "facts" }>) {
	return (
		<>
			{title && <h2 style={heading}>{title}</h2>}
			<table style={table}>
				<tbody>
					{rows.map((row, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
						<tr key={index}>
							<th scope="row" style={label}>
								{row[0]}
							</th>
							<td style={cell}>
								<Value row={row} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</>
	);
}

function Lines({ lines, sums }: Extract<LetterPart, { kind: "lines" }>) {
	return (
		<table style={{ ...table, margin: "16px 0" }}>
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
				{sums.map(([name, amount]) => (
					<tr key={name}>
						<th scope="row" style={{ ...cell, fontWeight: "normal" }}>
							{name}
						</th>
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
			return <Facts {...part} />;
		case "lines":
			return <Lines {...part} />;
		case "address":
			return (
				<>
					<h2 style={heading}>{part.label}</h2>
					<p style={{ margin: 0 }}>
						{part.lines.map((line, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
							<span key={index}>
								{index > 0 && <br />}
								{line}
							</span>
						))}
					</p>
				</>
			);
		case "steps":
			return (
				<>
					<h2 style={heading}>{part.title}</h2>
					<ol style={{ margin: 0, paddingLeft: 22 }}>
						{part.steps.map((step) => (
							<li key={step} style={{ padding: "3px 0" }}>
								{step}
							</li>
						))}
					</ol>
				</>
			);
		case "picture":
			return (
				<p>
					<img
						src={`cid:${enclosedPicture}`}
						alt={part.alt}
						width={560}
						style={{ width: "100%", maxWidth: 560, height: "auto", border: "1px solid #d5dee5" }}
					/>
				</p>
			);
		case "link":
			return (
				<>
					<p style={{ margin: "20px 0" }}>
						<a href={part.href} style={button}>
							{part.label}
						</a>
					</p>
					{part.fallback && (
						<p style={small}>
							{part.fallback}
							<br />
							<a href={part.href} style={link}>
								{part.href}
							</a>
						</p>
					)}
				</>
			);
	}
}

function Signature({ letter }: { letter: Letter }) {
	const { language, signature } = letter;
	if (!signature) return letter.notice && <p style={{ ...small, marginTop: 28 }}>{letter.notice}</p>;
	const { company, closing } = signature;
	return (
		<>
			{closing && (
				<p style={{ marginTop: 24 }}>
					{closing}
					<br />
					<strong>{company.name}</strong>
				</p>
			)}
			<p style={{ ...small, marginTop: 24, paddingTop: 12, borderTop: "1px solid #d5dee5" }}>
				{sellerLines(company, language, signature.vatLabel).map((line, index) => (
					<span key={line}>
						{index > 0 && <br />}
						{line}
					</span>
				))}
			</p>
		</>
	);
}

/** The letter as HTML for mail programs: tables and inline styles only. */
export function LetterPage({ letter }: { letter: Letter }) {
	return (
		<html lang={letter.language}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{letter.title}</title>
			</head>
			<body style={page}>
				<div style={sheet}>
					<p style={{ ...small, margin: 0 }}>
						{letter.signature && (
							<>
								<strong>{letter.signature.company.name}</strong>
								{" · "}
							</>
						)}
						{formatDate(letter.language, letter.date)}
					</p>
					<h1 style={{ margin: "8px 0 16px", fontSize: 22, lineHeight: 1.25 }}>{letter.title}</h1>
					{letter.greeting && <p>{letter.greeting}</p>}
					{letter.parts.map((part, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
						<Part key={index} part={part} />
					))}
					<Signature letter={letter} />
				</div>
			</body>
		</html>
	);
}
