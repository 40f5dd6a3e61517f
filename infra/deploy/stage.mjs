/**
 * Deploys a stage: its stack, and beside it the parts that AWS keeps in us-east-1.
 */
import { build, deploy, GLOBAL_REGION, outputs } from './sam.mjs';

/** Deploys everything of a stage.
 * @param {ReturnType<import('./samconfig.mjs').stageConfig>} config
 * @returns {Promise<Record<string, string>>} outputs of the stack
 * @throws {import('../local/failure.mjs').Failure} at the first step that fails */
export async function deployStage(config) {
	const { stackName, region, waf, parameters } = config;
	const stage = parameters.Stage;
	const before = outputs(stackName, region);
	// A firewall has to exist before the CDN uses it, and can only go when the CDN has let go of it.
	const webAclArn = waf ? await deployGlobal(config, before?.DistributionId) : '';
	await build({ SITE_STAGE: stage });
	await deploy({
		name: stackName,
		region,
		parameters: { ...parameters, WebAclArn: webAclArn },
		confirm: stage === 'production',
		tags: { project: 'nono', stage },
	});
	const after = outputs(stackName, region);
	if (!waf || !before?.DistributionId) await deployGlobal(config, after.DistributionId);
	return after;
}

/** Firewall and alarms of us-east-1. @returns {Promise<string>} ARN of the firewall, empty without one */
async function deployGlobal({ stackName, waf, parameters }, distributionId = '') {
	const name = `${stackName}-global`;
	await deploy({
		template: 'infra/global.yaml',
		name,
		region: GLOBAL_REGION,
		parameters: {
			InstallationName: stackName,
			AlarmAddress: parameters.AlarmAddress,
			Waf: waf ? 'on' : 'off',
			DistributionId: distributionId,
			CertificateArn: parameters.CertificateArn ?? '',
		},
		confirm: false,
		tags: { project: 'nono', stage: parameters.Stage },
	});
	return outputs(name, GLOBAL_REGION)?.WebAclArn ?? '';
}
