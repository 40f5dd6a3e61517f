import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { supporters } from '../../src/content/partners';
import { pages } from '../../src/routes';
import { rendered, wordsOf } from './offer/rendered';

/** The pages that have a place for a voice. */
const STAGES = pages.map(({ path }) => path).filter((path) => path === '/' || /^\/solutions\/\w+\/[\w-]+\//.test(path));
const EXAMPLE = /Beispiel, keine echte (Stimme|Zahl)/;

const VOICE = {
	quote: 'Der Abend war um elf gezählt.',
	role: 'Kassenführung',
	club: 'TV Beispielheim',
	permission: '2026-11-20',
};
const METRIC = {
	figure: '120',
	unit: 'Clubs',
	text: 'So viele Vereine verkaufen mit uns.',
	source: 'a test',
	date: '2026-11-20',
};
const ENTRIES = {
	'content/voices.ts': { voices: STAGES.map((page) => ({ ...VOICE, quote: `${VOICE.quote} ${page}`, page })) },
	'content/metrics.ts': { metrics: [METRIC] },
	'content/team.ts': {
		team: [
			{
				slug: 'ticketing',
				path: '/tree/ticketing',
				person: { name: 'Robin Muster', portrait: '/robin.webp', permission: '2026-11-20' },
			},
		],
	},
	'content/partners.ts': { supporters: [{ name: supporters[0]?.name, logo: '/logo.svg' }] },
};

describe('without entries', () => {
	it('a stage shows one example on each page that has a place for a voice, marked as one, and no other page has any', async () => {
		const all = await rendered({});
		const marked = [...all].filter(([, html]) => wordsOf(html).match(/keine echte Stimme/g)?.length === 1);
		assert.deepEqual(
			marked.map(([path]) => path),
			STAGES,
		);
		assert.equal(STAGES.length, 10);
		assert.match(wordsOf(all.get('/')), /123 Vereine .* Beispiel, keine echte Zahl/);
	});

	it('production shows none, and no empty section in its place', async () => {
		const all = await rendered({}, 'production');
		for (const [path, html] of all) {
			assert.doesNotMatch(wordsOf(html), EXAMPLE, path);
			assert.doesNotMatch(html, /<section[^>]*>(<div[^>]*>)?(<\/div>)?<\/section>/, path);
		}
	});
});

for (const stage of ['staging', 'production'])
	describe(`with entries, on ${stage}`, () => {
		let all: ReadonlyMap<string, string>;
		before(async () => {
			all = await rendered(ENTRIES, stage);
		});

		it('each page shows its voice with role and club, and no example', () => {
			for (const path of STAGES) {
				const words = wordsOf(all.get(path));
				assert.match(words, /Der Abend war um elf gezählt\./);
				assert.match(words, /Kassenführung\s?, TV Beispielheim/);
				assert.doesNotMatch(words, EXAMPLE, path);
			}
		});

		it('figures of the business stand with their day', () => {
			assert.match(wordsOf(all.get('/')), /120 Clubs So viele Vereine verkaufen mit uns\. Stand 20\.11\.2026/);
		});

		it('a founder has a name and a picture, the others their role', () => {
			for (const path of ['/company/about-us', '/tree/ticketing']) {
				assert.match(all.get(path) ?? '', /<img src="\/robin\.webp" alt=""[^>]*>/);
				assert.equal(wordsOf(all.get(path)).match(/Robin Muster/g)?.length, 1);
			}
			assert.doesNotMatch(wordsOf(all.get('/tree/payments')), /Robin/);
		});

		it('a supporter has a logo with its name as text, the others a name in type', () => {
			assert.match(all.get('/') ?? '', /<li><img src="\/logo\.svg" alt="Arise"[^>]*><\/li><li>BadenCampus<\/li>/);
		});
	});
