// A part of `npm run generate`: writes the TypeScript types and rules of the JSON Schemas that the Rust contract generates, for that
// contract the list of what a message can be about, for the mails what they share with the site's pages, and the types of the
// texts. With `--check` it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { brand } from '../../src/content/brand.ts';
import { offer } from '../../src/content/offer.ts';
import { operator } from '../../src/content/operator.ts';
import { planIds } from '../../src/content/plans.ts';
import { registerAddress } from '../../src/content/register.ts';
import { pages } from '../../src/routes.ts';
import { offerTexts, withOffer } from './offer-texts.ts';
import { resourceTypes } from './resources.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const schemas = join(root, 'functions/contract/schema');
const types = join(root, 'site/src/contract/generated');
const about = join(root, 'functions/contract/about.generated.json');
const mails = join(root, 'functions/leads/site.generated.json');
/** The schemas of what a form sends and is answered. */
const OF_FORMS = ['accepted', 'challenge', 'contact', 'proof', 'rejected', 'signup'];
const HEADER = '// Written by `npm run generate` from functions/contract/schema. Do not edit.';

/** Path and text of every generated file. */
async function generated(): Promise<Map<string, string>> {
	const files = new Map([[about, aboutList()], [mails, sharedWithMails()], resourceTypes(join(root, 'site'))]);
	for (const name of OF_FORMS) {
		const schema = JSON.parse(readFileSync(join(schemas, `${name}.schema.json`), 'utf8'));
		files.set(
			join(types, `${name}.d.ts`),
			await compile(schema, name, { bannerComment: HEADER, style: { useTabs: true, singleQuote: true } }),
		);
		if (schema.properties?.email) files.set(join(types, `${name}.rules.json`), rules(schema));
	}
	return files;
}

/**
 * The part of a form's schema that the browser needs: its constraints (`src/contract/constraints.ts`) and the defaults of hidden
 * fields. The descriptions, a third of the schema, stay out.
 */
function rules({ properties, required }: Schema): string {
	const checked = Object.entries(properties).map(([name, { maxLength, pattern, format, default: preset }]) => [
		name,
		{ maxLength, pattern, format, default: preset },
	]);
	const text = { properties: Object.fromEntries(checked), required };
	return `${JSON.stringify(text, null, '\t')}\n`;
}

interface Schema {
	readonly properties: Readonly<
		Record<string, { maxLength?: number; pattern?: string; format?: string; default?: unknown }>
	>;
	readonly required: readonly string[];
}

/** Every page that search engines may list, and every plan. */
function aboutList(): string {
	const list = {
		pages: pages.filter(({ robots }) => !robots).map(({ path }) => path),
		plans: planIds,
	};
	return `${JSON.stringify(list, null, 2)}\n`;
}

/** The firm as the imprint names it, the addresses that the pages have, and the consent in their words. */
function sharedWithMails(): string {
	const { companyName, legalForm, street, postalCode, city, representative, registerCourt, registerNumber } = operator;
	const firm = { companyName, legalForm, street, postalCode, city, representative, registerCourt, registerNumber };
	const texts = offerTexts(join(root, 'site'));
	const home = readFileSync(join(root, 'locales/de/home.json'), 'utf8');
	const shared = {
		brand: brand.name,
		firm: Object.fromEntries(Object.entries(firm).map(([name, { value }]) => [name, value])),
		register: registerAddress('free'),
		meeting: brand.meeting.url,
		replyHours: offer.replyHours.value,
		fee: withOffer('{{fee}}', texts),
		consent: JSON.parse(withOffer(home, texts)).cta.news,
	};
	return `${JSON.stringify(shared, null, 2)}\n`;
}

/** Files whose committed text differs from the generated one. */
async function stale(): Promise<string[]> {
	return [...(await generated())].filter(([file, text]) => read(file) !== text).map(([file]) => file);
}

function read(file: string): string | undefined {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return undefined;
	}
}

if (process.argv.includes('--check')) {
	const files = await stale();
	if (files.length > 0) {
		console.error(`Out of date: ${files.join(', ')}.`);
		process.exit(1);
	}
} else {
	for (const [file, text] of await generated()) writeFileSync(file, text);
}
