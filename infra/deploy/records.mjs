/**
 * DNS records that exist already: CloudFormation creates records and never adopts one, so the stack would roll back.
 */
import { ask, unasked } from './aws.mjs';

/** Names that the stack is to make in the zone and that somebody else made before.
 * @param {string} region @param {string} stackName @param {boolean} exists whether the stack does
 * @param {Record<string, string | undefined>} parameters
 * @returns {Promise<import('./aws.mjs').Answer | undefined>} */
export async function recordProblem(region, stackName, exists, { HostedZoneId, ...parameters }) {
	const wanted = HostedZoneId ? wantedRecords(parameters) : [];
	if (wanted.length === 0 || !HostedZoneId) return undefined;
	const names = "{records: ResourceRecordSets[].join(' ', [Name, Type])}";
	const ids = '{ids: StackResources[].LogicalResourceId}';
	const [zone, stack] = await Promise.all([
		ask(region, 'route53', 'list-resource-record-sets', '--hosted-zone-id', HostedZoneId, '--query', names),
		exists
			? ask(region, 'cloudformation', 'describe-stack-resources', '--stack-name', stackName, '--query', ids)
			: undefined,
	]);
	if (!zone.answer) return unasked(`The zone ${HostedZoneId}`, zone);
	const own = stack?.answer?.ids ?? [];
	const taken = wanted
		.filter(({ group, name, types }) => !own.includes(group) && zone.answer.records.some(standsAt(name, types)))
		.map(({ name }) => name);
	if (taken.length === 0) return undefined;
	return {
		problem: `The zone ${HostedZoneId} has records of ${taken.join(', ')} already, which no stack can take over: leave HostedZoneId empty and follow infra/RUNBOOK.md, "Cut over a live name".`,
	};
}

/** As SiteRecords, AlternateRecords and MailRecords of template.yaml; those of DKIM have names that nobody has.
 * @param {Record<string, string | undefined>} parameters */
function wantedRecords({ DomainName = '', AlternateDomainName = '', MakeSenderIdentity, SenderAddress = '' }) {
	const domain = SenderAddress.split('@')[1];
	const types = ['A', 'AAAA', 'HTTPS', 'CNAME'];
	const sites = Object.entries({ SiteRecords: DomainName, AlternateRecords: AlternateDomainName });
	return [
		...sites.flatMap(([group, name]) => (name ? [{ group, name, types }] : [])),
		...(MakeSenderIdentity === 'on'
			? [
					{ group: 'MailRecords', name: `mail.${domain}`, types: ['MX', 'TXT', 'CNAME'] },
					{ group: 'MailRecords', name: `_dmarc.${domain}`, types: ['TXT', 'CNAME'] },
				]
			: []),
	];
}

const standsAt = (name, types) => (record) => types.some((type) => record === `${name}. ${type}`);
