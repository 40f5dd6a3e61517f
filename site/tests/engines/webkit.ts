import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { end, start } from '../../../infra/local/children.mjs';
import { freePorts } from '../../../infra/local/ports.mjs';
import { programOfLibrary, programOnPath } from './programs';
import { until } from './until';
import type { Engine, Visitor } from './visitor';

/** Debian's packages, for those who have no WebKitGTK. */
export const WEBKIT_PACKAGES = 'webkit2gtk-driver xvfb';

/** Size of the display that nobody sees. */
const SCREEN = '1920x1200x24';

/** Starts WebKitGTK, Safari's engine, on a display that nobody sees; undefined when it or the display is missing. */
export async function startWebKit(): Promise<Engine | undefined> {
	const driver = programOnPath(['WebKitWebDriver']);
	const xvfb = programOnPath(['Xvfb']);
	const binary = programOfLibrary('webkit2gtk-4.1', 'MiniBrowser') ?? programOfLibrary('webkitgtk-6.0', 'MiniBrowser');
	if (!driver || !xvfb || !binary) return undefined;

	const screen = start(xvfb, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const told = screen.stdio[3];
	if (!told) throw new Error('Xvfb names no display');
	const [number] = await once(told, 'data');
	const { api: port } = await freePorts();
	const service = start(driver, [`--port=${port}`, '--host=127.0.0.1'], {
		stdio: 'ignore',
		env: { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11' },
	});
	const address = `http://127.0.0.1:${port}`;
	await until('WebKitWebDriver', () =>
		fetch(`${address}/status`).then(
			() => true,
			() => undefined,
		),
	);
	return {
		async visit(test, window) {
			const session = await openSession(address, binary);
			test.after(() => session.quit());
			await resize(session, window);
			return visitorOf(session);
		},
		async close() {
			await end(service);
			await end(screen);
		},
	};
}

/** A session is a browser with an empty profile. One ends a moment after it was told to, and there is only one at a time. */
async function openSession(address: string, binary: string): Promise<WebDriver> {
	const capabilities = new Capabilities({
		browserName: 'MiniBrowser',
		'webkitgtk:browserOptions': { binary, args: ['--automation'] },
	});
	return until('a session of WebKit', () =>
		new Builder()
			.usingServer(address)
			.withCapabilities(capabilities)
			.build()
			.then(
				(session) => session,
				() => pause(100).then(() => undefined),
			),
	);
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
	const find = (selector: string) => session.findElement(By.css(selector));
	/** An element in the middle of the window: at its edge the header may lie on it, and a page that scrolls moves it away. */
	const inView = async (selector: string) => {
		const element = await find(selector);
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
		choose: async (selector, value) => (await find(`${selector} option[value="${value}"]`)).click(),
		// The driver tells nothing; the gate makes the page note it.
		messages: () => [],
	};
}
