/**
 * Reads samconfig.toml: the part of TOML that it uses, and no more.
 */

/** Sections by name, each with its keys: texts, true or false, numbers, lists of texts.
 * @param {string} text @returns {Record<string, Record<string, any>>}
 * @throws on a line that is written in another way */
export function parseSamConfig(text) {
	/** @type {Record<string, Record<string, any>>} */
	const sections = { '': {} };
	let section = sections[''];
	// A list may go over several lines; on one line it reads like JSON, but for its last comma.
	const joined = text
		.replace(/^\s*#.*$/gm, '')
		.replace(/\[\s*\n([^\]]*)\]/g, (_, items) => `[${items.replace(/\n/g, ' ')}]`);
	for (const line of joined.split('\n').map((line) => line.trim())) {
		if (line === '') continue;
		const header = /^\[([\w.]+)\]$/.exec(line);
		const pair = /^(\w+)\s*=\s*(.+)$/.exec(line);
		if (header) {
			section = {};
			sections[header[1]] = section;
		} else if (pair) section[pair[1]] = value(pair[2], line);
		else throw new Error(`samconfig.toml: can't read "${line}".`);
	}
	return sections;
}

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
	const sections = parseSamConfig(text);
	const section = sections[`${stage}.deploy.parameters`] ? stage : 'default';
	const deploy = sections[`${section}.deploy.parameters`];
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
		waf: sections[`${section}.global.parameters`]?.waf === 'on',
		budget: sections[`${section}.global.parameters`]?.budget ?? 0,
		parameters: { ...Object.fromEntries(pairs), Stage: stage },
	};
}

function value(text, line) {
	try {
		return JSON.parse(text.replace(/,\s*\]$/, ']'));
	} catch {
		throw new Error(`samconfig.toml: can't read "${line}".`);
	}
}
