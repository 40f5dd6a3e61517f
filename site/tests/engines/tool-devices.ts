import texts from '../../../locales/de/tools/devices.json' with { type: 'json' };
import { assertQuiet, eventually, open, press } from './page';
import { inEachEngine } from './tours';

inEachEngine('the device finder', 'makes another list of another answer', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await open(tour, visitor, '/tools/devices/');
	await press(visitor, 'main label', texts.questions.payment.cashless);
	await eventually(
		visitor,
		'a list without a drawer',
		() => document.querySelector('main a[href*=cash-drawer]') === null,
	);
	await press(visitor, 'main label', texts.questions.team.walking);
	await eventually(
		visitor,
		'a till that is carried',
		() => document.querySelector('main a[href*=handheld-pos]') !== null,
	);
	await eventually(visitor, 'the answers in the address', () => location.hash.startsWith('#1.'));
	await assertQuiet(visitor);
});
