/**
 * `npm run costs`: what an installation costs a month, by page views. The table of infra/COSTS.md.
 *
 * Prices in USD for eu-central-1 and CloudFront's Europe, November 2026. COMPARED tells what each was compared with; where
 * that is nothing, look at the page that the price names before relying on it. Free tiers that end are left out.
 */
import { fileURLToPath } from 'node:url';

/** Unit prices in USD, each with its page. */
export const PRICES = {
	/** 1 GB to visitors in Europe, by amount a month in GB; the first TB is always free. aws.amazon.com/cloudfront/pricing */
	cloudFrontGb: [
		[1_000, 0],
		[10_000, 0.085],
		[50_000, 0.08],
		[150_000, 0.06],
		[500_000, 0.04],
		[Number.POSITIVE_INFINITY, 0.03],
	],
	/** One HTTPS request; the first 10 million a month are free. aws.amazon.com/cloudfront/pricing */
	cloudFrontRequest: 0.012 / 10_000,
	cloudFrontFreeRequests: 10_000_000,
	/** One call of a CloudFront Function; the first 2 million a month are free. aws.amazon.com/cloudfront/pricing */
	edgeFunction: 0.1 / 1_000_000,
	edgeFunctionsFree: 2_000_000,
	/** aws.amazon.com/s3/pricing */
	s3Get: 0.00043 / 1_000,
	s3GbMonth: 0.0245,
	/** HTTP API, one request. aws.amazon.com/api-gateway/pricing */
	apiRequest: 1.2 / 1_000_000,
	/** arm64; 1 million requests and 400,000 GB-s a month are free. aws.amazon.com/lambda/pricing */
	lambdaRequest: 0.2 / 1_000_000,
	lambdaGbSecond: 0.0000133334,
	lambdaFreeRequests: 1_000_000,
	lambdaFreeGbSeconds: 400_000,
	/** On demand; a transaction writes each item twice. aws.amazon.com/dynamodb/pricing/on-demand */
	dynamoWrite: 0.7625 / 1_000_000,
	dynamoRead: 0.1525 / 1_000_000,
	dynamoGbMonth: 0.306,
	dynamoPitrGbMonth: 0.2448,
	/** aws.amazon.com/ses/pricing */
	mail: 0.1 / 1_000,
	/** aws.amazon.com/cloudwatch/pricing */
	logGb: 0.63,
	alarm: 0.1,
	dashboard: 3,
	/** aws.amazon.com/secrets-manager/pricing */
	secret: 0.4,
	/** aws.amazon.com/waf/pricing: web ACL, rule, request. */
	webAcl: 5,
	webAclRule: 1,
	webAclRequest: 0.6 / 1_000_000,
};

/** The day on which the prices were compared. */
export const COMPARED_ON = '2026-11-20';

const PRICE_PAGE = 'a stored copy of aws.amazon.com/cloudfront/pricing: the same';
const LAMBDA_GUIDES = 'guides by others, for us-east-1: the same';

/** What each price was compared with on that day; undefined is nothing. None was seen on a bill. */
export const COMPARED = {
	cloudFrontGb: PRICE_PAGE,
	// The stored copy ends before its table of requests.
	cloudFrontRequest: undefined,
	cloudFrontFreeRequests: PRICE_PAGE,
	edgeFunction: 'a list of CloudFront’s billing codes by others (Vantage): the same',
	edgeFunctionsFree: PRICE_PAGE,
	s3Get: undefined,
	s3GbMonth: undefined,
	apiRequest: 'AWS’s whitepaper on API Gateway, for us-east-1: 1.00; that Frankfurt takes 1.20 is unchecked',
	lambdaRequest: LAMBDA_GUIDES,
	lambdaGbSecond: LAMBDA_GUIDES,
	lambdaFreeRequests: LAMBDA_GUIDES,
	lambdaFreeGbSeconds: LAMBDA_GUIDES,
	dynamoWrite: 'the published price of us-east-1, 0.625, to which Frankfurt’s 22 % were added',
	dynamoRead: undefined,
	dynamoGbMonth: undefined,
	dynamoPitrGbMonth: undefined,
	mail: undefined,
	logGb: undefined,
	alarm: undefined,
	dashboard: 'a guide by others: the same',
	secret: undefined,
	webAcl: undefined,
	webAclRule: undefined,
	webAclRequest: undefined,
};

