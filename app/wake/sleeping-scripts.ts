let state: "asleep" | "asked" | "awake" = "asleep";

export const areAsleep = () => state === "asleep";

async function fetchFile(address: string): Promise<void> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(address);
	await answer.arrayBuffer();
}

/** Asks for a few files at a time: for twenty at once a phone's browser cannot be touched for 60 ms. */
function fetchFiles([one, other, third, ...further]: string[]): Promise<unknown> {
	const now = [one, other, third].filter((file) => file !== undefined).map(fetchFile);
	const rest = new Promise((resolve) => setTimeout(resolve, 0));
	return Promise.all(further.length > 0 ? [...now, rest.then(() => fetchFiles(further))] : now);
}

/** The files first: browsers remember a module that failed as failed. Then the script that imports them. */
async function run(sleeping: HTMLScriptElement, whenThere: () => void): Promise<void> {
	await fetchFiles((sleeping.dataset.files ?? "").split(" "));
	state = "awake";
	whenThere();
	const script = document.createElement("script");
	script.type = "module";
	script.text = sleeping.text;
	document.head.append(script);
	script.remove();
}

/**
 * Asks for the scripts, unless they have been asked for. What does not come is asked for again the next time; until then the
 * page works as it does without scripts.
 * @returns whether they are asked for now
 */
export function askForScripts(whenThere: () => void): boolean {
	const sleeping = document.querySelector<HTMLScriptElement>("script[data-files]");
	if (state !== "asleep" || !sleeping) return false;
	state = "asked";
	run(sleeping, whenThere).catch(() => {
		state = "asleep";
	});
	return true;
}
