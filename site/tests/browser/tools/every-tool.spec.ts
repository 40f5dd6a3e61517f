import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import board from '../../../../locales/de/tools/board.json' with { type: 'json' };
import cards from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import costs from '../../../../locales/de/tools/costs.json' with { type: 'json' };
import queue from '../../../../locales/de/tools/queue.json' with { type: 'json' };
import { cardsExample } from '../../../src/workbench/cards/model';
import { costsExample } from '../../../src/workbench/costs/sales';
import { queueExample } from '../../../src/workbench/queue/model';
import { field as contactField } from '../contact/form';
import { violations } from '../every-page/axe';
import { expect, test } from '../fixtures';
import { complaints, holdReactBack, openReady, ready } from '../support/visitor';
import { fieldOf, HOSTILE, shared, sheetsOf, spoken, type, watchForRequests } from './tool';

const examples = {
	queue: queueExample,
	costs: costsExample,
	cards: cardsExample(cards.example),
	board: { club: board.head.example.club, meeting: '', presenter: '' },
};

/** What a visitor does in a tool, and what comes of it wherever the numbers go. */
interface Tool {
	readonly name: keyof typeof examples;
	/** What the page says as long as nobody has typed. */
	readonly example: string;
	/** A field, what is typed into it, and what it is in the address. */
	readonly typed: readonly [name: string, text: string, value: unknown];
	/** What the page says then. */
	readonly result: string;
	/** What a screen reader is told once the typing pauses; the board's paper is only read. */
	readonly told?: RegExp;
	/** The words of the link that takes all this to the contact form, and the message there. */
	readonly ask: string;
	readonly message: RegExp;
	/** What a printed page says, and the sheets that it fits on. */
	readonly paper: readonly string[];
	readonly sheets: number;
}

const tools: readonly Tool[] = [
	{
		name: 'queue',
		example: queue.headline.example,
		typed: ['counters', '3', 3],
		result: 'Neun von zehn warten keine 2 Minuten',
		told: /^Neun von zehn warten keine 2\sMinuten\. /,
		ask: queue.ask,
		message:
			/Es kommen 400 Gäste.* Offen: 3 Schalter\.\n\nErgebnis: Neun von zehn warten keine 2 Minuten\. .*\n\nhttp.*\/tools\/queue\/#1\./,
		paper: ['Es kommen 400 Gäste', 'unter 2 Minuten', 'Deutsche Bundesbank'],
		sheets: 3,
	},
	{
		name: 'costs',
		example: costs.headline.open,
		typed: ['events', '15', 15],
		result: 'Ein Jahr, 6.000 Gäste',
		told: /6\.000\sGäste im Jahr: Eintritt .* Online-Gebühren: noch offen\./,
		ask: costs.ask,
		message:
			/Veranstaltungen im Jahr: 15\n[\s\S]*Online-Gebühr in Prozent: noch offen\n[\s\S]*Ergebnis: [\s\S]*\n\nhttp.*\/tools\/costs\/#1\./,
		paper: ['Gäste je Veranstaltung 400', 'Plan Club 191,88', 'Ein Jahr, 6.000 Gäste'],
		sheets: 2,
	},
	{
		name: 'cards',
		example: cards.example.club,
		typed: ['club', HOSTILE, HOSTILE],
		result: HOSTILE,
		told: /, Dauerkarte 2027\/28 für 120\s€\. /,
		ask: cards.ask,
		message:
			/^Unsere Karten aus der Kartenwerkstatt: <\/svg><script>alert\(1\)<\/script>, Dauerkarte 2027\/28 für 120\s€\..*\n\nhttp.*\/tools\/cards\/#1\./,
		paper: [HOSTILE, 'Platz am Weiher'],
		sheets: 4,
	},
	{
		name: 'board',
		example: board.head.example.club,
		typed: ['club', 'TSV Probe', 'TSV Probe'],
		result: 'TSV Probe',
		ask: board.take.ask,
		message:
			/^Unsere Vorstandsmappe\n\nTickets verkaufen [\s\S]*heute, 2 Schalter[\s\S]*Ersatz\n\nhttp\S+\/tools\/board\/#1\.\S+$/,
		paper: ['TSV Probe', board.signatures.chair],
		sheets: 2,
	},
];

