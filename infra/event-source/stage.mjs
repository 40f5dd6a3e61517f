/**
 * Everything that a rehearsal needs around the event source: the embedded database, the mail inbox and the mailer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lambda } from '../artifact/function.mjs';
import { builtProgram, ROOT } from '../local/places.mjs';
import { freePorts } from '../local/ports.mjs';
import { buildFunctions } from '../local/prepare.mjs';
import { startBackend } from '../local/stack.mjs';
import { drain } from './event-source.mjs';
import { startQueue } from './queue.mjs';
import { startRelay } from './relay.mjs';
import { readMailer } from './settings.mjs';
import { createTable } from './table-stream.mjs';

const TEMPLATE = join(ROOT, 'template.yaml');

/** Parameters and attributes of a deployed stack. */
const VALUES = {
	SalesAddress: 'vertrieb@nono.example',
	SenderAddress: 'kontakt@nono.example',
	DomainName: 'www.nono.example',
};

/** What a program shows to the local services, which take anything. */
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };

/** Address that the mails to sales go to. */
export const SALES = VALUES.SalesAddress;

/** Builds and starts what every rehearsal shares. @throws {Failure} */
export async function openStage() {
	await buildFunctions('mailer');
	const folder = mkdtempSync(join(tmpdir(), 'stream-'));
	const backend = await startBackend({ ports: await freePorts(), dataDir: folder, originSecret: 'of the rehearsal' });
	let tables = 0;

	return {
		...backend,

		/** A table with its stream, the mailer, and a dead-letter queue, for one test.
		 * @param {import('node:test').TestContext} t
		 * @param {{ mail?: string, dynamodb?: string }} [endpoints] where the mailer finds its services */
		async rehearse(t, { mail = backend.mail, dynamodb = backend.dynamodb } = {}) {
			const name = `rehearsal-${tables++}`;
			const { settings, environment, table: definition } = readMailer(TEMPLATE, { ...VALUES, LeadsTable: name });
			const table = await createTable(backend.dynamodb, name, definition);
			const queue = startQueue();
			const endpoints = { AWS_ENDPOINT_URL_DYNAMODB: dynamodb, AWS_ENDPOINT_URL_SESV2: mail };
			const log = join(folder, `${name}.log`);
			const mailer = lambda({
				command: builtProgram('mailer'),
				environment: { ...CREDENTIALS, ...environment, ...endpoints },
				log,
			});
			t.after(() => mailer.stop());
			/** Every event that the mailer got. @type {{ Records: any[] }[]} */
			const events = [];
			return {
				table,
				queue,
				mailer,
				settings,
				events,
				/** Calls the mailer as its schedule does. */
				sweep: () => mailer.invoke({}),
				/** Hands over what lies in the stream. @param {Partial<import('./event-source.mjs').Surroundings>} [more] */
				drain: (more) =>
					drain({
						settings,
						stream: table.stream,
						invoke: (event) => {
							events.push(event);
							return mailer.invoke(event);
						},
						send: (destination, message) => queue.send({ destination, ...message }),
						...more,
					}),
			};
		},

		/** A relay that ends with the test: see startRelay.
		 * @param {import('node:test').TestContext} t @param {Parameters<typeof startRelay>} options */
		async relay(t, ...options) {
			const relay = await startRelay(...options);
			t.after(relay.close);
			return relay;
		},

		/** Who got mails about a reference, in the order in which they came. @param {string} reference */
		async recipients(reference) {
			const { emails } = await (await fetch(`${backend.mail}/store`)).json();
			return emails.filter(({ subject }) => subject.includes(reference)).map(({ destination }) => destination.to[0]);
		},

		async close() {
			await backend.stop();
			rmSync(folder, { recursive: true });
		},
	};
}
