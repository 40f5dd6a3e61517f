/**
 * RUNBOOK.md and COSTS.md name what the templates have.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readTemplate } from '../edge/template.mjs';
import { ROOT } from '../machine/places.mjs';
import { expectNone } from '../testing/faults.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

describe('RUNBOOK.md and the scripts of a deployment', () => {
	const [template, global] = ['template.yaml', 'infra/global.yaml'].map((path) => readTemplate(join(ROOT, path)));
	const asked = (paths, pattern) =>
		paths.flatMap((path) => Array.from(read(path).matchAll(pattern), ([, ...names]) => names.find(Boolean)));

	it('ask for outputs that the templates have', () => {
		const scripts = readdirSync(join(ROOT, 'infra/deploy'))
			.filter((name) => name.endsWith('.mjs'))
			.map((name) => `infra/deploy/${name}`);
		const names = [
			...asked(['infra/RUNBOOK.md'], /\$\(output (\w+)\)/g),
			...asked(scripts, /\b(?:outputs|after|before\?)\.([A-Z]\w+)|'([A-Z]\w+Record\d?)'/g),
		];
		const known = Object.keys({ ...template.Outputs, ...global.Outputs });
		assert.ok(names.length > 0);
		const unknown = names.filter((name) => !known.includes(name));
		expectNone(
			unknown,
			'Runbook and infra/deploy ask for these; add them to Outputs of a template, or correct the name:',
		);
	});

	it('ask for resources that the stack has', () => {
		const names = asked(['infra/RUNBOOK.md'], /\$\(logical (\w+)\)/g);
		const known = Object.entries(template.Resources).flatMap(([id, { Properties }]) => [
			id,
			// The name that the SAM transform gives an event of a function.
			...Object.keys(Properties?.Events ?? {}).map((event) => `${id}${event}`),
		]);
		assert.ok(names.length > 0);
		const unknown = names.filter((name) => !known.includes(name));
		expectNone(unknown, 'infra/RUNBOOK.md names resources that template.yaml does not have; correct it:');
	});
});

describe('COSTS.md', () => {
	const [template, observability, global] = ['template', 'infra/observability', 'infra/global'].map((path) =>
		readTemplate(join(ROOT, `${path}.yaml`)),
	);
	const ofType = (type) =>
		[template, observability, global]
			.flatMap(({ Resources }) => Object.values(Resources))
			.filter(({ Type }) => Type === type)
			.map(({ Properties }) => Properties);
	const [{ Rules }] = ofType('AWS::WAFv2::WebACL');

	it('counts the metrics that alarms watch, the secrets and the rules that the templates have', () => {
		// AWS takes money for each metric of an expression.
		const watched = ofType('AWS::CloudWatch::Alarm').flatMap(({ Metrics = [{ MetricStat: {} }] }) =>
			Metrics.filter(({ MetricStat }) => MetricStat),
		);
		named(
			`${watched.length} metrics that alarms watch`,
			`${ofType('AWS::SecretsManager::Secret').length} secrets`,
			`${Rules.length} rules`,
		);
	});

	it('computes the worst month with the bounds that the templates set', () => {
		const { Limit, EvaluationWindowSec } = Rules.map(({ Statement }) => Statement.RateBasedStatement).find(
			(rate) => rate?.AggregateKeyType === 'CONSTANT',
		);
		const { TableWriteUnits, VisitorMailsAnHour } = template.Parameters;
		const { LeadsTable, Api } = template.Resources;
		named(
			`${TableWriteUnits.Default} units a second`,
			`${LeadsTable.Properties.OnDemandThroughput.MaxReadRequestUnits} to read`,
			`${Limit / EvaluationWindowSec} requests a second`,
			`${Api.Properties.DefaultRouteSettings.ThrottlingRateLimit} requests a second`,
			`${VisitorMailsAnHour.Default} mails an hour`,
		);
	});

	/** Fails for words that do not stand there. */
	function named(...words) {
		const text = read('infra/COSTS.md').replaceAll('\n', ' ');
		const unsaid = words.filter((word) => !new RegExp(`\\b${word}\\b`).test(text));
		expectNone(unsaid, 'The templates say so, infra/COSTS.md does not: compute its tables anew:');
	}
});
