import { once } from 'node:events';
import type { TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { end, start } from '../../../infra/processes/children.mjs';
import { freePorts } from '../../../infra/stack/ports.mjs';
import { until } from './page';
import { programOfLibrary, programOnPath } from './programs';
import type { Engine, Installation, Visitor } from './visitor';

/** Size of the display that nobody sees. */
const SCREEN = '1920x1200x24';

/** Longest time for a browser to open, in milliseconds. On a busy machine the driver waits now and then for one that is not there. */
const SESSION_MS = 10_000;

/** Longest time for a page to load, in milliseconds: the driver answers no command meanwhile, by itself for five minutes. */
const LOAD_MS = 10_000;

/** WebKitGTK, Safari's engine, on a display that nobody sees. */
export const webKit: Installation = {
	name: 'WebKitGTK',
	packages: 'webkit2gtk-driver xvfb',
	start: starter(),
};

function starter(): (() => Promise<Engine>) | undefined {
	const driver = programOnPath(['WebKitWebDriver']);
	const xvfb = programOnPath(['Xvfb']);
	const binary = programOfLibrary('webkit2gtk-4.1', 'MiniBrowser') ?? programOfLibrary('webkitgtk-6.0', 'MiniBrowser');
	return driver && xvfb && binary ? () => launch(driver, xvfb, binary) : undefined;
}

async function launch(driver: string, xvfb: string, binary: string): Promise<Engine> {
	const screen = start(xvfb, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const told = screen.stdio[3];
	if (!told) throw new Error('Xvfb names no display');
	const [number] = await once(told, 'data');
	const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11' };
	return {
		async visit(test, window) {
			const session = await openSession(test, driver, binary, env);
			await session.manage().setTimeouts({ pageLoad: LOAD_MS });
			await resize(session, window);
			return visitorOf(session);
		},
		close: () => end(screen),
	};
}

/** Opens a browser with an empty profile until the test ends, by a driver of its own. */
function openSession(test: TestContext, driver: string, binary: string, env: NodeJS.ProcessEnv): Promise<WebDriver> {
	const capabilities = new Capabilities({
		browserName: 'MiniBrowser',
		'webkitgtk:browserOptions': { binary, args: ['--automation'] },
	});
	return until('a session of WebKit', async () => {
		const { api: port } = await freePorts();
		const service = start(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
		const address = `http://127.0.0.1:${port}`;
		await until('WebKitWebDriver', () =>
			fetch(`${address}/status`).then(
				() => true,
				() => undefined,
			),
		);
		const session = await Promise.race([
			new Builder().usingServer(address).withCapabilities(capabilities).build(),
			pause(SESSION_MS, undefined, { ref: false }),
		]);
		if (session) test.after(() => end(service));
		else await end(service);
		return session;
	});
}

/** Gives the page the size; the window has bars of its own and a least width, which is below that of a tablet. */
async function resize(session: WebDriver, { width, height }: { width: number; height: number }): Promise<void> {
	await session.manage().window().setRect({ width, height });
	const bars = await session.executeScript<number>('return outerHeight - innerHeight');
	await session
		.manage()
		.window()
		.setRect({ width, height: height + bars });
}

function visitorOf(session: WebDriver): Visitor {
	/** An element in the middle of the window: at its edge the header may lie on it, and a page that scrolls moves it away. */
	const inView = async (selector: string) => {
		const element = await session.findElement(By.css(selector));
		await session.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
		return element;
	};
	return {
		go: (url) => session.get(url),
		reload: () => session.navigate().refresh(),
		run: (script, ...args) => session.executeScript(`return (${script})(...arguments)`, ...args),
		click: async (selector) => (await inView(selector)).click(),
		async type(selector, text) {
			const field = await inView(selector);
			await field.clear();
			await field.sendKeys(text.replaceAll('\n', Key.ENTER));
		},
		press: (key) =>
			session
				.actions()
				.sendKeys(key === 'Enter' ? Key.ENTER : Key.ESCAPE)
				.perform(),
		// The driver tells nothing; the gate makes the page note it.
		messages: () => [],
	};
}
