import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readTemplate } from './edge/template.mjs';
import { ROOT } from './local/places.mjs';

const templates = ['template.yaml', ...readdirSync(join(ROOT, 'infra')).map((name) => `infra/${name}`)]
	.filter((path) => path.endsWith('.yaml'))
	.map((path) => [path, readTemplate(join(ROOT, path))])
	.filter(([, template]) => template.AWSTemplateFormatVersion);

/** What CloudFormation evaluates in `Rules`; it refuses a template with any other (user guide, "Rule functions"). */
const RULE_FUNCTIONS = new Set([
	...['Fn::And', 'Fn::Contains', 'Fn::EachMemberEquals', 'Fn::EachMemberIn', 'Fn::Equals', 'Fn::Not', 'Fn::Or'],
	...['Fn::RefAll', 'Fn::ValueOf', 'Fn::ValueOfAll', 'Ref'],
]);

/** Names of the functions in a value of a template. */
function functionsIn(value) {
	if (value === null || typeof value !== 'object') return [];
	return Object.entries(value).flatMap(([key, inner]) => [
		...(key.startsWith('Fn::') || key === 'Ref' || key === 'Condition' ? [key] : []),
		...functionsIn(inner),
	]);
}

describe('the rules over parameters', () => {
	for (const [path, { Rules = {} }] of templates) {
		it(`use only functions that CloudFormation allows there: ${path}`, () => {
			for (const [name, rule] of Object.entries(Rules)) {
				assert.deepEqual(
					functionsIn(rule).filter((used) => !RULE_FUNCTIONS.has(used)),
					[],
					name,
				);
			}
		});
	}

	it('are looked at in each of the three templates', () => {
		assert.deepEqual(templates.map(([path]) => path).sort(), [
			'infra/global.yaml',
			'infra/observability.yaml',
			'template.yaml',
		]);
	});
});
