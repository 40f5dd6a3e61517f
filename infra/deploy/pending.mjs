/**
 * What a new installation waits for when its stack is complete: DNS records, and SES's verification of them.
 */
import { lookup } from 'node:dns/promises';
import { domainOf, identity } from './mail.mjs';

const MAIL_RECORDS = ['DkimRecord1', 'DkimRecord2', 'DkimRecord3', 'MailFromRecord', 'SpfRecord', 'DmarcRecord'];

/** What is left to do, each with the records to set; empty when nothing is.
 * @param {{ region: string, parameters: Record<string, string> }} config
 * @param {Record<string, string>} outputs of the stack @returns {Promise<string[]>} */
export async function pending({ region, parameters }, outputs) {
	const { DomainName, AlternateDomainName, SenderAddress, MakeSenderIdentity } = parameters;
	const open = [];
	for (const name of [DomainName, AlternateDomainName]) {
		if (!name || (await isInDns(name))) continue;
		const record = `${name} CNAME (at a zone's top ALIAS) ${outputs.DistributionDomainName}`;
		open.push(`${name} is not in DNS yet. Set: ${record}`);
	}
	const domain = domainOf(SenderAddress);
	if (MakeSenderIdentity === 'on' && !(await identity(region, domain)).answer?.VerifiedForSendingStatus) {
		const records = MAIL_RECORDS.map((name) => `\n      ${outputs[name]}`).join('');
		open.push(`SES sends no mail for ${domain} before it has seen its records, which can take an hour. Set:${records}`);
	}
	return open;
}

async function isInDns(name) {
	try {
		await lookup(name);
		return true;
	} catch {
		return false;
	}
}
