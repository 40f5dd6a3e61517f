/**
 * CloudWatch's arithmetic, as far as the templates use it: from an alarm's properties and the numbers that come in to the
 * minute in which it tells somebody.
 *
 * User guide, "Alarm evaluation" and "Configuring how CloudWatch alarms treat missing data": an alarm is evaluated each minute,
 * over periods that end in that minute. CloudWatch looks at some more periods than `EvaluationPeriods` says, and as long as
 * there are enough real numbers among them it uses the newest of these, however old: what is missing counts only beyond that.
 */
import assert from 'node:assert/strict';

/** Periods that CloudWatch looks at beyond those of the evaluation: five for an evaluation of three (user guide). */
const MORE_PERIODS = 2;

const STATISTICS = {
	Sum: (values) => values.reduce((sum, value) => sum + value, 0),
	Average: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
	Maximum: (values) => Math.max(...values),
	Minimum: (values) => Math.min(...values),
	SampleCount: (values) => values.length,
};

const COMPARISONS = {
	GreaterThanThreshold: (value, threshold) => value > threshold,
	GreaterThanOrEqualToThreshold: (value, threshold) => value >= threshold,
	LessThanThreshold: (value, threshold) => value < threshold,
};

/** What an expression of the templates does with the numbers of one period; `FILL` makes missing ones 0. */
const EXPRESSION = /^(SUM|MAX)\((FILL\()?METRICS\(\)(?:, 0\))?\)(?: \/ \(?([\d. *]+)\)?)?$/;

/** The name of a metric in a list of numbers: namespace, name, and the values of its dimensions.
 * @param {{ Namespace: string, MetricName: string, Dimensions: { Value: string }[] }} metric
 * @example `AWS/Lambda Errors MailerFunction` */
function metricName({ Namespace, MetricName, Dimensions = [] }) {
	return [Namespace, MetricName, ...Dimensions.map(({ Value }) => Value)].join(' ');
}

/** @typedef {Record<string, any>} Alarm properties of an AWS::CloudWatch::Alarm, without references */

/** The metrics that an alarm watches, by their names. @param {Alarm} alarm */
export const watched = (alarm) => parts(alarm).map(({ metric }) => metricName(metric));

/** Minutes from the first one until an alarm tells somebody, in a time that begins with an alarm at rest; undefined when it
 * doesn't.
 * @param {Alarm} alarm
 * @param {(metric: string, minute: number) => number | undefined} numbers what comes in of a metric in a minute
 * @param {{ from: number, until: number }} time minutes; what came before `from` is nothing */
export function minutesUntilAlarm(alarm, numbers, { from, until }) {
	const series = parts(alarm).map((part) => ({ ...part, values: collected(part.metric, numbers, { from, until }) }));
	const { EvaluationPeriods: wanted, DatapointsToAlarm: enough = wanted, TreatMissingData } = alarm;
	const isBreach = (value) => COMPARISONS[alarm.ComparisonOperator](value, alarm.Threshold);
	let state = 'OK';
	// The first evaluation is of periods that are over.
	const first = from + Math.max(...series.map(({ period }) => period)) * (wanted + MORE_PERIODS);
	for (let minute = first; minute < until; minute += 1) {
		const real = periods(alarm, series, minute, wanted + MORE_PERIODS).filter((value) => value !== undefined);
		const used = real.slice(0, wanted);
		const missing = wanted - used.length;
		// Alarms of this namespace keep their state, whatever they say of missing data (API reference, "PutMetricAlarm").
		const treatment = series[0].metric.Namespace === 'AWS/DynamoDB' ? 'ignore' : TreatMissingData;
		if (missing > 0 && treatment === 'ignore') continue;
		const breaches = used.filter(isBreach).length + (treatment === 'breaching' ? missing : 0);
		const next = breaches >= enough ? 'ALARM' : 'OK';
		if (next === 'ALARM' && state === 'OK' && minute >= 0) return minute + 1;
		state = next;
	}
	return undefined;
}

/** The metrics of an alarm, each with its statistic and its period in minutes. @param {Alarm} alarm
 * @returns {{ metric: any, statistic: string, period: number }[]} */
function parts({ Metrics, Statistic, Period, ...metric }) {
	if (!Metrics) return [{ metric, statistic: Statistic, period: Period / 60 }];
	return Metrics.filter(({ MetricStat }) => MetricStat).map(({ MetricStat: { Metric, Stat, Period: seconds } }) => ({
		metric: Metric,
		statistic: Stat,
		period: seconds / 60,
	}));
}

/** All numbers of a metric, by minute. */
function collected(metric, numbers, { from, until }) {
	const name = metricName(metric);
	return Array.from({ length: until - from }, (_, index) => numbers(name, from + index)).map((value, index) => ({
		minute: from + index,
		value,
	}));
}

/** The value of each period that ends in or before a minute, the newest first; undefined where nothing came in. */
function periods(alarm, series, minute, count) {
	return Array.from({ length: count }, (_, age) => {
		const values = series.map(({ values: all, statistic, period }) => {
			const end = minute - all[0].minute + 1 - age * period;
			const inside = all.slice(Math.max(0, end - period), Math.max(0, end)).flatMap(({ value }) => value ?? []);
			return inside.length > 0 ? STATISTICS[statistic](inside) : undefined;
		});
		return alarm.Metrics ? expressed(alarm, values) : values[0];
	});
}

function expressed({ Metrics }, values) {
	const { Expression } = Metrics.find((metric) => metric.Expression);
	const [, name, fills, divisor = '1'] =
		EXPRESSION.exec(Expression) ?? assert.fail(`infra/alarms/cloudwatch.mjs does not know ${Expression}.`);
	const given = values.flatMap((value) => value ?? (fills ? 0 : []));
	if (given.length === 0) return undefined;
	const product = divisor.split('*').reduce((all, factor) => all * Number(factor), 1);
	return (name === 'SUM' ? STATISTICS.Sum : STATISTICS.Maximum)(given) / product;
}
