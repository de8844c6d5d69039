import { ArrowRight, Check } from "lucide-react";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { type SetUpStep, setUpSteps, stepAddresses } from "./set-up.ts";

/** What a new shop still needs, one step after the other. */
export function SetUpPage(props: { texts: PageTexts["adminShell"]["setUp"]; open: readonly SetUpStep[] }) {
	const { texts, open } = props;
	const language = useLanguage();
	return (
		<div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
			<title>{texts.title}</title>
			<header className="grid gap-2">
				<h1 className="text-3xl md:text-4xl">{texts.title}</h1>
				<p className="max-w-prose text-lg text-muted">{texts.intro}</p>
			</header>
			<ol className="grid gap-4">
				{setUpSteps.map((step, index) => {
					const isDone = !open.includes(step);
					return (
						<li
							key={step}
							className="grid gap-3 rounded-lg border border-line p-4 sm:grid-cols-[auto_1fr] md:p-6"
						>
							<span
								aria-hidden="true"
								className={`grid size-10 place-items-center rounded-full font-bold ${isDone ? "bg-brand-strong text-on-brand" : "bg-mist"}`}
							>
								{isDone ? <Check className="size-5" /> : index + 1}
							</span>
							<div className="grid justify-items-start gap-2">
								<h2 className="text-xl">
									{texts.steps[step].title}
									{isDone && <span className="text-base font-normal text-muted"> – {texts.done}</span>}
								</h2>
								<p className="text-muted">{texts.steps[step].text}</p>
								<ButtonLink
									to={stepAddresses[step](language)}
									variant={step === open[0] ? "signal" : "quiet"}
								>
									{texts.steps[step].button}
									<ArrowRight aria-hidden="true" className="size-5" />
								</ButtonLink>
							</div>
						</li>
					);
				})}
			</ol>
			<p className="text-muted">{texts.after}</p>
		</div>
	);
}
