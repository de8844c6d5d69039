import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, By, type WebElement } from "selenium-webdriver";
import { freePort } from "../../support/shop-process.ts";
import { type Engine, type Part, type Size, screenSize } from "./engine.ts";

function partOf(element: WebElement): Part {
	/** The driver presses where an element stands at once; a page that scrolls smoothly is not there yet. */
	const reach = () =>
		element
			.getDriver()
			.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
	return {
		async press() {
			await reach();
			await element.click();
		},
		async fill(text) {
			await reach();
			await element.clear();
			await element.sendKeys(text);
		},
		async choose(value) {
			await reach();
			await element.findElement(By.css(`option[value="${value}"]`)).click();
		},
	};
}

/** A screen that nobody sees. @returns its process and its name */
async function openScreen(screenPath: string): Promise<{ screen: ChildProcess; display: string }> {
	const { width, height } = screenSize;
	const size = `${width + 200}x${height + 300}x24`;
	const screen = spawn(screenPath, ["-displayfd", "3", "-screen", "0", size], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const [name] = (await once(screen.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
	return { screen, display: `:${name.toString().trim()}` };
}

/** Waits until the driver takes connections. */
async function answers(url: string): Promise<void> {
	for (const end = Date.now() + 20_000; ; ) {
		const status = await fetch(`${url}/status`).catch(() => null);
		if (status?.ok) return;
		if (Date.now() > end) throw new Error("WebKitWebDriver does not answer");
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

/** The engine of Safari, in WebKitGTK's own small browser, over WebDriver. */
export async function openWebKit(paths: {
	driver: string;
	browser: string;
	screen: string;
}): Promise<Engine> {
	const { screen, display } = await openScreen(paths.screen);
	const port = await freePort();
	const env = { ...process.env, DISPLAY: display };
	const driver = spawn(paths.driver, [`--port=${port}`], { stdio: "ignore", env });
	const url = `http://127.0.0.1:${port}`;
	await answers(url);
	const session = await new Builder()
		.usingServer(url)
		.withCapabilities({
			browserName: "MiniBrowser",
			"webkitgtk:browserOptions": { binary: paths.browser, args: ["--automation"] },
		})
		.build();
	const resize = async (size: Size) => {
		await session
			.manage()
			.window()
			.setRect({ x: 0, y: 0, ...size });
	};
	await resize(screenSize);
	const written = (script: string) => `const args = arguments[0]; ${script}`;
	return {
		open: (address) => session.get(address),
		run: (script, args = []) => session.executeScript(written(script), args),
		async part(script, args = []) {
			const element = await session.executeScript<WebElement | null>(written(script), args);
			return element && partOf(element);
		},
		errors: () => [],
		resize,
		picture: async () => Buffer.from(await session.takeScreenshot(), "base64"),
		async close() {
			await session.quit();
			driver.kill();
			screen.kill();
		},
	};
}
