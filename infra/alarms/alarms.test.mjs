/**
 * Each alarm of the templates goes off at the fault that it is for, as soon as the runbook says, and never on a quiet day.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readTemplate, resolver } from '../edge/template.mjs';
import { expectNone } from '../local/faults.mjs';
import { ROOT } from '../local/places.mjs';
import { minutesUntilAlarm, watched } from './cloudwatch.mjs';
import { FAULTS, QUIET } from './faults.mjs';

/** Minutes of quiet before a fault, and after it until it has to be told. */
const TIME = { from: -4 * 1440, until: 2 * 1440 };

const { Parameters } = readTemplate(join(ROOT, 'template.yaml'));
const bounds = Object.fromEntries(
	['VisitorMailsAnHour', 'TableWriteUnits'].map((name) => [name, String(Parameters[name].Default)]),
);
const ALARMS = Object.fromEntries(
	['observability', 'global'].flatMap((name) => {
		const template = readTemplate(join(ROOT, `infra/${name}.yaml`));
		const { Resources, ...rest } = template;
		const resolve = resolver({ ...rest, Parameters: {} }, bounds);
		return Object.entries(Resources)
			.filter(([, { Type }]) => Type === 'AWS::CloudWatch::Alarm')
			.map(([id, { Properties }]) => [id, resolve(Properties)]);
	}),
);

/** What comes in, with a fault from minute 0 on. */
const during = (fault) => (metric, minute) => (minute < 0 ? QUIET : { ...QUIET, ...fault })[metric]?.(minute);

/** Faults, and the minutes until they are told, by alarm, as the runbook has them. */
function told() {
	const rows = readFileSync(join(ROOT, 'infra/RUNBOOK.md'), 'utf8').matchAll(/^\| `(\w+)` \| ([^|]+) \| ([\d.]+) \|/gm);
	return Array.from(rows, ([, alarm, fault, minutes]) => [alarm, fault, Number(minutes)]);
}

describe('an alarm', () => {
	it('has a fault that it is for, and each fault an alarm', () => {
		assert.deepEqual([...new Set(FAULTS.map(([alarm]) => alarm))].sort(), Object.keys(ALARMS).sort());
	});

	for (const id of Object.keys(ALARMS)) {
		it(`is silent on quiet days: ${id}`, () => {
			assert.equal(minutesUntilAlarm(ALARMS[id], during({}), TIME), undefined);
		});
	}

	for (const [id, fault, numbers] of FAULTS) {
		it(`goes off: ${id}, ${fault}`, () => {
			const unwatched = Object.keys(numbers).filter((metric) => !watched(ALARMS[id]).includes(metric));
			expectNone(unwatched, `${id} watches ${watched(ALARMS[id]).join(', ')}; correct the fault’s metrics:`);
			assert.notEqual(minutesUntilAlarm(ALARMS[id], during(numbers), TIME), undefined);
		});
	}

	it('rests after its fault, and goes off again at the next one', () => {
		const twice = (fault) => (metric, minute) =>
			(minute >= -1000 && minute < -970) || minute >= 0
				? { ...QUIET, ...fault }[metric]?.(minute)
				: QUIET[metric]?.(minute);
		for (const [id, fault, numbers] of FAULTS.filter(([alarm]) =>
			watched(ALARMS[alarm])[0].startsWith('AWS/DynamoDB'),
		)) {
			assert.notEqual(minutesUntilAlarm(ALARMS[id], twice(numbers), TIME), undefined, fault);
		}
	});

	it('goes off as soon as the runbook says, for the faults that it names', () => {
		const reckoned = FAULTS.map(([id, fault, numbers]) => [
			id,
			fault,
			minutesUntilAlarm(ALARMS[id], during(numbers), TIME),
		]);
		assert.deepEqual(told(), reckoned);
	});
});

describe('a quiet day', () => {
	it('names metrics that an alarm watches', () => {
		const known = Object.values(ALARMS).flatMap(watched);
		const unwatched = Object.keys(QUIET).filter((metric) => !known.includes(metric));
		expectNone(unwatched, 'No alarm watches these; take them out of QUIET:');
	});
});

describe('CloudWatch’s arithmetic', () => {
	const alarm = (others) => ({
		...{ Namespace: 'Leads', MetricName: 'N', Statistic: 'Maximum', Period: 300, EvaluationPeriods: 2, Threshold: 15 },
		...{ ComparisonOperator: 'GreaterThanThreshold', TreatMissingData: 'notBreaching' },
		...others,
	});
	const from = (numbers) => (_, minute) => numbers(minute);

	for (const [what, properties, numbers, expected] of [
		['two periods in a row', {}, (minute) => (minute < 0 ? 0 : 20), 6],
		['not one alone', {}, (minute) => (minute === 0 ? 20 : 0), undefined],
		['two of three, apart', { EvaluationPeriods: 3, DatapointsToAlarm: 2 }, (m) => (m === 0 || m === 12 ? 20 : 0), 13],
		[
			'numbers that end, once the old ones are out of sight',
			{ TreatMissingData: 'breaching' },
			(m) => (m < 0 ? 0 : undefined),
			20,
		],
		['numbers that end, which mean nothing', {}, (minute) => (minute < 0 ? 0 : undefined), undefined],
		['too few', { ComparisonOperator: 'LessThanThreshold' }, (minute) => (minute < 0 ? 50 : 3), 10],
		['their number', { Statistic: 'SampleCount', Threshold: 1 }, (m) => (m >= 0 || m % 5 === 0 ? 0 : undefined), 7],
	]) {
		it(`tells ${what}`, () => {
			assert.equal(minutesUntilAlarm(alarm(properties), from(numbers), { from: -200, until: 200 }), expected);
		});
	}

	it('keeps the state of an alarm on DynamoDB’s numbers while none come, but for an expression that fills them in', () => {
		const throttles = (minute) => (minute === -60 || minute === 60 ? 1 : undefined);
		const plain = alarm({ Namespace: 'AWS/DynamoDB', Statistic: 'Sum', EvaluationPeriods: 1, Threshold: 0 });
		const { Namespace, MetricName, Statistic: Stat, Period, ...rest } = plain;
		const filled = {
			...rest,
			Metrics: [
				{ Id: 'sum', Expression: 'SUM(FILL(METRICS(), 0))' },
				{ Id: 'one', MetricStat: { Metric: { Namespace, MetricName }, Stat, Period } },
			],
		};
		const time = { from: -200, until: 200 };
		assert.equal(minutesUntilAlarm(plain, from(throttles), time), undefined, 'it still tells of the first');
		assert.equal(minutesUntilAlarm(filled, from(throttles), time), 61);
	});
});
