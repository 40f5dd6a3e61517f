/**
 * For tests: programs of others that a deployment calls, with the answers that a test needs.
 */
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Puts a shell script into a folder as a program.
 * @param {string} folder @param {string} name @param {string} script */
export function putProgram(folder, name, script) {
	const path = join(folder, name);
	writeFileSync(path, `#!/bin/sh\n${script}\n`);
	chmodSync(path, 0o755);
}

/** What the AWS CLI prints where a first deployment can go on (its command reference, "Output"). */
const ANSWERS = {
	'get-caller-identity': { Account: '123456789012' },
	'describe-stacks': { refused: 'ValidationError', message: 'Stack does not exist' },
	'get-account': { ProductionAccessEnabled: true, SendingEnabled: true },
	'get-email-identity': { VerifiedForSendingStatus: true },
	'list-response-headers-policies': { count: 3 },
	'list-origin-request-policies': { count: 1 },
	'get-service-quota': { refused: 'NoSuchResourceException', message: 'not found' },
	'list-resource-record-sets': { records: ['nono.de. NS', 'nono.de. SOA', 'nono.de. A'] },
	'describe-stack-resources': { ids: [] },
	'describe-stack-resource': { refused: 'ValidationError', message: 'does not exist for stack' },
	'describe-certificate': { Certificate: { Status: 'ISSUED', DomainName: '*.nono.de' } },
};

/** Script of an AWS CLI that gives these answers.
 * @param {Record<string, object>} changed by command; `{ refused, message }` is an error of AWS
 * @returns {string} */
export function willingAws(changed = {}) {
	const cases = Object.entries({ ...ANSWERS, ...changed }).map(([command, { refused, message, ...answer }]) => {
		const error = `An error occurred (${refused}) when calling it: ${message}`;
		return refused ? `${command}) echo '${error}' >&2; exit 254;;` : `${command}) echo '${JSON.stringify(answer)}';;`;
	});
	return `case "$2" in\n${cases.join('\n')}\n*) [ "$1" = --version ];;\nesac`;
}
