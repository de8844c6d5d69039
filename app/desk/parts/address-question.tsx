import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { QuestionDialog } from "~/ui/question-dialog.tsx";

/** A question that stands in the address, so that it works without scripts: "cancel" leads to the page without it. */
export function AddressQuestion(props: {
	title: string;
	text: string;
	cancel: string;
	/** Of the page without the question. */
	address: string;
	/** The form that says yes. */
	children: ReactNode;
}) {
	const { address } = props;
	const navigate = useNavigate();
	return (
		<QuestionDialog
			title={props.title}
			text={props.text}
			onClose={() => navigate(address, { replace: true, preventScrollReset: true })}
		>
			{(close) => (
				<>
					<Link
						to={address}
						onClick={(event) => {
							event.preventDefault();
							close();
						}}
						className="inline-flex min-h-11 items-center rounded-md border border-edge px-5 font-semibold hover:bg-mist"
					>
						{props.cancel}
					</Link>
					{props.children}
				</>
			)}
		</QuestionDialog>
	);
}
