/**
 * The steps of `npm test` that look at the CloudFormation templates and CI's workflows.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_DIR, ROOT } from '../machine/places.mjs';
import { NO_PYTHON, pythonRequirements } from '../machine/python.mjs';
import { run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';

const TEMPLATES = ['template.yaml', 'infra/global.yaml', 'infra/backup.yaml', 'infra/deployer.yaml'];
const inRoot = { cwd: ROOT };

/** Programs of Python, pinned, so that a new rule is a change of its own. */
const tools = (name) => pythonRequirements(`${name}-tools`, join(ROOT, `infra/checks/python/${name}/requirements.txt`));

/** CloudFormation's rules, and tests over the template after the SAM transform. @returns {Promise<boolean | string>} as Step.run */
export async function checkTemplates() {
	const program = await tools('template');
	if (!program) return NO_PYTHON;
	const linted = await run(program('cfn-lint'), TEMPLATES, inRoot);
	const args = ['infra/template/expand.py', 'template.yaml'];
	const expanded = spawnSync(program('python'), args, { ...inRoot, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
	if (expanded.status !== 0) throw new Failure(`The SAM transform refuses template.yaml:\n${expanded.stderr}`);
	const path = join(LOCAL_DIR, 'expanded.json');
	mkdirSync(LOCAL_DIR, { recursive: true });
	writeFileSync(path, expanded.stdout);
	const tests = ['--test', '--test-reporter=spec', 'infra/template/expanded.test.mjs'];
	const tested = await run(process.execPath, tests, { ...inRoot, env: { ...process.env, EXPANDED_TEMPLATE: path } });
	return linted && tested;
}

/** Findings of a security linter that infra/checkov.yaml does not explain. @returns {Promise<boolean | string>} as Step.run */
export async function checkSecurity() {
	const program = await tools('security');
	return program ? run(program('checkov'), ['--config-file', 'infra/checkov.yaml'], inRoot) : NO_PYTHON;
}

/** Findings of a linter in the workflows, without asking GitHub. @returns {Promise<boolean | string>} as Step.run */
export async function checkWorkflows() {
	const program = await tools('workflows');
	return program ? run(program('zizmor'), ['--offline', '--no-progress', '.github'], inRoot) : NO_PYTHON;
}
