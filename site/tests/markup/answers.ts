import assert from 'node:assert/strict';
import { newEntry } from '../contact/form';
import { forgetSources, salesMailOf } from '../support/leads';
import { at } from '../support/product';

/** A page that a function answers with. */
export interface Answer {
	/** What led to it. */
	readonly what: string;
	readonly status: number;
	readonly html: string;
}

/** A text that HTML has to escape. */
const HOSTILE = `"><script>alert('ä')</script>&amp;`;

/** Longer than any body that is read, in octets. */
const TOO_LONG = 17 * 1024;

/** Every kind of page that the functions answer with, as a browser without JavaScript gets it. */
export async function answers(): Promise<readonly Answer[]> {
	await forgetSources();
	return [...(await ofTheForms()), ...(await ofTheLinks()), ...(await ofTheLead())];
}

async function ofTheForms(): Promise<Answer[]> {
	const sent = { ...newEntry(), privacyAccepted: 'on', idempotencyKey: crypto.randomUUID() };
	await post('/api/contact', sent);
	return [
		await page('an empty contact form', 422, post('/api/contact', {})),
		await page(
			'a contact form of wrong fields',
			422,
			post('/api/contact', { ...newEntry(), firstName: HOSTILE.repeat(9), message: HOSTILE }),
		),
		await page('a second message under the first one’s key', 409, post('/api/contact', { ...sent, message: HOSTILE })),
		await page('a message that is far too long', 413, post('/api/contact', { message: 'a'.repeat(TOO_LONG) })),
		await page('a form that can’t be read', 400, post('/api/contact', '%ff')),
		await page('a sign-up without an address', 422, post('/api/signup', { email: HOSTILE })),
		await page('a sign-up that can’t be read', 400, post('/api/signup', '%ff')),
	];
}

async function ofTheLinks(): Promise<Answer[]> {
	const token = encodeURIComponent(HOSTILE);
	return [
		await page('the link that confirms', 200, get(`/api/signup/confirm?token=${token}`)),
		await page('the link that confirms, cut off', 404, get('/api/signup/confirm')),
		await page('the confirmation of an unknown sign-up', 404, post('/api/signup/confirm', { token: 'A' })),
		await page('the link that withdraws', 200, get(`/api/signup/unsubscribe?token=${token}`)),
		await page('the link that withdraws, cut off', 404, get('/api/signup/unsubscribe')),
		await page('the withdrawal of an unknown sign-up', 404, post('/api/signup/unsubscribe', { token: 'A' })),
		await page('the link that releases a sign-up', 200, get(`/api/signup/release?signup=${token}&signature=${token}`)),
		await page('the release of an unknown sign-up', 404, post('/api/signup/release', { signup: 'A', signature: 'A' })),
		await page('the link to an answered lead, cut off', 404, get('/api/leads/answered')),
	];
}

async function ofTheLead(): Promise<Answer[]> {
	const entry = newEntry();
	const taken = await post('/api/contact', { ...entry, privacyAccepted: 'on' });
	const reference = new URL(taken.headers.get('location') ?? '', at('/')).searchParams.get('reference') ?? '';
	const { sales } = await salesMailOf(reference, entry.email);
	const link = /\S+\/api\/leads\/answered\?\S+/.exec(sales.body.text)?.[0] ?? assert.fail('the mail has no link');
	const { pathname, search } = new URL(link);
	const asked = await page('the link to an open lead', 200, get(pathname + search));
	assert.equal((await post(pathname + search, {})).status, 303);
	return [asked, await page('the link to an answered lead', 200, get(pathname + search))];
}

function get(path: string): Promise<Response> {
	return fetch(at(path), { redirect: 'manual', headers: { accept: 'text/html' } });
}

function post(path: string, body: Readonly<Record<string, string>> | string): Promise<Response> {
	const form = typeof body === 'string' ? body : new URLSearchParams(body).toString();
	const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
	return fetch(at(path), { method: 'POST', redirect: 'manual', headers, body: form });
}

async function page(what: string, status: number, coming: Promise<Response>): Promise<Answer> {
	const response = await coming;
	const html = await response.text();
	assert.equal(response.status, status, `${what}: ${html}`);
	assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8', what);
	return { what, status, html };
}
