/**
 * Questions to AWS before anything is built: whether this deployment can succeed.
 */
import { ask, unasked } from './aws.mjs';
import { mailAnswers } from './mail.mjs';
import { quotaAnswers } from './quotas.mjs';
import { recordProblem } from './records.mjs';
import { GLOBAL_REGION } from './sam.mjs';

/** States in which a stack can't be updated, and what helps (user guide, "Stack status codes"). */
const STUCK = {
	ROLLBACK_COMPLETE: 'its first creation failed. Delete it',
	ROLLBACK_FAILED: 'its first creation failed, and so did cleaning up',
	CREATE_FAILED: 'its first creation failed. Delete it',
	DELETE_FAILED: 'its deletion failed',
	UPDATE_ROLLBACK_FAILED: 'an update could not be taken back',
};

/** Asks AWS about a deployment.
 * @param {{ stackName: string, region: string, parameters: Record<string, string> }} config
 * @returns {Promise<{ problems: string[], notes: string[] }>} `problems` stop the deployment, `notes` don't */
export async function preflight({ stackName, region, parameters }) {
	const who = await ask(region, 'sts', 'get-caller-identity');
	if (!who.answer) {
		const help = 'Log in (aws sso login, or AWS_PROFILE), and look at the region in samconfig.toml';
		return { problems: [`AWS does not know who you are in ${region}. ${help}. It said: ${who.message}`], notes: [] };
	}
	const [stack, beside] = await Promise.all([
		describeStack(region, stackName),
		describeStack(GLOBAL_REGION, `${stackName}-global`),
	]);
	const answers = (
		await Promise.all([
			stackAnswer(stackName, stack),
			stackAnswer(`${stackName}-global`, beside),
			mailAnswers(region, parameters, stack.status && stackName),
			certificateProblem(parameters),
			recordProblem(region, stackName, stack.status !== undefined, parameters),
			stack.status ? [] : quotaAnswers(),
		])
	).flat();
	return {
		problems: answers.flatMap((answer) => answer?.problem ?? []),
		notes: [`Account ${who.answer.Account}, region ${region}.`, ...answers.flatMap((answer) => answer?.note ?? [])],
	};
}

/** @typedef {{ status?: string, message?: string }} StackState `message` when AWS did not tell */

/** A stack's state. Without a stack of this name AWS calls the question invalid; REVIEW_IN_PROGRESS is one whose first change set
 * nobody has confirmed.
 * @param {string} region @param {string} name @returns {Promise<StackState>} */
async function describeStack(region, name) {
	const { answer, code, message } = await ask(region, 'cloudformation', 'describe-stacks', '--stack-name', name);
	const status = answer?.Stacks[0].StackStatus;
	if (status === 'REVIEW_IN_PROGRESS' || code === 'ValidationError') return {};
	return { status, message };
}

/** @param {string} name @param {StackState} state @returns {import('./aws.mjs').Answer | undefined} */
function stackAnswer(name, { status, message }) {
	if (message) return unasked(`The stack ${name}`, { message });
	if (status && STUCK[status]) {
		return {
			problem: `The stack ${name} is in ${status}: ${STUCK[status]} (infra/RUNBOOK.md, "A stack that is stuck").`,
		};
	}
	if (!status?.endsWith('_IN_PROGRESS')) return undefined;
	return { problem: `The stack ${name} is in ${status}. Wait for its end, then try again.` };
}

/** @param {Record<string, string | undefined>} parameters */
async function certificateProblem({ CertificateArn, DomainName, AlternateDomainName }) {
	if (!CertificateArn) return undefined;
	const found = await ask(GLOBAL_REGION, 'acm', 'describe-certificate', '--certificate-arn', CertificateArn);
	if (!found.answer) {
		return found.code === 'ResourceNotFoundException'
			? { problem: `There is no certificate ${CertificateArn} in this account.` }
			: unasked('The certificate', found);
	}
	const { Status, SubjectAlternativeNames = [], DomainName: first } = found.answer.Certificate;
	if (Status !== 'ISSUED') {
		return {
			problem: `The certificate for ${first} is ${Status}, not ISSUED. Is its validation record in DNS? See ACM in ${GLOBAL_REGION}.`,
		};
	}
	const names = [first, ...SubjectAlternativeNames];
	const without = [DomainName, AlternateDomainName].filter((own) => own && !names.some((name) => covers(name, own)));
	if (without.length === 0) return undefined;
	return {
		problem: `The certificate is for ${names.join(', ')}, not for ${without.join(' and ')}: ask ACM for one with both names.`,
	};
}

/** A wildcard matches one label. */
const covers = (name, domain) =>
	name === domain || (name.startsWith('*.') && name.slice(2) === domain.replace(/^[^.]+\./, ''));
