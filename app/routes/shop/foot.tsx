import type { Company } from "~/company/company.ts";
import { Footer, type FooterPages } from "~/site/shell/footer.tsx";
import type { memberOf } from "./layout-menu.server.ts";
import { MemberColumn } from "./member-column.tsx";

/** The foot of every page of the shop, with the column of whoever has signed in. */
export function Foot(props: {
	company: Company;
	year: number;
	pages: FooterPages;
	member: ReturnType<typeof memberOf> | null;
	/** Id of the column's place; given by the layout, which has it at first already. */
	memberPart: string;
}) {
	const { member, memberPart, ...rest } = props;
	return (
		<Footer
			{...rest}
			member={
				<div id={memberPart} className="contents">
					{member && <MemberColumn member={member} />}
				</div>
			}
		/>
	);
}
