import { FileDown } from "lucide-react";
import { Link } from "react-router";
import { useFormat } from "~/i18n/i18n.tsx";
import { ButtonAnchor } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { deskLink } from "../parts/facts.tsx";
import { type FileOfSeveral, LeftOut, Row, type SeveralPageProps } from "./several-rows.tsx";

/** Names the rows that are in the file and those that are not, before it is opened. */
export function FileQuestion(props: SeveralPageProps & { act: string; file: FileOfSeveral }) {
	const { texts, rows, codes, to, act, file, list } = props;
	const { number } = useFormat();
	const going = rows.filter(({ isPossible }) => isPossible);
	return (
		<>
			{file.problem && (
				<Notice tone="error" role="alert">
					{file.problem}
				</Notice>
			)}
			{going.length === 0 && <Notice tone="warning">{file.words.nothing}</Notice>}
			{going.length > 0 && (
				<section aria-labelledby="going" className="grid gap-1">
					<h2 id="going" className="text-xl">
						{file.words.going} {number(going.length)}
					</h2>
					<p className="max-w-prose text-muted">{file.words.hint}</p>
					<ul>
						{going.map((row) => (
							<Row key={row.id} row={row} look={props.lookOf?.(row)}>
								{codes[row.code]}
							</Row>
						))}
					</ul>
				</section>
			)}
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				{going.length > 0 && (
					<ButtonAnchor href={file.address} target="_blank" rel="noopener">
						<FileDown aria-hidden="true" className="size-5" />
						{act} ({number(going.length)})
					</ButtonAnchor>
				)}
				<Link to={list.address} className={deskLink}>
					{texts.back}
				</Link>
			</div>
			<LeftOut
				texts={texts}
				codes={codes}
				to={to}
				rows={rows.filter(({ isPossible }) => !isPossible)}
				title={file.words.leftOut}
			/>
		</>
	);
}
