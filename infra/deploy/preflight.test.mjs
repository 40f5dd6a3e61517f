import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readTemplate } from '../edge/template.mjs';
import { ROOT } from '../machine/places.mjs';
import { putProgram, willingAws } from './fake-programs.mjs';
import { parameterProblems } from './parameters.mjs';
import { pending } from './pending.mjs';
import { preflight } from './preflight.mjs';

const ADDRESSES = {
	Stage: 'staging',
	SalesAddress: 'v@nono.de',
	SenderAddress: 'k@nono.de',
	AlarmAddress: 'b@nono.de',
};
const CERTIFICATE = 'arn:aws:acm:us-east-1:123456789012:certificate/1234';
const NOT_FOUND = { refused: 'NotFoundException', message: 'not found' };

let folder;
let path;
before(() => {
	folder = mkdtempSync(join(tmpdir(), 'preflight-'));
	path = process.env.PATH;
	process.env.PATH = `${folder}${delimiter}${path}`;
});
after(() => {
	process.env.PATH = path;
	rmSync(folder, { recursive: true });
});

/** What the preflight says with these parameters when AWS answers like this. */
const said = (parameters = {}, answers = {}) => {
	putProgram(folder, 'aws', willingAws(answers));
	return preflight({
		stackName: 'nono-staging',
		region: 'eu-central-1',
		parameters: { ...ADDRESSES, ...parameters },
	});
};

describe('the preflight of a deployment', () => {
	it('tells the account, and finds nothing where nothing is wrong', async () => {
		assert.deepEqual(await said(), { problems: [], notes: ['Account 123456789012, region eu-central-1.'] });
	});

	const certificate = { CertificateArn: CERTIFICATE, DomainName: 'www.nono.de' };
	const sandbox = { ProductionAccessEnabled: false, SendingEnabled: true };
	/** @type {[string, Record<string, string>, Record<string, object>, RegExp][]} */
	const cases = [
		[
			'nobody is logged in',
			{},
			{ 'get-caller-identity': { refused: 'ExpiredToken', message: 'expired' } },
			/does not know who you are.*aws sso login.*expired/,
		],
		[
			'a first creation failed before',
			{},
			{ 'describe-stacks': { Stacks: [{ StackStatus: 'ROLLBACK_COMPLETE' }] } },
			/nono-staging is in ROLLBACK_COMPLETE.*RUNBOOK/,
		],
		[
			'somebody else deploys',
			{},
			{ 'describe-stacks': { Stacks: [{ StackStatus: 'UPDATE_IN_PROGRESS' }] } },
			/UPDATE_IN_PROGRESS\. Wait/,
		],
		[
			'SES paused the account',
			{},
			{ 'get-account': { ProductionAccessEnabled: true, SendingEnabled: false } },
			/paused this account/,
		],
		['the sender has no identity', {}, { 'get-email-identity': NOT_FOUND }, /create-email-identity/],
		[
			'the sender’s identity waits to be verified',
			{},
			{ 'get-email-identity': { VerifiedForSendingStatus: false } },
			/SenderAddress k@nono\.de\. It waits: click the link/,
		],
		[
			'the sandbox keeps mails from sales',
			{ MakeSenderIdentity: 'on', SenderAddress: 'k@verein.de' },
			{ 'get-account': sandbox, 'get-email-identity': NOT_FOUND },
			/no verified identity for SalesAddress v@nono\.de/,
		],
		[
			'the certificate waits to be validated',
			certificate,
			{ 'describe-certificate': { Certificate: { Status: 'PENDING_VALIDATION', DomainName: 'www.nono.de' } } },
			/PENDING_VALIDATION.*validation record/,
		],
		[
			'the certificate lacks the other name',
			{ ...certificate, AlternateDomainName: 'nono.de' },
			{},
			/is for \*\.nono\.de, not for nono\.de: ask ACM for one with both names/,
		],
		[
			'there is no such certificate',
			certificate,
			{ 'describe-certificate': { refused: 'ResourceNotFoundException', message: 'gone' } },
			/no certificate arn/,
		],
		[
			'the zone has the site’s name already',
			{ ...certificate, HostedZoneId: 'Z1' },
			{ 'list-resource-record-sets': { records: ['www.nono.de. CNAME'] } },
			/The zone Z1 has records of www\.nono\.de already.*RUNBOOK\.md, "Cut over a live name"/,
		],
		[
			'the zone has the other name already',
			{ ...certificate, AlternateDomainName: 'nono.de', HostedZoneId: 'Z1' },
			{},
			/The zone Z1 has records of nono\.de already/,
		],
		[
			'the zone has a policy for mails already',
			{ MakeSenderIdentity: 'on', HostedZoneId: 'Z1' },
			{ 'get-email-identity': NOT_FOUND, 'list-resource-record-sets': { records: ['_dmarc.nono.de. TXT'] } },
			/records of _dmarc\.nono\.de already/,
		],
		[
			'the account has no room for the policies of one more stage',
			{},
			{ 'list-response-headers-policies': { count: 20 } },
			/needs one ResponseHeadersPolicy, and the account has 20 of 20: .*--quota-code L-CF0D4FC5 --desired-value 40/,
		],
	];
	for (const [what, parameters, answers, wanted] of cases) {
		it(`stops when ${what}`, async () => {
			const { problems } = await said(parameters, answers);
			assert.match(problems.join('\n'), wanted);
		});
	}

	it('goes on when there is a stack to update, and when a wildcard covers the domain', async () => {
		const { problems } = await said(certificate, {
			'describe-stacks': { Stacks: [{ StackStatus: 'UPDATE_COMPLETE' }] },
		});
		assert.deepEqual(problems, []);
	});

	it('goes on when the stack itself made the records, and where AWS gave the account more room', async () => {
		const ours = { 'describe-stack-resources': { ids: ['SiteRecords'] } };
		const { problems } = await said(
			{ ...certificate, HostedZoneId: 'Z1' },
			{
				...ours,
				'describe-stacks': { Stacks: [{ StackStatus: 'UPDATE_COMPLETE' }] },
				'list-resource-record-sets': { records: ['www.nono.de. A'] },
			},
		);
		assert.deepEqual(problems, []);
		const roomy = { 'list-origin-request-policies': { count: 20 }, 'get-service-quota': { Quota: { Value: 40 } } };
		assert.deepEqual((await said({}, roomy)).problems, []);
	});

	it('stops when the stack is to make an identity that is there, unless it has made it itself', async () => {
		const deployed = { 'describe-stacks': { Stacks: [{ StackStatus: 'UPDATE_COMPLETE' }] } };
		const switched = await said({ MakeSenderIdentity: 'on' }, deployed);
		assert.match(switched.problems.join(), /has the identity nono\.de already.*MakeSenderIdentity=off/);
		const own = await said({ MakeSenderIdentity: 'on' }, { ...deployed, 'describe-stack-resource': { made: true } });
		assert.deepEqual(own.problems, []);
	});

	it('takes a stack whose creation nobody confirmed for none', async () => {
		const review = { 'describe-stacks': { Stacks: [{ StackStatus: 'REVIEW_IN_PROGRESS' }] } };
		assert.deepEqual((await said({}, review)).problems, []);
		const made = await said({ MakeSenderIdentity: 'on' }, review);
		assert.match(made.problems.join(), /has the identity nono\.de already.*MakeSenderIdentity=off/);
	});

	it('says so and goes on when this login may not ask', async () => {
		const denied = { refused: 'AccessDeniedException', message: 'not authorized' };
		const { problems, notes } = await said(certificate, {
			'describe-stacks': denied,
			'get-account': denied,
			'describe-certificate': denied,
		});
		assert.deepEqual(problems, []);
		assert.equal(notes.filter((note) => /could not be asked.*not authorized/.test(note)).length, 4);
	});

	it('says that SES is in its sandbox, and asks for no identity that the stack makes', async () => {
		const { problems, notes } = await said(
			{ MakeSenderIdentity: 'on' },
			{ 'get-account': sandbox, 'get-email-identity': NOT_FOUND },
		);
		assert.deepEqual(problems, []);
		assert.match(notes.join('\n'), /sandbox/);
	});
});

