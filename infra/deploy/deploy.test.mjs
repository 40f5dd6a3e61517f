import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { placeholders } from '../../site/prerender/sources/placeholders.ts';
import { ROOT } from '../machine/places.mjs';
import { putProgram, willingAws } from './fake-programs.mjs';
import { stageConfig } from './samconfig.mjs';
import { deployStage } from './stage.mjs';

describe('samconfig.toml', () => {
	it('gives each stage a stack of its own, and every value the template’s parameters ask for', () => {
		const [staging, production, preview] = ['staging', 'production', 'pr-12'].map((stage) => stageConfig(stage));
		assert.equal(new Set([staging, production, preview].map(({ stackName }) => stackName)).size, 3);
		for (const { parameters } of [staging, production, preview]) {
			for (const name of ['SalesAddress', 'SenderAddress', 'AlarmAddress']) assert.match(parameters[name], /@/, name);
		}
		assert.deepEqual(
			[preview.stackName, preview.parameters.Stage, preview.section],
			['nono-pr-12', 'pr-12', 'default'],
		);
	});
});

describe('npm run deploy', () => {
	let folder;
	before(() => {
		folder = mkdtempSync(join(tmpdir(), 'deploy-'));
	});
	after(() => rmSync(folder, { recursive: true }));

	/** Puts a `sam` into the folder that notes how it is called and goes on like this. */
	const fakeSam = (script, aws = {}) => {
		const log = join(folder, 'calls');
		writeFileSync(log, '');
		putProgram(folder, 'sam', `echo "$SITE_STAGE $*" >> ${log}\n${script}`);
		for (const name of ['cargo', 'make', 'zig']) putProgram(folder, name, 'exit 0');
		putProgram(folder, 'rustc', 'echo /');
		putProgram(folder, 'aws', willingAws(aws));
		return log;
	};

	/** Runs it with such a `sam`. */
	const deploy = (args, sam, aws, failing = []) => {
		const log = fakeSam(sam, aws);
		for (const name of failing) putProgram(folder, name, 'exit 1');
		const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, SITE_STAGE: '' };
		const result = spawnSync(process.execPath, ['infra/deploy/main.mjs', ...args], {
			cwd: ROOT,
			env,
			encoding: 'utf8',
		});
		const calls = readFileSync(log, 'utf8')
			.split('\n')
			.filter((line) => line !== '' && !line.includes('--version'));
		return { ...result, calls };
	};

	it('asks for the stage', () => {
		for (const args of [
			['--stage', 'Not A Stage'],
			['--stag', 'x'],
		]) {
			const { status, stderr, calls } = deploy(args, 'exit 0');
			assert.equal(status, 1);
			assert.match(stderr, /npm run deploy -- --stage <name>/);
			assert.deepEqual(calls, []);
		}
	});

	it('refuses placeholders in production with a list, before anything is built', (test) => {
		const open = placeholders();
		if (open.length === 0) return test.skip('everything is filled in');
		const { status, stderr, calls } = deploy(['--stage', 'production'], 'exit 0');
		assert.equal(status, 1);
		for (const row of open) assert.ok(stderr.includes(row), row);
		assert.deepEqual(calls, []);
	});

	it('names every program that is missing or too old, and what to run, before it asks AWS', () => {
		const { status, stderr, stdout, calls } = deploy(['--stage', 'staging'], 'echo 1.155.2', {}, ['rustc']);
		assert.equal(status, 1);
		assert.match(stderr, /SAM CLI 1\.155\.2, older than 1\.156\.0: pipx upgrade aws-sam-cli/);
		assert.match(stderr, /Rust for aarch64-unknown-linux-gnu missing: rustup target add aarch64-unknown-linux-gnu/);
		assert.equal(stdout, '');
		assert.deepEqual(calls, []);
	});

	it('asks AWS before anything is built, and stops with what it said and what helps', () => {
		const { status, stderr, stdout, calls } = deploy(['--stage', 'staging'], 'exit 0', {
			'get-email-identity': { refused: 'NotFoundException', message: 'Identity not found' },
		});
		assert.equal(status, 1);
		assert.match(stdout, /Account 123456789012, region eu-central-1/);
		const { SenderAddress } = stageConfig('staging').parameters;
		for (const words of [
			`no verified identity for SenderAddress ${SenderAddress}`,
			`aws sesv2 create-email-identity --region eu-central-1 --email-identity ${SenderAddress}`,
		])
			assert.ok(stderr.includes(words), stderr);
		assert.deepEqual(calls, []);
	});

	/** A `sam` that knows its stacks: none before the first deployment. */
	const AWS = () => {
		const deployed = join(folder, 'deployed');
		rmSync(deployed, { force: true });
		return `case "$*" in
			list*global*) echo '[{"OutputKey":"WebAclArn","OutputValue":"arn:of-the-firewall"}]';;
			list*) [ -f ${deployed} ] || { echo "Stack does not exist" >&2; exit 1; }
				echo '[{"OutputKey":"SiteUrl","OutputValue":"http://localhost:9"},{"OutputKey":"DistributionId","OutputValue":"E1"},{"OutputKey":"LeadsTableName","OutputValue":"t"}]';;
			deploy*global.yaml*) ;;
			deploy*) touch ${deployed};;
			esac`;
	};
	const commands = (calls) =>
		calls.map((call) => `${/(list|build|deploy)/.exec(call)?.[1]}${call.includes('-global') ? ' global' : ''}`);

	it('builds for the stage, deploys, adds the parts of us-east-1, and tests the live site', () => {
		const { status, stderr, calls } = deploy(['--stage', 'pr-12'], AWS());
		assert.deepEqual(commands(calls), ['build', 'list', 'deploy', 'list', 'deploy global', 'list global']);
		assert.match(calls[2], /--stack-name nono-pr-12 --region eu-central-1 .*Stage=pr-12 .*WebAclArn=""/);
		assert.match(
			calls[4],
			/infra\/global\.yaml --stack-name nono-pr-12-global --region us-east-1 .*DistributionId=E1 /,
		);
		assert.equal(status, 1);
		assert.match(stderr, /localhost:9 can't be reached|--table needs credentials/);
		assert.match(stderr, /the smoke test failed/);
	});

	it('makes a firewall before the CDN uses it, and watches a new distribution afterwards', async () => {
		const config = { ...stageConfig('staging'), waf: true };
		const first = await deployInProcess(config, AWS());
		assert.deepEqual(commands(first), [
			'build',
			'list',
			'deploy global',
			'list global',
			'deploy',
			'list',
			'deploy global',
			'list global',
		]);
		assert.match(first[4], /WebAclArn=arn:of-the-firewall/);
		assert.match(first[2], /DistributionId="" /);
		assert.match(first[6], /DistributionId=E1 /);
	});

	it('has nothing posted where no hook is named, whatever was deployed before', async () => {
		const config = stageConfig('staging');
		const deployed = async (parameters) => {
			const calls = await deployInProcess({ ...config, parameters: { ...config.parameters, ...parameters } }, AWS());
			return calls.find((call) => /^\S* *deploy .*--stack-name nono-staging /.test(call)) ?? '';
		};
		const hook = { LeadHookUrl: 'https://crm.example.org/', LeadHookRecipient: 'Beispiel' };
		assert.match(await deployed(hook), /LeadHookUrl=https:\/\/crm\.example\.org\/ LeadHookRecipient=Beispiel /);
		assert.match(await deployed({}), /LeadHookUrl="" LeadHookRecipient="" /);
	});

	/** The order of the calls, without what npm run deploy asks before and after. */
	const deployInProcess = async (config, sam) => {
		const log = fakeSam(sam);
		const path = process.env.PATH;
		process.env.PATH = `${folder}${delimiter}${path}`;
		try {
			await deployStage(config);
		} finally {
			process.env.PATH = path;
		}
		return readFileSync(log, 'utf8').trim().split('\n');
	};
});
