/**
 * The distribution of template.yaml as the local edge serves it.
 */
import { responsePolicy } from './response-policy.mjs';
import { resolver } from './template.mjs';

/**
 * @typedef {object} Behaviour
 * @property {(path: string) => boolean} matches
 * @property {string} origin id of the origin
 * @property {string[]} methods that it allows
 * @property {boolean} compress
 * @property {string[]} forwardedHeaders in lower case; empty when it has no origin request policy
 * @property {ReturnType<typeof responsePolicy>} policy
 * @property {string | undefined} viewerRequest code of the function
 * @property {string | undefined} viewerResponse code of the function
 */

/** Behaviours in the order of their precedence, custom error responses, and the API's own headers.
 * @param {import('./template.mjs').Template} template
 * @param {{ parameters: Record<string, string>, secrets: Record<string, string> }} options
 *   secrets by the logical id of their resource
 * @throws when the template refers to something that it doesn't have */
export function readDistribution(template, { parameters, secrets }) {
	const resolve = resolver(template, parameters);
	const properties = (id) => {
		const resource = template.Resources?.[id];
		if (!resource) throw new Error(`template.yaml has no resource ${id}.`);
		return resolve(resource.Properties);
	};
	const config = properties('Distribution').DistributionConfig;
	const behaviours = [...(config.CacheBehaviors ?? []), { PathPattern: '*', ...config.DefaultCacheBehavior }];
	return {
		/** @type {Behaviour[]} */
		behaviours: behaviours.map((behaviour) => readBehaviour(behaviour, properties)),
		errorResponses: new Map(config.CustomErrorResponses.map((error) => [error.ErrorCode, error])),
		originHeaders: Object.fromEntries(config.Origins.map((origin) => [origin.Id, customHeaders(origin, secrets)])),
		originTimeoutMs: Object.fromEntries(
			config.Origins.map((origin) => [origin.Id, (origin.CustomOriginConfig?.OriginReadTimeout ?? 30) * 1000]),
		),
	};
}

function readBehaviour(behaviour, properties) {
	const functions = Object.fromEntries(
		(behaviour.FunctionAssociations ?? []).map((association) => [
			association.EventType,
			properties(association.FunctionARN).FunctionCode,
		]),
	);
	const requests = behaviour.OriginRequestPolicyId && properties(behaviour.OriginRequestPolicyId);
	const forwarded = requests?.OriginRequestPolicyConfig.HeadersConfig.Headers ?? [];
	return {
		matches: matcher(behaviour.PathPattern),
		origin: behaviour.TargetOriginId,
		methods: behaviour.AllowedMethods,
		compress: behaviour.Compress === true,
		forwardedHeaders: forwarded.map((name) => name.toLowerCase()),
		policy: responsePolicy(properties(behaviour.ResponseHeadersPolicyId).ResponseHeadersPolicyConfig),
		viewerRequest: functions['viewer-request'],
		viewerResponse: functions['viewer-response'],
	};
}

/** CloudFront's path pattern: `*` is any text, `?` any one character. */
function matcher(pattern) {
	const source = pattern
		.replace(/[.+^${}()|[\]\\]/g, '\\$&')
		.replaceAll('*', '.*')
		.replaceAll('?', '.');
	const expression = new RegExp(`^${source}$`, 's');
	return (path) => expression.test(compared(path));
}

/** The path that CloudFront compares, without double slashes and dot segments; functions and origins get the raw one
 * (developer guide, "Path normalization"). */
function compared(path) {
	return new URL(path.replace(/\/+/g, '/').replaceAll('\\', '%5C'), 'http://localhost').pathname;
}

function customHeaders(origin, secrets) {
	return Object.fromEntries(
		(origin.OriginCustomHeaders ?? []).map((header) => [
			header.HeaderName,
			header.HeaderValue.replace(/\{\{resolve:secretsmanager:(\w+)\}\}/g, (_, id) => {
				if (secrets[id] === undefined) throw new Error(`No value was given for the secret ${id} of template.yaml.`);
				return secrets[id];
			}),
		]),
	);
}
