import { useRef } from "react";
import { useLanguage } from "~/i18n/i18n.tsx";
import {
	type Configuration,
	electricities,
	insulations,
	startConfiguration,
} from "~/trade/conversions/configuration.ts";
import { configurationCode } from "~/trade/conversions/configuration-code.ts";
import {
	type ConfigurationNote,
	configurationFields,
	configurationFromForm,
	configurationSteps,
} from "~/trade/conversions/configuration-form.ts";
import { containerModels } from "~/trade/conversions/container-shape.ts";
import {
	type ConversionTexts,
	describeConfiguration,
	insulationText,
} from "~/trade/conversions/describe-configuration.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { useEarlyInput } from "~/ui/use-early-input.ts";
import { Choices, ChoiceTile, ColorChoice } from "./choice-fields.tsx";
import { ContainerView, type TakePicture } from "./container-view.tsx";
import { OpeningsFields } from "./openings-fields.tsx";
import { type ConfigurationWork, useConfiguration } from "./use-configuration.ts";

const f = configurationFields;
const formId = "configuration";

type ConfiguratorProps = {
	texts: ConversionTexts;
	/** Where the form leads without scripts. */
	action: string;
	/** The configurator as it is at first. */
	startAddress: string;
	/** The configuration to start with. */
	code: string | null;
	/** What the step before had to say, without scripts. */
	note: ConfigurationNote | null;
	onChange: (code: string) => void;
	/** @param picture JPEG in base64url; null without a 3D view */
	onRequest: (code: string, picture: string | null) => void;
};

function Overview({ configuration, texts }: { configuration: Configuration; texts: ConversionTexts }) {
	const language = useLanguage();
	return (
		<>
			<h3 className="text-xl">{texts.overview}</h3>
			<dl data-testid="overview" className="grid text-sm sm:text-base">
				{describeConfiguration(configuration, texts, language).map(({ label, value }) => (
					<div key={label} className="grid gap-x-4 border-b border-line py-1.5 sm:grid-cols-[13rem_1fr]">
						<dt className="text-muted">{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</>
	);
}

/** What follows a configuration: a quote for it, or a new start. */
function Steps(props: {
	texts: ConversionTexts;
	startAddress: string;
	onRequest: () => void;
	onReset: () => void;
}) {
	const { texts } = props;
	return (
		<div className="flex flex-wrap gap-3">
			<Button
				type="submit"
				form={formId}
				name={f.step}
				value={configurationSteps.request}
				variant="signal"
				onClick={(event) => {
					event.preventDefault();
					props.onRequest();
				}}
			>
				{texts.request}
			</Button>
			<ButtonLink
				to={props.startAddress}
				variant="quiet"
				preventScrollReset
				onClick={(event) => {
					event.preventDefault();
					props.onReset();
				}}
			>
				{texts.reset}
			</ButtonLink>
		</div>
	);
}

/** All that can be chosen, in the order in which it is built. */
function Fields({ work, texts }: { work: ConfigurationWork; texts: ConversionTexts }) {
	const language = useLanguage();
	const { configuration, change } = work;
	return (
		<>
			<Choices legend={texts.model}>
				<div className="grid gap-2.5 sm:grid-cols-2">
					{containerModels.map((model) => (
						<ChoiceTile
							key={model}
							name={f.model}
							value={model}
							checked={configuration.model === model}
							onChoose={() => work.choose(model)}
							title={texts.models[model]}
						/>
					))}
				</div>
			</Choices>
			<ColorChoice
				legend={texts.color}
				name={f.color}
				value={configuration.color}
				language={language}
				onChoose={(color) => change({ ...configuration, color })}
			/>
			<OpeningsFields work={work} texts={texts} language={language} />
			<Choices legend={texts.insulation}>
				<div className="grid gap-2.5 sm:grid-cols-2">
					{insulations.map((insulation) => (
						<ChoiceTile
							key={insulation}
							name={f.insulation}
							value={String(insulation)}
							checked={configuration.insulation === insulation}
							onChoose={() => change({ ...configuration, insulation })}
							title={insulationText(insulation, texts)}
							{...(insulation === 0 ? {} : { note: texts.insulations[insulation] })}
						/>
					))}
				</div>
			</Choices>
			<Choices legend={texts.electricity}>
				{electricities.map((electricity) => (
					<ChoiceTile
						key={electricity}
						name={f.electricity}
						value={electricity}
						checked={configuration.electricity === electricity}
						onChoose={() => change({ ...configuration, electricity })}
						title={texts.electricities[electricity]}
						note={texts.electricityNotes[electricity]}
					/>
				))}
			</Choices>
		</>
	);
}

/** Puts a container together: a form, the view of what comes of it, and the same in words. */
export default function Configurator(props: ConfiguratorProps) {
	const { texts } = props;
	const work = useConfiguration(props.code, props.note, props.onChange);
	const { configuration, change } = work;
	const takePicture = useRef<TakePicture | null>(null);
	const form = useRef<HTMLFormElement>(null);
	const code = configurationCode(configuration);
	useEarlyInput(form, (data) => {
		const early = configurationFromForm(data).configuration;
		if (configurationCode(early) !== code) change(early);
	});

	return (
		<section aria-labelledby="configurator" className="page grid gap-8 py-14 md:py-20">
			<div className="grid gap-3">
				<h2 id="configurator" className="text-3xl">
					{texts.title}
				</h2>
				<p className="max-w-[70ch] text-lg text-muted">{texts.intro}</p>
			</div>
			<div className="flex flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
				<div className="contents content-start gap-8 lg:sticky lg:top-20 lg:grid lg:self-start">
					<ContainerView configuration={configuration} texts={texts} takePicture={takePicture} />
					<div className="order-last grid gap-4 lg:order-none">
						<Overview configuration={configuration} texts={texts} />
						<Steps
							texts={texts}
							startAddress={props.startAddress}
							onRequest={() => props.onRequest(code, takePicture.current?.() ?? null)}
							onReset={() => change(startConfiguration)}
						/>
					</div>
				</div>
				<form
					ref={form}
					id={formId}
					action={props.action}
					className="grid min-w-0 content-start gap-9 max-lg:[&_:is(input,select,button)]:scroll-mt-90"
					onSubmit={(event) => event.preventDefault()}
				>
					<input type="hidden" name={f.config} value={code} />
					{/* The first button answers Enter in any field. */}
					<noscript>
						<Button type="submit" name={f.step} value={configurationSteps.show} variant="quiet">
							{texts.apply}
						</Button>
					</noscript>
					<Fields work={work} texts={texts} />
				</form>
			</div>
		</section>
	);
}
