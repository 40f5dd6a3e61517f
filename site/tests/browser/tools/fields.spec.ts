import board from '../../../../locales/de/tools/board.json' with { type: 'json' };
import cards from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import queue from '../../../../locales/de/tools/queue.json' with { type: 'json' };
import { cardsExample } from '../../../src/workbench/cards/model';
import { costsExample } from '../../../src/workbench/costs/sales';
import { queueExample } from '../../../src/workbench/queue/model';
import type { State } from '../../../src/workbench/state';
import { colourViolations, violations } from '../every-page/axe';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { fieldOf, shared, spoken, type } from './tool';

/** What is typed into the fields of a tool. How each text is read is in `unit/tools/written.test.ts`. */
interface Fields {
	readonly path: string;
	/** What fits nothing, and what the field says of it then. */
	readonly wrong: readonly (readonly [name: string, texts: readonly string[], said: RegExp])[];
	/** What is read, and how it is written when the field is left. */
	readonly read: readonly (readonly [name: string, typed: string, written: string])[];
	readonly state: Partial<State>;
}

const tools: readonly Fields[] = [
	{
		path: '/tools/queue/',
		wrong: [
			['guests', ['', 'viele', '20.001'], /ganze Zahl von 1 bis 20\.000\. .* mit 400\.$/],
			['startMinute', ['24:00'], /0:00 bis 23:59/],
			['scanTenths', ['5,55'], /1 bis 120/],
		],
		read: [
			['guests', ' 1200 Gäste', '1.200'],
			['scanTenths', '5.5', '5,5'],
			['startMinute', '9 Uhr', '9:00'],
		],
		state: { queue: { ...queueExample, guests: 1_200, scanTenths: 55, startMinute: 540 } },
	},
	{
		path: '/tools/costs/',
		wrong: [
			['adultCents', ['', '8,505', '9'.repeat(400)], /Betrag von 0,00\s€ bis 1\.000,00\s€\. .* mit 9,00\s€\.$/],
			['events', ['0'], /1 bis 366/],
			['cardBasisPoints', ['100,01'], /0\s% bis 100\s%.* bleibt sie offen\./],
			['onlineFixedCents', ['0,35'], /0\sct bis 10\.000\sct/],
		],
		read: [
			['adultCents', '8,50 €', '8,50'],
			['childCents', '80 ct', '0,80'],
			['barCentsPerEvent', '1.200', '1.200,00'],
			['onlineFixedCents', '0,35 €', '35'],
		],
		state: {
			costs: { ...costsExample, adultCents: 850, childCents: 80, barCentsPerEvent: 120_000, onlineFixedCents: 35 },
		},
	},
	{
		path: '/tools/cards/',
		wrong: [
			['day', ['', '31.2.2027', '1.1.2101'], /Bis dahin drucken wir 4\.9\.2027\.$/],
			['startMinute', ['24:00'], /Bis dahin drucken wir 15:30\.$/],
			['passCents', ['-5', '1,234'], /Bis dahin drucken wir 120,00\.$/],
		],
		read: [
			['startMinute', '19', '19:00'],
			['adultCents', '9,50 €', '9,50'],
		],
		state: { cards: { ...cardsExample(cards.example), startMinute: 1_140, adultCents: 950 } },
	},
];

for (const { path, wrong, read, state } of tools)
	test(`each field keeps and names what it can’t read once it is left, and writes well what it can: ${path}`, async ({
		page,
	}) => {
		await openReady(page, path);
		await test.step('takes no beginning of what it can’t read for the number', async () => {
			const [name, , said] = wrong[0] ?? ['', [], /$/];
			const right = await fieldOf(page, name).inputValue();
			await fieldOf(page, name).fill('');
			await fieldOf(page, name).pressSequentially('1999999999');
			await fieldOf(page, name).blur();
			await expect(fieldOf(page, name)).toHaveAccessibleDescription(said);
			await fieldOf(page, name).fill(right);
		});
		const before = await page.locator('h1').innerText();
		for (const [name, texts, said] of wrong) {
			const field = fieldOf(page, name);
			const right = await field.inputValue();
			for (const text of texts)
				await test.step(`${name} ${text.slice(0, 20)}`, async () => {
					await field.fill(text);
					await expect(field).not.toHaveAttribute('aria-invalid');
					await field.blur();
					await expect(field).toHaveAttribute('aria-invalid', 'true');
					await expect(field).toHaveValue(text);
					await expect(field).toHaveAccessibleDescription(said);
					await expect(page.locator('h1'), 'spoils no result').toHaveText(before);
					if (name === wrong[0]?.[0] && text === texts[0]) {
						expect(await violations(page)).toEqual([]);
						await page.emulateMedia({ colorScheme: 'dark' });
						expect(await colourViolations(page)).toEqual([]);
						await page.emulateMedia({ colorScheme: 'light' });
					}
					await field.fill(right);
					await expect(field).not.toHaveAttribute('aria-invalid');
				});
		}
		for (const [name, typed, written] of read) {
			await type(page, name, typed);
			await expect(fieldOf(page, name)).toHaveValue(written);
		}
		await expect(page).toHaveURL(shared(path, state));
	});

test('a small count goes on by a button on either side, and by arrow keys, up to its bounds', async ({ page }) => {
	const path = '/tools/queue/';
	await openReady(page, path);
	const field = fieldOf(page, 'counters');
	const button = (word: string) => page.getByRole('button', { name: `${queue.fields.counters}: ${word}` });
	const [less, more] = [button('weniger'), button('mehr')];
	const before = await spoken(page).textContent();
	await more.click();
	await expect(field).toHaveValue('3');
	await expect(page).toHaveURL(shared(path, { queue: { ...queueExample, counters: 3 } }));
	await expect(spoken(page)).not.toHaveText(before ?? '');
	for (const one of [less, more])
		expect(Math.min(...Object.values((await one.boundingBox()) ?? { none: 0 }).slice(-2))).toBeGreaterThanOrEqual(44);

	await field.press('ArrowDown');
	await expect(field).toHaveValue('2');
	for (const [bound, beyond, inside] of [
		[1, less, more],
		[50, more, less],
	] as const) {
		await type(page, 'counters', String(bound));
		await expect(beyond).toHaveAttribute('aria-disabled', 'true');
		await expect(inside).toHaveAttribute('aria-disabled', 'false');
		// Playwright waits for what is disabled; visitors press it.
		await beyond.click({ force: true });
		await expect(field).toHaveValue(String(bound));
	}
	await type(page, 'counters', 'viele');
	await less.click();
	await expect(field, 'begins where there is no number').toHaveValue('1');
	await page.emulateMedia({ media: 'print' });
	await expect(less).toBeHidden();
});

test('what is too long for a card or a sheet is said, not cut in silence', async ({ page }) => {
	const long = 'Sport- und Kulturverein der Vereinigten Dörfer am Weiher von 1908 e. V.';
	for (const [path, field] of [
		['/tools/cards/', cards.fields.club],
		['/tools/board/', board.head.club],
	] as const) {
		await openReady(page, path);
		const club = fieldOf(page, 'club');
		await club.fill(long);
		await expect(club).toHaveValue(long.slice(0, 60));
		await expect(club).toHaveAccessibleDescription(new RegExp(`${field}: Hier passen 60 Zeichen`));
		await club.fill('SV Musterstadt');
		await expect(club).not.toHaveAttribute('aria-describedby');
	}
});