/** A4 with margins of 1 cm, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };

/** What a page is made of; some is only for screen readers. */
const PARTS = 'main :is(h1, h2, h3, p, dd, td, li, svg, text, button, input, select, fieldset):not([role="status"])';

const pathOf = ({ name }: Tool) => `/tools/${name}/` as const;
/** The address of a tool once its field was changed. */
const addressOf = (tool: Tool) => {
	const [name, , value] = tool.typed;
	return shared(pathOf(tool), { [tool.name]: { ...examples[tool.name], [name]: value } });
};

/** The page's own part, where it says this. */
const saying = (page: Page, text: string) => page.locator('main', { hasText: text });
const refused = (page: Page) => page.getByText(common.tools.refused);

test('nothing moves on a tool’s page when React comes', async ({ page }) => {
	for (const tool of tools)
		await test.step(tool.name, async () => {
			const release = await holdReactBack(page);
			await page.goto(pathOf(tool));
			if (tool.name === 'board') await fieldOf(page, 'meeting').fill('Montag');
			const places = () =>
				page.locator(PARTS).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
			await page.evaluate(() => document.fonts.ready);
			const before = await places();
			release();
			await ready(page);
			expect(await places()).toEqual(before);
		});
});

for (const tool of tools)
	test(`numbers go from a broken address to a whole one, onto paper, and into a message: ${tool.name}`, async ({
		page,
	}) => {
		const heard = complaints(page);
		const address = addressOf(tool);
		const [field, text] = tool.typed;
		const isChanged = async () => {
			await expect(saying(page, tool.result)).toBeVisible();
			await expect(fieldOf(page, field)).toHaveValue(text);
		};
		await test.step('a broken address shows the example and says so, until somebody types', async () => {
			await openReady(page, address.slice(0, -4));
			await expect(refused(page)).toBeVisible();
			await expect(saying(page, tool.example)).toBeVisible();
			if (tool.told) await expect(spoken(page), 'of what came with the page').toHaveText('');
			const expectUnasked = await watchForRequests(page);
			await type(page, field, text);
			await expect(refused(page)).toHaveCount(0);
			await isChanged();
			await expect(page).toHaveURL(address);
			if (tool.told) await expect(spoken(page)).toHaveText(tool.told);
			await expectUnasked();
			expect(await violations(page)).toEqual([]);
		});
		await test.step('the whole one is kept by a reload', async () => {
			await page.reload();
			await ready(page);
			await isChanged();
		});
		await test.step('on paper it is the text of the page, without fields', async () => {
			await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
			await page.setViewportSize(PAPER);
			const paper = (await page.locator('main').innerText()).replace(/\s+/g, ' ').replaceAll('\u00ad', '');
			for (const text of tool.paper) expect(paper).toContain(text);
			await expect(page.locator('main :is(input, select):visible')).toHaveCount(0);
			await page.emulateMedia({ media: null, colorScheme: null });
			expect(await sheetsOf(page)).toBeLessThanOrEqual(tool.sheets);
		});
		// Before the form, whose proof of work nobody answers here.
		expect(heard).toEqual([]);
		await test.step('a message has it as text, which names the page, and the way back leads to it', async () => {
			await page.getByRole('link', { name: tool.ask }).click();
			await expect(page).toHaveURL(`/contact?about=${encodeURIComponent(pathOf(tool))}`);
			await expect(contactField(page, 'message')).toHaveValue(tool.message);
			await expect(page.getByText(`${contact.about.label} ${common.pages[pathOf(tool)]}`)).toBeVisible();
			await page.goBack();
			await isChanged();
			await expect(page).toHaveURL(address);
		});
	});
