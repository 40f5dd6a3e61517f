/**
 * Reads samconfig.toml.
 */
import { parse } from 'smol-toml';

/**
 * @typedef {object} StageConfig
 * @property {string} section of samconfig.toml that it comes from
 * @property {string} stackName @property {string} region
 * @property {boolean} waf whether the firewall stands in front
 * @property {number} budget USD a month; 0 is none
 * @property {Record<string, string>} parameters of the stack
 */

/** What one stage is deployed with: the sections of its name, else those of `default` with the stage's own name.
 * @param {string} text of samconfig.toml @param {string} stage
 * @returns {StageConfig} */
export function stageConfig(text, stage) {
	/** @type {Record<string, any>} */
	const sections = parse(text);
	const section = sections[stage]?.deploy ? stage : 'default';
	const {
		deploy: { parameters: deploy },
		global,
	} = sections[section];
	const pairs = deploy.parameter_overrides.map((pair) => [
		pair.slice(0, pair.indexOf('=')),
		// What has blanks stands in quotation marks, as SAM wants it.
		pair.slice(pair.indexOf('=') + 1).replace(/^"(.*)"$/, '$1'),
	]);
	const known = section === stage;
	return {
		section,
		stackName: known ? deploy.stack_name : deploy.stack_name.replace(/[^-]+$/, stage),
		region: deploy.region,
		waf: global?.parameters.waf === 'on',
		budget: global?.parameters.budget ?? 0,
		parameters: { ...Object.fromEntries(pairs), Stage: stage },
	};
}
