/**
 * The emulated AWS account, asked as an operator would ask it.
 */
import assert from 'node:assert/strict';
import { ask } from '../deploy/aws.mjs';
import { outputs as stackOutputs } from '../deploy/sam.mjs';
import { stageConfig } from '../deploy/samconfig.mjs';
import { logged } from './logged.mjs';

/** Region of the stacks. */
export const REGION = 'eu-central-1';

/** Asks AWS. @param {...string} args of the AWS CLI @returns {Promise<any>} the parsed answer @throws with what AWS said */
export async function aws(...args) {
	const { answer, message } = await ask(REGION, ...args);
	assert.ok(answer, `aws ${args.slice(0, 2).join(' ')}: ${message}`);
	return answer;
}

const known = new Map();

/** Outputs of a stage's stack, asked once. @param {string} stage @returns {Record<string, string>} */
export function outputsOf(stage) {
	if (!known.has(stage)) known.set(stage, stackOutputs(stageConfig(stage).stackName, REGION));
	return known.get(stage);
}

/** The resource behind a name of template.yaml.
 * @param {string} stage @param {string} id @returns {Promise<string>} its physical id */
export async function physical(stage, id) {
	const { stackName } = stageConfig(stage);
	const found = await aws(
		...['cloudformation', 'describe-stack-resource', '--stack-name', stackName, '--logical-resource-id', id],
	);
	return found.StackResourceDetail.PhysicalResourceId;
}

/** Deploys what is built, as `npm run deploy` does after its build.
 * @param {string} name of the log @param {object} config as deployBuilt takes it
 * @param {{ fails?: boolean }} [expected] @returns {Promise<string>} what was printed */
export const deployBuilt = (name, config, expected) =>
	logged(name, ['infra/rehearsal/deploy-built.mjs', JSON.stringify(config)], expected);

/** Deletes a stage's stack, and waits for the end. @param {string} stage */
export async function deleteStack(stage) {
	const { stackName } = stageConfig(stage);
	await aws('cloudformation', 'delete-stack', '--stack-name', stackName);
	await aws('cloudformation', 'wait', 'stack-delete-complete', '--stack-name', stackName);
}
