/**
 * Whether the account has room for one more stage: AWS limits the number of CloudFront's policies.
 */
import { ask, unasked } from './aws.mjs';
import { GLOBAL_REGION } from './sam.mjs';

/** How many policies of a kind an account may have unless it asked for more (CloudFront developer guide, "Quotas", November 2026). */
const USUAL = 20;

/** Of each kind of policy that a stage makes one of, its quota and the question that counts it. */
const KINDS = [
	{ kind: 'ResponseHeadersPolicy', code: 'L-CF0D4FC5', question: 'list-response-headers-policies' },
	{ kind: 'OriginRequestPolicy', code: 'L-C3659C43', question: 'list-origin-request-policies' },
];

/** Quotas that a new stage would exceed. @returns {Promise<import('./aws.mjs').Answer[]>} */
export async function quotaAnswers() {
	const answers = KINDS.map(async ({ kind, code, question }) => {
		const quotaOf = ['--service-code', 'cloudfront', '--quota-code', code];
		const count = `{count: length(${kind}List.Items || \`[]\`)}`;
		const [used, quota] = await Promise.all([
			ask(GLOBAL_REGION, 'cloudfront', question, '--type', 'custom', '--query', count),
			ask(GLOBAL_REGION, 'service-quotas', 'get-service-quota', ...quotaOf),
		]);
		if (!used.answer) return unasked(`How many of ${kind} there are`, used);
		const most = quota.answer?.Quota.Value ?? USUAL;
		if (used.answer.count < most) return {};
		const more = `aws service-quotas request-service-quota-increase --region ${GLOBAL_REGION} ${quotaOf.join(' ')}`;
		return {
			problem: `A stage needs one ${kind}, and the account has ${used.answer.count} of ${most}: remove a stage, or ${more} --desired-value ${2 * most}`,
		};
	});
	return Promise.all(answers);
}
