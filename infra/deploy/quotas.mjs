/**
 * Whether the account has room for one more stage: what AWS takes few of.
 */
import { ask, unasked } from './aws.mjs';
import { GLOBAL_REGION } from './sam.mjs';

/** What a template makes, its quota, how many an account may have unless it asked for more (CloudFront developer guide and S3 user guide,
 * "Quotas", November 2026), and the question that counts it. */
const QUOTAS = Object.entries({
	ResponseHeadersPolicy: ['L-CF0D4FC5', 20, 'ResponseHeadersPolicyList.Items', 'list-response-headers-policies'],
	OriginRequestPolicy: ['L-C3659C43', 20, 'OriginRequestPolicyList.Items', 'list-origin-request-policies'],
	Distribution: ['L-24B04930', 500, 'DistributionList.Items', 'list-distributions'],
	Bucket: ['L-DC2B2D3D', 10_000, 'Buckets', 'list-buckets'],
});

/** What a new stage has no room for.
 * @param {import('../edge/template.mjs').Template} template
 * @returns {Promise<import('./aws.mjs').Answer[]>} */
export async function quotaAnswers({ Resources }) {
	const answers = QUOTAS.map(async ([kind, [code, usual, counts, question]]) => {
		const needed = Object.values(Resources).filter(({ Type }) => Type.endsWith(`::${kind}`)).length;
		const ofS3 = kind === 'Bucket';
		const quotaOf = ['--service-code', ofS3 ? 's3' : 'cloudfront', '--quota-code', String(code)];
		const asked = [ofS3 ? 's3api' : 'cloudfront', String(question)];
		if (kind.endsWith('Policy')) asked.push('--type', 'custom');
		const [used, quota] = await Promise.all([
			ask(GLOBAL_REGION, ...asked, '--query', `{count: length(${counts} || \`[]\`)}`),
			ask(GLOBAL_REGION, 'service-quotas', 'get-service-quota', ...quotaOf),
		]);
		if (!used.answer) return unasked(`How many of ${kind} there are`, used);
		const most = quota.answer?.Quota.Value ?? usual;
		if (used.answer.count + needed <= most) return {};
		const more = ['aws service-quotas request-service-quota-increase --region', GLOBAL_REGION, ...quotaOf].join(' ');
		return {
			problem: `A stage needs ${needed} of ${kind}, and the account has ${used.answer.count} of ${most}: remove a stage, or ${more} --desired-value ${2 * most}`,
		};
	});
	return Promise.all(answers);
}
