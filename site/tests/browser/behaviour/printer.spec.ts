import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';

test('a press on a category prints one more ticket, above those on the wide paper', async ({ page }) => {
	await openReady(page, '/solutions/ticketing/printer/');
	const printer = page.getByRole('figure', { name: /^Beispiel: Tickets der Abendkasse/ });
	const tickets = printer.getByRole('list').first().getByRole('listitem');
	const before = await tickets.count();
	await printer.getByRole('button', { name: 'Kinder' }).click();
	await expect(tickets).toHaveCount(before + 1);
	await expect(tickets.first()).toContainText('Kinder');
});
