/**
 * What the preflight finds in a zone and in an account that have no room for a stage.
 */
import assert from 'node:assert/strict';
import { preflight } from '../../deploy/preflight.mjs';
import { aws, configOf } from '../account.mjs';

const ZONE = 'verein.example';

/** Puts records of these names into the zone, or takes them out. */
async function records(action, zone, names) {
	const Changes = names.map(([Name, Type, Value]) => ({
		Action: action,
		ResourceRecordSet: { Name, Type, TTL: 300, ResourceRecords: [{ Value }] },
	}));
	await aws(
		...['route53', 'change-resource-record-sets', '--hosted-zone-id', zone],
		...['--change-batch', JSON.stringify({ Changes })],
	);
}

/** Somebody else's policy. */
const policy = (at) => ({
	Type: 'AWS::CloudFront::ResponseHeadersPolicy',
	Properties: { ResponseHeadersPolicyConfig: { Name: `other-${at}` } },
});

/** @type {import('../main.mjs').Step[]} */
export const room = [
	[
		'names that a zone has already, and an account that has no room for one more stage, stop a deployment',
		async () => {
			const config = configOf('pr-9');
			const made = await aws('route53', 'create-hosted-zone', '--name', ZONE, '--caller-reference', 'room');
			const HostedZoneId = made.HostedZone.Id.split('/').at(-1);
			const names = { DomainName: `www.${ZONE}`, AlternateDomainName: ZONE, SenderAddress: `kontakt@${ZONE}` };
			Object.assign(config.parameters, { ...names, HostedZoneId, MakeSenderIdentity: 'on' });
			const found = async () => (await preflight(config)).problems.join('\n');

			await records('CREATE', HostedZoneId, [[`other.${ZONE}`, 'A', '192.0.2.1']]);
			assert.equal(await found(), '');
			const taken = [
				[`www.${ZONE}`, 'CNAME', 'old.example'],
				[ZONE, 'A', '192.0.2.1'],
				[`_dmarc.${ZONE}`, 'TXT', '"v=DMARC1; p=none"'],
			];
			await records('CREATE', HostedZoneId, taken);
			const problem = `The zone ${HostedZoneId} has records of www.${ZONE}, ${ZONE}, _dmarc.${ZONE} already`;
			assert.equal((await found()).slice(0, problem.length), problem);
			await records('DELETE', HostedZoneId, taken);

			const Resources = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`Other${at}`, policy(at)]));
			const stack = ['--stack-name', 'others'];
			await aws('cloudformation', 'create-stack', ...stack, '--template-body', JSON.stringify({ Resources }));
			await aws('cloudformation', 'wait', 'stack-create-complete', ...stack);
			assert.match(
				await found(),
				/^A stage needs one ResponseHeadersPolicy, and the account has 20 of 20: remove a stage/,
			);
			await aws('cloudformation', 'delete-stack', ...stack);
			await aws('cloudformation', 'wait', 'stack-delete-complete', ...stack);
			return `${taken.length} names, ${Object.keys(Resources).length} policies`;
		},
	],
];
