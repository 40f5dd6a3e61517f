/**
 * The mailer's event source as template.yaml sets it, with AWS's defaults for the rest.
 */
import { readTemplate, resolver } from '../edge/template.mjs';

/** https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-params.html; -1 is without end. */
const DEFAULTS = {
	BatchSize: 100,
	BisectBatchOnFunctionError: false,
	DestinationConfig: {},
	FilterCriteria: { Filters: [] },
	FunctionResponseTypes: [],
	MaximumRecordAgeInSeconds: -1,
	MaximumRetryAttempts: -1,
};

/** What has no default, because the template has to say it. */
const REQUIRED = ['Stream', 'StartingPosition'];

/**
 * @typedef {object} Settings the properties of an event of type DynamoDB by their names in the template
 * @property {'TRIM_HORIZON' | 'LATEST'} StartingPosition
 * @property {number} BatchSize records that one invocation gets at most
 * @property {number} MaximumRetryAttempts
 * @property {number} MaximumRecordAgeInSeconds
 * @property {boolean} BisectBatchOnFunctionError
 * @property {string[]} FunctionResponseTypes
 * @property {{ Filters: { Pattern: string }[] }} FilterCriteria
 * @property {{ OnFailure?: { Destination: string } }} DestinationConfig the destination by its logical id
 */

/** Reads the mailer of a template: its event source, its environment and its table.
 * @param {string | URL} path
 * @param {Record<string, string>} values of parameters, resources and attributes, as for `resolver`
 * @returns {{ settings: Settings, environment: Record<string, string>, table: object }} `table` is what CreateTable takes
 * @throws when the template sets what the rehearsal doesn't know */
export function readMailer(path, values) {
	const template = readTemplate(path);
	const resolve = resolver(template, values);
	const { Events, Environment } = template.Resources.MailerFunction.Properties;
	const variables = Object.entries(resolve(Environment.Variables)).filter(([, value]) => value !== 'AWS::NoValue');
	return {
		settings: settingsOf(resolve(Events.Leads.Properties)),
		environment: Object.fromEntries(variables),
		table: tableOf(resolve(template.Resources.LeadsTable.Properties)),
	};
}

/** @param {Partial<Settings> & Pick<Settings, 'StartingPosition'>} properties @returns {Settings} */
function settingsOf(properties) {
	const known = [...REQUIRED, ...Object.keys(DEFAULTS)];
	const unknown = Object.keys(properties).filter((name) => !known.includes(name));
	if (unknown.length > 0) throw new Error(`The rehearsal does not know ${unknown.join(', ')}: teach it what AWS does.`);
	return { ...DEFAULTS, ...properties };
}

function tableOf({ AttributeDefinitions, KeySchema, BillingMode, GlobalSecondaryIndexes, StreamSpecification }) {
	return {
		AttributeDefinitions,
		KeySchema,
		BillingMode,
		GlobalSecondaryIndexes,
		StreamSpecification: { ...StreamSpecification, StreamEnabled: true },
	};
}
