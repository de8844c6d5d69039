import { Link } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { urls } from "~/urls.ts";
import type { memberOf } from "./layout-menu.server.ts";

const link = "inline-flex min-h-9 items-center text-on-brand/80 hover:text-on-brand hover:underline";

/** The footer's Admin column, for whoever has signed in (shop document §2); the pages behind it ask for the role. */
export function MemberColumn({ member }: { member: ReturnType<typeof memberOf> }) {
	const { texts, email, links } = member;
	const language = useLanguage();
	return (
		<nav aria-labelledby="footer-admin">
			<h2 id="footer-admin" className="mb-2 text-base">
				{texts.title}
			</h2>
			<ul>
				{links.map(({ label, to }) => (
					<li key={to}>
						<Link to={to} className={link}>
							{label}
						</Link>
					</li>
				))}
				{texts.redirects && (
					<li>
						<Link to={urls.redirectManager()} reloadDocument className={link}>
							{texts.redirects}
						</Link>
					</li>
				)}
			</ul>
			<p className="mt-2 text-sm text-on-brand/80">{email}</p>
			<Link to={urls.account(language)} className={link}>
				{texts.account}
			</Link>
			<form method="post" action={urls.signOut(language)} data-forgets="">
				<button type="submit" className={`${link} underline`}>
					{texts.signOut}
				</button>
			</form>
		</nav>
	);
}
