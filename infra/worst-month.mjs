/**
 * The rest of `npm run costs`: what a month costs at most, by the bounds that the templates set.
 */
import { fileURLToPath } from 'node:url';
import { PRICES, USE } from './costs.mjs';
import { readTemplate } from './edge/template.mjs';

/** Seconds of a month. */
const MONTH = 730 * 3600;

/** What a month costs in which everything is used up to its bound, by part, in USD; the CDN's pages have none.
 * @param {object} bounds @param {number} bounds.requests API requests a second @param {number} bounds.writes units a second of the
 *   table and of each index @param {number} bounds.reads likewise @param {number} bounds.mails to visitors an hour
 * @returns {Record<string, number>} */
export function worstMonth({ requests, writes, reads, mails }) {
	const [calls, tables] = [requests * MONTH, 3];
	// A transaction takes two units for a kilobyte.
	const storedGb = (writes / 2 / 1_000_000) * MONTH;
	return {
		'API and CDN in front of it': calls * (PRICES.apiRequest + PRICES.cloudFrontRequest),
		Functions: calls * (PRICES.lambdaRequest + (USE.gbSecondsPerSubmission / 4) * PRICES.lambdaGbSecond),
		'Database, writes': tables * writes * MONTH * PRICES.dynamoWrite,
		'Database, reads': tables * reads * MONTH * PRICES.dynamoRead,
		'Database, storage': storedGb * (tables * PRICES.dynamoGbMonth + PRICES.dynamoPitrGbMonth),
		// As many to sales.
		Mails: 2 * mails * 730 * PRICES.mail,
		Logs: (calls * 2 * PRICES.logGb) / 1_000_000,
	};
}

/** The table of the worst month, in Markdown. @param {Record<string, Parameters<typeof worstMonth>[0]>} cases by heading */
export function worstTable(cases) {
	const months = Object.values(cases).map(worstMonth);
	const line = (name, values) => `| ${name} | ${values.map((value) => value.toFixed(0)).join(' | ')} |`;
	return [
		`| USD a month | ${Object.keys(cases).join(' | ')} |`,
		`|---|${months.map(() => '---:|').join('')}`,
		...Object.keys(months[0]).map((name) =>
			line(
				name,
				months.map((month) => month[name]),
			),
		),
		line(
			'**Sum**',
			months.map((month) => Object.values(month).reduce((sum, cost) => sum + cost, 0)),
		),
	].join('\n');
}

/** The bounds of the templates, with the firewall and without. */
export function bounds() {
	const [{ Parameters, Resources }, global] = ['../template.yaml', 'global.yaml'].map((path) =>
		readTemplate(new URL(path, import.meta.url)),
	);
	const { Limit, EvaluationWindowSec } = global.Resources.Firewall.Properties.Rules.map(
		({ Statement }) => Statement.RateBasedStatement,
	).find((rate) => rate?.AggregateKeyType === 'CONSTANT');
	const others = {
		writes: Parameters.TableWriteUnits.Default,
		reads: Resources.LeadsTable.Properties.OnDemandThroughput.MaxReadRequestUnits,
		mails: Parameters.VisitorMailsAnHour.Default,
	};
	return {
		'with the firewall': { requests: Limit / EvaluationWindowSec, ...others },
		'without it': { requests: Resources.ApiStage.Properties.DefaultRouteSettings.ThrottlingRateLimit, ...others },
	};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`\n${worstTable(bounds())}`);
