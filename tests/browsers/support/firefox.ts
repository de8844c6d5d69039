import puppeteer, { type ElementHandle } from "puppeteer-core";
import { type Engine, type Part, screenSize } from "./engine.ts";

function partOf(handle: ElementHandle<Element>): Part {
	return {
		press: () => handle.click(),
		async fill(text) {
			await handle.click({ count: 3 });
			await handle.press("Backspace");
			await handle.type(text);
		},
		async choose(value) {
			await handle.select(value);
		},
	};
}

const written = (script: string, args: readonly unknown[]) =>
	`((args) => { ${script} })(${JSON.stringify(args)})`;

/** Firefox without a window, over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
	const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
	const page = await browser.newPage();
	await page.setViewport(screenSize);
	const errors: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") errors.push(message.text());
	});
	page.on("pageerror", (error) => errors.push(String(error)));
	return {
		async open(url) {
			await page.goto(url);
		},
		run: (script, args = []) => page.evaluate(written(script, args)),
		async part(script, args = []) {
			const handle = (await page.evaluateHandle(written(script, args))).asElement();
			return handle && partOf(handle as ElementHandle<Element>);
		},
		errors: () => errors,
		resize: (size) => page.setViewport(size),
		picture: async () => Buffer.from(await page.screenshot()),
		close: () => browser.close(),
	};
}
