/**
 * SES as a deployment finds it: its account, and the identities of the addresses that mails go from and to.
 */
import { ask, unasked } from './aws.mjs';

/** What SES tells of its account and of the addresses that mails go from and to.
 * @param {string} region @param {Record<string, string>} parameters of the stack
 * @param {boolean} deployed whether there is such a stack already
 * @returns {(import('./aws.mjs').Answer | undefined)[]} */
export function mailAnswers(region, { SenderAddress, SalesAddress, MakeSenderIdentity }, deployed) {
	const account = ask(region, 'sesv2', 'get-account');
	if (!account.answer) return [unasked('The SES account', account)];
	const { ProductionAccessEnabled, SendingEnabled } = account.answer;
	const answers = [];
	if (!SendingEnabled)
		answers.push({ problem: `SES has paused this account in ${region}: see its console, "Account dashboard".` });
	if (MakeSenderIdentity === 'on') {
		if (!deployed) answers.push(identityInTheWay(region, domainOf(SenderAddress)));
	} else
		answers.push(unverified(region, SenderAddress, 'SenderAddress', 'or set MakeSenderIdentity=on in samconfig.toml'));
	if (!ProductionAccessEnabled) {
		answers.push({
			note: `SES in ${region} is in its sandbox: 200 mails a day, to verified addresses only, so visitors get no mail. README, "Mail".`,
		});
		const made = MakeSenderIdentity === 'on' && domainOf(SalesAddress) === domainOf(SenderAddress);
		if (!made) answers.push(unverified(region, SalesAddress, 'SalesAddress', 'or leave the sandbox'));
	}
	return answers;
}

/** SES sends for an address when it or its domain is verified. */
function unverified(region, address, parameter, otherwise) {
	const asked = [address, domainOf(address)].map((name) => identity(region, name));
	if (asked.some(({ answer }) => answer?.VerifiedForSendingStatus)) return undefined;
	const refused = asked.find(({ answer, code }) => !answer && code !== 'NotFoundException');
	if (refused) return unasked(`The SES identity of ${address}`, refused);
	const known = asked.some(({ answer }) => answer);
	const help = known
		? 'It waits: click the link in the mail that SES sent there, or set the DNS records of its domain'
		: `Make one (aws sesv2 create-email-identity --region ${region} --email-identity ${address}) and click the link in the mail`;
	return { problem: `SES in ${region} has no verified identity for ${parameter} ${address}. ${help}, ${otherwise}.` };
}

/** An identity that exists already can't be made by a new stack. */
function identityInTheWay(region, domain) {
	if (!identity(region, domain).answer) return undefined;
	return {
		problem: `SES in ${region} has the identity ${domain} already, so the stack can't make it. Set MakeSenderIdentity=off in samconfig.toml.`,
	};
}

/** @param {string} region @param {string} name an address or a domain @returns {ReturnType<typeof ask>} */
export const identity = (region, name) => ask(region, 'sesv2', 'get-email-identity', '--email-identity', name);

/** @param {string} address @returns {string} */
export const domainOf = (address) => address.split('@')[1];
