import { markupFaults } from '../../built/markup';
import { expect, test } from '../product';
import type { Leads } from '../support/leads';
import { newEntry } from './form';

/** A page that a function answers with. */
interface Answer {
	/** What led to it. */
	readonly what: string;
	readonly status: number;
	readonly html: string;
}

/** A text that HTML has to escape. */
const HOSTILE = `"><script>alert('ä')</script>&amp;`;

/** Longer than any body that is taken, in octets. */
const TOO_LONG = 100 * 1024;

async function ofTheForms(site: string): Promise<Answer[]> {
	const sent = { ...newEntry(), privacyAccepted: 'on', idempotencyKey: crypto.randomUUID() };
	await post(site, '/api/contact', sent);
	return [
		await page('an empty contact form', 422, post(site, '/api/contact', {})),
		await page(
			'a contact form of wrong fields',
			422,
			post(site, '/api/contact', { ...newEntry(), firstName: HOSTILE.repeat(9), message: HOSTILE }),
		),
		await page(
			'a second message under the first one’s key',
			409,
			post(site, '/api/contact', { ...sent, message: HOSTILE }),
		),
		await page('a message that is far too long', 413, post(site, '/api/contact', { message: 'a'.repeat(TOO_LONG) })),
		await page('a form in another encoding', 422, post(site, '/api/contact', 'firstName=%ff')),
		await page('a sign-up without an address', 422, post(site, '/api/signup', { email: HOSTILE })),
		await page('a sign-up in another encoding', 422, post(site, '/api/signup', 'email=%ff')),
	];
}

async function ofTheLinks(site: string): Promise<Answer[]> {
	const token = encodeURIComponent(HOSTILE);
	return [
		await page('the link that confirms', 200, get(site, `/api/signup/confirm?token=${token}`)),
		await page('the link that confirms, cut off', 404, get(site, '/api/signup/confirm?token=')),
		await page('the confirmation of an unknown sign-up', 404, post(site, '/api/signup/confirm', { token: 'A' })),
		await page('the link that withdraws', 200, get(site, `/api/signup/unsubscribe?token=${token}`)),
		await page('the link that withdraws, cut off', 404, get(site, '/api/signup/unsubscribe?token=')),
		await page('the withdrawal of an unknown sign-up', 404, post(site, '/api/signup/unsubscribe', { token: 'A' })),
		await page('the link that releases a sign-up', 200, get(site, `/api/signup/release?token=${token}`)),
		await page('the release of an unknown sign-up', 404, post(site, '/api/signup/release', { token: 'A' })),
		await page('the link to an answered lead, cut off', 404, get(site, '/api/leads/answered')),
		await page('the link that closes what is held, cut off', 404, get(site, '/api/leads/close?list=1')),
	];
}

async function ofTheLead(site: string, leads: Leads): Promise<Answer[]> {
	const entry = newEntry();
	const taken = await post(site, '/api/contact', { ...entry, privacyAccepted: 'on' });
	const reference = new URL(taken.headers.get('location') ?? '', site).searchParams.get('reference') ?? '';
	const { sales } = await leads.salesMailOf(reference, entry.email);
	const [link] = /\S+\/api\/leads\/answered\?\S+/.exec(sales.body.text) ?? [];
	if (!link) throw new Error('the mail has no link');
	const { pathname, search } = new URL(link);
	const address = pathname + search;
	return [await page('the link in a mail to sales, which marks the lead after a press', 200, get(site, address))];
}

function get(site: string, path: string): Promise<Response> {
	return fetch(new URL(path, site), { redirect: 'manual', headers: { accept: 'text/html' } });
}

function post(site: string, path: string, body: Readonly<Record<string, string>> | string): Promise<Response> {
	const form = typeof body === 'string' ? body : new URLSearchParams(body).toString();
	const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
	return fetch(new URL(path, site), { method: 'POST', redirect: 'manual', headers, body: form });
}

async function page(what: string, status: number, coming: Promise<Response>): Promise<Answer> {
	const response = await coming;
	const html = await response.text();
	expect(response.status, `${what}: ${html}`).toBe(status);
	expect(response.headers.get('content-type'), what).toBe('text/html; charset=utf-8');
	return { what, status, html };
}

test('every page that the functions answer with is valid markup', async ({ product: { site }, leads }) => {
	const answers = [...(await ofTheForms(site)), ...(await ofTheLinks(site)), ...(await ofTheLead(site, leads))];
	for (const { what, html } of answers)
		expect.soft(markupFaults(html), `Mend functions/web/templates, ${what}`).toEqual([]);
});
