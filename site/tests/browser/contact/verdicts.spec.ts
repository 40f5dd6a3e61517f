import { expect, test } from '../fixtures';
import { expectedInBrowser, verdicts } from '../support/verdicts';
import { openReady } from '../support/visitor';
import { confirmation, fill, newEntry, sendButton } from './form';

const FORM = 'form[action="/api/contact"]';

test.describe('the browser and the function agree', () => {
	test('on each address that is taken, which the form’s own attributes let through without a script', async ({
		page,
	}) => {
		await page.goto('/contact');
		const rows = verdicts.filter((row) => row.field === 'email' && expectedInBrowser(row) === undefined);
		expect(rows.length).toBeGreaterThan(10);
		const valid = await page.evaluate(
			({ form, typed }) =>
				typed.map(([name, text]) => {
					const input = document.querySelector<HTMLInputElement>(`${form} [name="${name}"]`);
					if (input === null) throw new Error(`${name} is missing`);
					input.value = text;
					return input.validity.valid;
				}),
			{ form: FORM, typed: rows.map(({ field, typed }) => [field, typed] as const) },
		);
		expect(rows.filter((_, at) => !valid[at])).toEqual([]);
	});

	test('on each value that is refused, which is marked and not sent', async ({ page }) => {
		await openReady(page, '/contact');
		const sent: string[] = [];
		page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
		await fill(page, newEntry());
		const entry = await page.evaluate(
			(form) => Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>(form) ?? undefined)),
			FORM,
		);
		const rows = verdicts.filter((row) => expectedInBrowser(row) !== undefined);
		const marked = await page.evaluate(
			async ({ form, rows, entry }) => {
				const fields = document.querySelector<HTMLFormElement>(form)?.elements;
				const type = (name: string, text: string) => {
					const field = fields?.namedItem(name) as HTMLInputElement;
					field.value = text;
					field.dispatchEvent(new Event('input', { bubbles: true }));
				};
				const all: string[][] = [];
				for (const [name, text] of rows) {
					type(name, text);
					document.querySelector<HTMLFormElement>(form)?.requestSubmit();
					await new Promise(requestAnimationFrame);
					all.push(
						Array.from(
							document.querySelectorAll(`${form} [aria-invalid="true"]`),
							(field) => field.getAttribute('name') ?? '',
						),
					);
					type(name, String(entry[name]));
				}
				return all;
			},
			{ form: FORM, rows: rows.map(({ field, typed }) => [field, typed] as const), entry },
		);
		expect(marked).toEqual(rows.map(({ field }) => [field]));
		expect(sent).toEqual([]);
	});
});

test.describe('what nobody sees', () => {
	test('is gone from what is stored and mailed', async ({ page, leads }) => {
		await openReady(page, '/contact');
		const entry = newEntry();
		await fill(page, {
			firstName: '\u200eÄnne\u00a0\t',
			lastName: 'Groß\u00ad\u2011Müller\u3164',
			email: `\ufeff${entry.email}\u00a0`,
			phone: '\u202a+49\u00a0721\u20111234567\u202c',
			message: '  Sommerfest\u200b\u2028\u00a0 am 12.\u2009Juli',
		});
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
		expect(await leads.from(entry.email)).toEqual([
			expect.objectContaining({
				firstName: { S: 'Änne' },
				lastName: { S: 'Groß-Müller' },
				phone: { S: '+49 721-1234567' },
				message: { S: '  Sommerfest\n  am 12. Juli' },
			}),
		]);
	});
});

test.describe('an address whose domain has a sharp s', () => {
	for (const javaScriptEnabled of [true, false])
		test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
			test.use({ javaScriptEnabled });

			test('reaches the owner of that domain', async ({ page, leads }) => {
				await (javaScriptEnabled ? openReady(page, '/contact') : page.goto('/contact'));
				const { email, ...entry } = newEntry();
				const typed = email.replace(/@.*/, '@straße.example');
				await fill(page, { ...entry, email: typed });
				await sendButton(page).click();
				if (javaScriptEnabled) await expect(confirmation(page)).toBeVisible();
				else await page.waitForURL('**/contact/thanks?reference=*');
				const stored = await leads.from(typed);
				expect(stored).toHaveLength(1);
				const mailbox = typed.replace('straße', 'xn--strae-oqa');
				const { sales } = await leads.salesMailOf(stored[0]?.reference?.S ?? '', mailbox);
				expect(sales.replyTo).toEqual([mailbox]);
				for (const part of [sales.body.text, sales.body.html]) expect(part).toContain(`${typed} (${mailbox})`);
			});
		});
});
