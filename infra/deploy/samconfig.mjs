/**
 * Reads samconfig.toml: everything that differs between stages. The site's build reads it here too.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';

const FILE = new URL('../../samconfig.toml', import.meta.url);

/**
 * @typedef {object} StageConfig
 * @property {string} section of samconfig.toml that it comes from
 * @property {string} stackName @property {string} region
 * @property {boolean} waf whether the firewall stands in front
 * @property {number} budget USD a month; 0 is none
 * @property {string} analytics origin of the analytics host, empty for none
 * @property {string} origin address that the site gives as its own: without a domain it shows what production will
 * @property {Record<string, string>} parameters of the stack
 */

/** What one stage is deployed with: the sections of its name, else those of `default` with the stage's own name.
 * @param {string} [stage] without one that of plain `sam build` and `sam deploy` @param {string} [text] of samconfig.toml
 * @returns {StageConfig} */
export function stageConfig(stage, text = readFileSync(FILE, 'utf8')) {
	/** @type {Record<string, any>} */
	const sections = parse(text);
	const section = stage && sections[stage]?.deploy ? stage : 'default';
	const { deploy, global, site } = sections[section];
	const { stack_name, region, parameter_overrides } = deploy.parameters;
	const parameters = parametersOf(parameter_overrides);
	const { DomainName } = parameters.DomainName
		? parameters
		: parametersOf(sections.production.deploy.parameters.parameter_overrides);
	const known = section === stage || !stage;
	return {
		section,
		stackName: known ? stack_name : stack_name.replace(/[^-]+$/, stage),
		region,
		waf: global?.parameters.waf === 'on',
		budget: global?.parameters.budget ?? 0,
		analytics: site?.parameters.analytics ?? '',
		origin: `https://${DomainName}`,
		parameters: { ...parameters, ...(stage && { Stage: stage }) },
	};
}

/** A value with blanks is quoted, as SAM wants it. @param {string[]} pairs @returns {Record<string, string>} */
function parametersOf(pairs) {
	const split = pairs.map((pair) => pair.split(/=(.*)/s, 2));
	return Object.fromEntries(split.map(([name, value]) => [name, value.replace(/^"(.*)"$/, '$1')]));
}
