import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPart } from '../../../src/forms/parts';

const part = (guests: string, outcome: string) =>
	`Unsere Zahlen aus dem Schlangen-Rechner: Anpfiff ist um 19:30 Uhr. Es kommen ${guests} Gäste.\n\nErgebnis: ${outcome} stehen draußen.\n\nhttps://nono.example/tools/queue/#1.${guests}`;
const OLD = part('600', '150');
const NEW = part('$&', '160');
const OTHER = 'Unsere Vorstandsmappe\n\nWir verkaufen online.\n\nhttps://nono.example/tools/board/#1.x';

describe('a part of a message that the page puts there', () => {
	for (const [kind, message, expected] of [
		['stands alone in an empty message', '', NEW],
		['stands below what was written', 'Hallo! \n', `Hallo!\n\n${NEW}`],
		['takes the place of what it was', `Hallo!\n\n${OLD}\n\n\nDanke \n`, `Hallo!\n\n${NEW}\n\n\nDanke \n`],
		['leaves another part alone', `${OTHER}\n\n${OLD}\n\n${OTHER}`, `${OTHER}\n\n${NEW}\n\n${OTHER}`],
		[
			'stands below what it was, once somebody has changed that',
			`Hallo!\n\n${OLD.replace('600 Gäste.', '600 Gäste, die meisten spät.')}`,
			`Hallo!\n\n${OLD.replace('600 Gäste.', '600 Gäste, die meisten spät.')}\n\n${NEW}`,
		],
		['leaves what was written behind its last line', `${OLD} Danke`, `${NEW} Danke`],
		['stands below when nothing is left of what it was', 'Ruft mich an.', `Ruft mich an.\n\n${NEW}`],
	] as const)
		it(kind, () => assert.equal(withPart(message, NEW, OLD), expected));

	it('stands below when it was never there', () => {
		assert.equal(withPart('Hallo!', OLD), `Hallo!\n\n${OLD}`);
	});
});
