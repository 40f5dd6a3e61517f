/**
 * Deploys a stage: its stack, and beside it the parts that AWS keeps in us-east-1.
 */
import { Failure } from '../processes/failure.mjs';
import { build, deploy, GLOBAL_REGION, outputs } from './sam.mjs';

/** Builds and deploys everything of a stage.
 * @param {import('./samconfig.mjs').StageConfig} config
 * @returns {Promise<Record<string, string>>} outputs of the stack
 * @throws {Failure} at the first step that fails */
export async function deployStage(config) {
	await build(config.parameters.Stage);
	return deployBuilt(config);
}

/** Deploys what is built.
 * @param {import('./samconfig.mjs').StageConfig & { template?: string }} config with `template` for another
 *   one than `sam build` made
 * @returns {Promise<Record<string, string>>} outputs of the stack
 * @throws {Failure} at the first step that fails */
export async function deployBuilt(config) {
	const { stackName, region, waf, parameters, template } = config;
	const stage = parameters.Stage;
	const before = outputs(stackName, region);
	// A firewall has to exist before the CDN uses it, and can only go when the CDN has let go of it.
	const webAclArn = waf ? await deployGlobal(config, before?.DistributionId) : '';
	await deploy({
		template,
		name: stackName,
		region,
		// SAM keeps the previous value of a parameter that is left out: leads would still go to a receiver that the privacy page no longer
		// names.
		parameters: { LeadHookUrl: '', LeadHookRecipient: '', ...parameters, WebAclArn: webAclArn },
		// In CI the environment's reviewer has been asked.
		confirm: stage === 'production' && !process.env.CI,
		tags: { project: 'nono', stage },
	});
	const after = outputs(stackName, region);
	if (!after)
		throw new Failure(`${stackName} is deployed, and AWS has no such stack in ${region}: look into its console.`);
	if (!waf || !before?.DistributionId) await deployGlobal(config, after.DistributionId);
	return after;
}

/** Firewall and alarms of us-east-1. @returns {Promise<string>} ARN of the firewall, empty without one */
async function deployGlobal({ stackName, waf, budget, parameters }, distributionId = '') {
	const name = `${stackName}-global`;
	await deploy({
		template: 'infra/global.yaml',
		name,
		region: GLOBAL_REGION,
		parameters: {
			InstallationName: stackName,
			AlarmAddress: parameters.AlarmAddress,
			Waf: waf ? 'on' : 'off',
			MonthlyBudget: String(budget),
			DistributionId: distributionId,
			CertificateArn: parameters.CertificateArn ?? '',
		},
		confirm: false,
		tags: { project: 'nono', stage: parameters.Stage },
	});
	return outputs(name, GLOBAL_REGION)?.WebAclArn ?? '';
}