/** What a page view and a submission use. A visit is taken to be three page views, the first with an empty cache. */
export const USE = {
	/** Requests: about ten of the first view, three of each other. */
	requestsPerView: 5,
	/** Of these, those that call an edge function: the page, twice. */
	edgeCallsPerView: 2,
	/** Megabytes: 0.165 of the first view (page 13 kB, scripts and their texts 115 kB, font 34 kB, measured on the built
	 * site with brotli), 0.02 of each other. */
	megabytesPerView: 0.07,
	/** Part of the requests that the CDN has to fetch; assumed. */
	missRate: 0.02,
	/** Submissions per page view, as the customer expects. */
	submissionRate: 0.001,
	/** API requests of a submission: the challenge and the form. */
	apiRequestsPerSubmission: 2,
	/** Function time of a submission in GB-seconds: four calls of 256 MB and 50 ms. */
	gbSecondsPerSubmission: 4 * 0.25 * 0.05,
	/** Writes of a submission: nine items in a transaction (twice each), five marks of mails. */
	writesPerSubmission: 23,
	/** Kilobytes of a stored submission, and the months that it is kept. */
	kilobytesPerSubmission: 2,
	monthsKept: 6,
	mailsPerSubmission: 2,
	/** Kilobytes of log of a submission. */
	logKilobytes: 3,
	/** Fixed parts: metrics that alarms watch, secrets, size of the site in GB, rules of the firewall. */
	alarms: 42,
	secrets: 5,
	siteGb: 0.05,
	firewallRules: 6,
};

/** Costs of a month by part, in USD.
 * @param {number} views page views a month @returns {Record<string, number>} */
export function monthlyCosts(views) {
	const requests = views * USE.requestsPerView;
	const submissions = views * USE.submissionRate;
	const storedGb = (submissions * USE.monthsKept * USE.kilobytesPerSubmission) / 1_000_000;
	return {
		'CDN, traffic': tiered((views * USE.megabytesPerView) / 1_000, PRICES.cloudFrontGb),
		'CDN, requests': above(requests, PRICES.cloudFrontFreeRequests) * PRICES.cloudFrontRequest,
		'CDN, edge functions': above(views * USE.edgeCallsPerView, PRICES.edgeFunctionsFree) * PRICES.edgeFunction,
		'Site files': requests * USE.missRate * PRICES.s3Get + USE.siteGb * PRICES.s3GbMonth,
		API: submissions * USE.apiRequestsPerSubmission * PRICES.apiRequest,
		Functions:
			above(submissions * 4, PRICES.lambdaFreeRequests) * PRICES.lambdaRequest +
			above(submissions * USE.gbSecondsPerSubmission, PRICES.lambdaFreeGbSeconds) * PRICES.lambdaGbSecond,
		Database:
			submissions * USE.writesPerSubmission * PRICES.dynamoWrite +
			storedGb * (PRICES.dynamoGbMonth + PRICES.dynamoPitrGbMonth),
		Mails: submissions * USE.mailsPerSubmission * PRICES.mail,
		'Logs, alarms, dashboard':
			(submissions * USE.logKilobytes * PRICES.logGb) / 1_000_000 + USE.alarms * PRICES.alarm + PRICES.dashboard,
		Secrets: USE.secrets * PRICES.secret,
	};
}

/** What the optional firewall adds, in USD a month. @param {number} views */
export function firewallCosts(views) {
	return PRICES.webAcl + USE.firewallRules * PRICES.webAclRule + views * USE.requestsPerView * PRICES.webAclRequest;
}

/** The table for the three sizes, in Markdown. @param {readonly number[]} sizes page views a month */
export function costTable(sizes) {
	const columns = sizes.map(monthlyCosts);
	const line = (name, values) => `| ${name} | ${values.map((value) => value.toFixed(2)).join(' | ')} |`;
	const sum = (costs) => Object.values(costs).reduce((total, cost) => total + cost, 0);
	return [
		`| USD a month | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} |`,
		`|---|${sizes.map(() => '---:|').join('')}`,
		...Object.keys(columns[0]).map((name) =>
			line(
				name,
				columns.map((costs) => costs[name]),
			),
		),
		line('**Sum**', columns.map(sum)),
		line('Firewall (optional)', sizes.map(firewallCosts)),
	].join('\n');
}

/** What each price was compared with, as a list in Markdown; the prices that were compared with nothing last. */
export function comparisons() {
	const names = (compared) =>
		Object.keys(COMPARED)
			.filter((name) => COMPARED[name] === compared)
			.map((name) => `\`${name}\``)
			.join(', ');
	const sources = [...new Set(Object.values(COMPARED))].filter((source) => source !== undefined);
	return [
		...sources.map((source) => `- ${names(source)}: ${source}.`),
		`- With nothing, so unchecked: ${names(undefined)}.`,
	].join('\n');
}

function tiered(amount, tiers) {
	let [cost, from] = [0, 0];
	for (const [upTo, price] of tiers) {
		cost += Math.max(0, Math.min(amount, upTo) - from) * price;
		from = upTo;
	}
	return cost;
}

const above = (amount, free) => Math.max(0, amount - free);

/** Page views a month that the table is for. */
export const SIZES = [10_000, 1_000_000, 100_000_000];

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${costTable(SIZES)}\n\n${comparisons()}`);
