import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { ROOT } from './places.mjs';
import { STEPS, touched } from './steps.mjs';

const names = (...files) => touched(files).map(({ name }) => name);

/** Files that no step looks at. */
const UNCHECKED = /(^|\/)(LICENSE|\.gitignore|\.editorconfig)$|^\.githooks\/|^biome\.json$|^(audit|docs)\//;

describe('npm test -- --changed', () => {
	it('runs what looks at a file of that kind', () => {
		assert.deepEqual(names('deny.toml'), ['crates', 'advisories']);
		assert.deepEqual(names('README.md'), ['build', 'infra']);
		assert.deepEqual(names('infra/checkov.yaml'), ['template', 'security', 'build', 'infra']);
		const locale = names('locales/de/mail.json');
		for (const step of ['lint', 'rust', 'types', 'site']) assert.ok(locale.includes(step), step);
		assert.ok(!locale.includes('clippy'));
		const page = names('site/src/pages/Home.tsx');
		for (const step of ['lint', 'unused', 'build', 'types', 'site']) assert.ok(page.includes(step), step);
		for (const step of ['rust', 'clippy', 'template', 'crates']) assert.ok(!page.includes(step), step);
		assert.ok(names('template.yaml').includes('rust'));
	});

	it('runs nothing without changes, and never what runs on demand', () => {
		assert.deepEqual(names(), []);
		assert.ok(!names('infra/rehearsal/main.mjs').includes('rehearse'));
	});

	it('runs everything when the steps themselves have changed', () => {
		const all = STEPS.filter((step) => !step.onDemand).map(({ name }) => name);
		assert.deepEqual(names('infra/local/steps.mjs'), all);
		assert.deepEqual(names('infra/local/template-steps.mjs'), all);
	});

	it('builds before tests that run what is built', () => {
		const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
			.split('\0')
			.filter(Boolean);
		const without = tracked.filter((file) => {
			const chosen = names(file);
			return (chosen.includes('infra') || chosen.includes('site')) && !chosen.includes('build');
		});
		assert.deepEqual(without, []);
	});

	it('has a step for every file', () => {
		const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
			.split('\0')
			.filter(Boolean);
		const unseen = tracked.filter((file) => names(file).length === 0 && !UNCHECKED.test(file));
		assert.deepEqual(unseen, []);
	});
});
