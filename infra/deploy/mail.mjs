/**
 * SES as a deployment finds it: its account, and the identities of the addresses that mails go from and to.
 */
import { ask, unasked } from './aws.mjs';

/** What SES says about its account, and about sender and recipient.
 * @param {string} region @param {Record<string, string>} parameters of the stack
 * @param {string | undefined} stackName of a stack that is there already
 * @returns {Promise<(import('./aws.mjs').Answer | undefined)[]>} */
export async function mailAnswers(region, { SenderAddress, SalesAddress, MakeSenderIdentity }, stackName) {
	const makes = MakeSenderIdentity === 'on';
	const [account, sender] = await Promise.all([
		ask(region, 'sesv2', 'get-account'),
		makes
			? identityInTheWay(region, domainOf(SenderAddress), stackName)
			: unverified(region, SenderAddress, 'SenderAddress', 'or set MakeSenderIdentity=on in samconfig.toml'),
	]);
	if (!account.answer) return [unasked('The SES account', account), sender];
	const { ProductionAccessEnabled, SendingEnabled } = account.answer;
	return [
		sender,
		SendingEnabled
			? undefined
			: { problem: `SES has paused this account in ${region}: see its console, "Account dashboard".` },
		...(ProductionAccessEnabled ? [] : await inSandbox(region, SalesAddress, makes && domainOf(SenderAddress))),
	];
}

/** In the sandbox SES sends only to verified addresses, so that of sales has to be one.
 * @param {string} region @param {string} salesAddress @param {string | false} madeDomain that the stack verifies by itself
 * @returns {Promise<(import('./aws.mjs').Answer | undefined)[]>} */
async function inSandbox(region, salesAddress, madeDomain) {
	const limits = '200 mails a day, to verified addresses only, so visitors get no mail';
	return [
		{ note: `SES in ${region} is in its sandbox: ${limits}. See infra/README.md, "Deploy".` },
		domainOf(salesAddress) === madeDomain
			? undefined
			: await unverified(region, salesAddress, 'SalesAddress', 'or leave the sandbox'),
	];
}

/** SES sends for an address when it or its domain is verified.
 * @param {string} region @param {string} address @param {string} parameter that names it @param {string} otherwise what else helps
 * @returns {Promise<import('./aws.mjs').Answer | undefined>} */
async function unverified(region, address, parameter, otherwise) {
	const asked = await Promise.all([address, domainOf(address)].map((name) => identity(region, name)));
	if (asked.some(({ answer }) => answer?.VerifiedForSendingStatus)) return undefined;
	const refused = asked.find(({ answer, code }) => !answer && code !== 'NotFoundException');
	if (refused) return unasked(`The SES identity of ${address}`, refused);
	const help = asked.some(({ answer }) => answer)
		? 'It waits: click the link in the mail that SES sent there, or set the DNS records of its domain'
		: `Make one (aws sesv2 create-email-identity --region ${region} --email-identity ${address}) and click the link in the mail`;
	return { problem: `SES in ${region} has no verified identity for ${parameter} ${address}. ${help}, ${otherwise}.` };
}

/** An identity that somebody else made can't be made by the stack.
 * @param {string} region @param {string} domain @param {string | undefined} stackName of a stack that is there
 * @returns {Promise<import('./aws.mjs').Answer | undefined>} */
async function identityInTheWay(region, domain, stackName) {
	if (!(await identity(region, domain)).answer) return undefined;
	if (stackName) {
		const own = ['--stack-name', stackName, '--logical-resource-id', 'SenderIdentity'];
		const made = await ask(region, 'cloudformation', 'describe-stack-resource', ...own);
		if (made.answer) return undefined;
		if (made.code !== 'ValidationError') return unasked(`Whose the identity ${domain} is`, made);
	}
	const help = 'Set MakeSenderIdentity=off in samconfig.toml';
	return { problem: `SES in ${region} has the identity ${domain} already, so the stack can't make it. ${help}.` };
}

/** @param {string} region @param {string} name an address or a domain @returns {ReturnType<typeof ask>} */
export const identity = (region, name) => ask(region, 'sesv2', 'get-email-identity', '--email-identity', name);

/** @param {string} address @returns {string} */
export const domainOf = (address) => address.split('@')[1];
