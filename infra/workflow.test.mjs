import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from './local/places.mjs';

const FOLDER = join(ROOT, '.github/workflows');
const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

for (const file of readdirSync(FOLDER)) {
	describe(`the workflow ${file}`, () => {
		const text = readFileSync(join(FOLDER, file), 'utf8');
		const workflow = parse(text);
		const jobs = Object.entries(workflow.jobs);
		const steps = jobs.flatMap(([, job]) => job.steps);

		it('may read the code and nothing else, and leaves no credentials behind', () => {
			assert.deepEqual(workflow.permissions, { contents: 'read' });
			for (const [name, job] of jobs) assert.equal(job.permissions, undefined, name);
			const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
			assert.equal(checkouts.length, jobs.length);
			for (const step of checkouts) assert.equal(step.with['persist-credentials'], false);
			assert.doesNotMatch(text, /secrets\.|pull_request_target/);
		});

		it('pins each action to a commit and tells its version', () => {
			const lines = text.split('\n').filter((line) => /\buses:/.test(line));
			assert.ok(lines.length > 0);
			for (const line of lines) assert.match(line, /uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
		});

		it('ends every job in time, on a named system', () => {
			for (const [name, job] of jobs) {
				assert.ok(job['timeout-minutes'] > 0 && job['timeout-minutes'] <= 120, name);
				assert.match(job['runs-on'], /^ubuntu-\d\d\.\d\d$/, name);
			}
		});

		it('runs the oldest Node that package.json allows, so that nothing newer is used unseen', () => {
			for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@'))) {
				assert.equal(`>=${step.with['node-version']}`, engines.node);
			}
		});

		it('puts no visitor’s text into a shell: expressions stand in keys and conditions only', () => {
			for (const { run } of steps) assert.doesNotMatch(run ?? '', /\$\{\{/);
		});
	});
}

describe('the workflow check.yml', () => {
	const { jobs } = parse(readFileSync(join(FOLDER, 'check.yml'), 'utf8'));
	const commands = (job) => jobs[job].steps.flatMap(({ run }) => run?.trim() ?? []);

	it('runs the same command as a developer, and the audit, whose report it keeps', () => {
		assert.ok(commands('check').includes('.ci/run'));
		assert.ok(existsSync(join(ROOT, '.ci/run')));
		assert.ok(commands('audit').includes('npm run audit'));
		const kept = jobs.audit.steps.at(-1);
		assert.match(kept.uses, /^actions\/upload-artifact@/);
		assert.equal(kept.with.path, 'audit/');
		assert.match(kept.if, /!cancelled\(\)/);
	});

	it('rehearses the deployment, fails when that was skipped, and keeps the logs of a failure', () => {
		const rehearsal = commands('rehearse').at(-1);
		assert.match(rehearsal, /npm run rehearse \| tee (\S+)\n[\s\S]*grep -q 'rehearse \.\* passed' \1$/);
		assert.equal(jobs.rehearse.steps.at(-1).with.path, '.local/rehearsal/*.log');
	});

	it('has every program without which a step of npm test would be skipped', () => {
		const text = commands('check').join('\n');
		for (const program of ['njs', 'webkit2gtk-driver', 'cargo-deny', 'cargo-machete'])
			assert.ok(text.includes(program), program);
	});
});