describe('the parameters of samconfig.toml', () => {
	const template = readTemplate(join(ROOT, 'template.yaml'));
	const problems = (changed) => parameterProblems(template, { ...ADDRESSES, ...changed });

	it('are taken when the template allows them', () => {
		assert.deepEqual(problems({ SecretsReadAt: '2026-12-01T12:00', LeadsBackup: 'on', DomainName: '' }), []);
	});

	it('are refused by name when the template has no such one, which the SAM CLI would leave out silently', () => {
		assert.match(problems({ SenderDomain: 'nono.de' }).join(), /^SenderDomain is no parameter of template\.yaml/);
	});

	it('are refused when one is missing, of another form, out of bounds, or without what belongs to it', () => {
		const { SalesAddress: _, ...others } = ADDRESSES;
		assert.match(parameterProblems(template, others).join(), /SalesAddress is missing: Mailbox of the sales team/);
		assert.match(problems({ SenderAddress: 'nono.de' }).join(), /SenderAddress=nono\.de is not allowed: one e-mail/);
		assert.match(
			problems({ Stage: 'production-sales' }).join(),
			/^Stage=production-sales is not allowed: .* such as -sales/,
		);
		assert.match(problems({ LeadsBackup: 'yes' }).join(), /LeadsBackup=yes is not allowed: one of on, off/);
		assert.match(problems({ VisitorMailsAnHour: '0' }).join(), /a number from 1 to 100000/);
		assert.match(problems({ DomainName: 'www.nono.de' }).join(), /A DomainName needs a CertificateArn/);
		assert.match(problems({ AlternateDomainName: 'nono.de' }).join(), /An AlternateDomainName needs a DomainName/);
		assert.match(problems({ HstsMaxAge: '86400' }).join(), /one of 3600, 604800, 63072000/);
		for (const half of [{ HstsIncludeSubdomains: 'on', HstsMaxAge: '604800' }, { HstsMaxAge: '63072000' }])
			assert.match(problems({ HstsPreload: 'on', ...half }).join(), /HstsPreload needs .* HstsIncludeSubdomains=on/);
		assert.deepEqual(problems({ HstsPreload: 'on', HstsIncludeSubdomains: 'on' }), []);
	});
});

describe('what a new installation waits for', () => {
	const outputs = { DistributionDomainName: 'd1.cloudfront.net', DkimRecord1: 'a._domainkey.nono.de CNAME a.dkim' };
	const waits = (parameters, answers) => {
		putProgram(folder, 'aws', willingAws(answers));
		return pending({ region: 'eu-central-1', parameters: { ...ADDRESSES, ...parameters } }, outputs);
	};

	it('is nothing when SES sends and the domain is known', async () => {
		assert.deepEqual(await waits({ MakeSenderIdentity: 'on', DomainName: 'localhost' }), []);
	});

	it('is told with the records to set', async () => {
		const own = { MakeSenderIdentity: 'on', DomainName: 'www.nono.invalid' };
		const [site, mail] = await waits(own, { 'get-email-identity': { VerifiedForSendingStatus: false } });
		assert.match(site, /www\.nono\.invalid is not in DNS yet.*d1\.cloudfront\.net/);
		assert.match(mail, /no mail for nono\.de[\s\S]*a\._domainkey\.nono\.de CNAME a\.dkim/);
	});
});
