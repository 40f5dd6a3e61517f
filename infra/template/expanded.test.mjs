/**
 * What only the SAM transform decides: tests over the template after it. All that template.yaml says by itself is in
 * the tests beside this one.
 *
 * Run by the step `template`, which gives the transformed template's path in EXPANDED_TEMPLATE; else skipped.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { resolver } from '../edge/template.mjs';

const path = process.env.EXPANDED_TEMPLATE;
/** @type {import('../edge/template.mjs').Template} */
const template = path ? JSON.parse(readFileSync(path, 'utf8')) : undefined;

/** Every resource of a type as `[id, properties]`, with these parameters. */
const made = (type, parameters) =>
	Object.entries(template.Resources)
		.filter(([, { Type }]) => Type === type)
		.map(([id, { Properties }]) => [id, resolver(template, parameters)(Properties)]);

describe('the SAM transform', { skip: path ? false : 'npm test -- template runs it' }, () => {
	it('leaves nothing of its own, and makes no role, which would allow more than ours', () => {
		for (const [id, { Type }] of Object.entries(template.Resources)) {
			assert.doesNotMatch(Type, /Serverless/, id);
			if (Type === 'AWS::IAM::Role') assert.doesNotMatch(id, /FunctionRole$/);
		}
	});

	it('gives every function what all have', () => {
		const functions = made('AWS::Lambda::Function', {});
		assert.ok(functions.length > 0);
		for (const [id, { Architectures, Runtime, Timeout, Environment }] of functions) {
			assert.deepEqual([Architectures, Runtime], [['arm64'], 'provided.al2023'], id);
			assert.ok(Timeout > 0 && Timeout <= 300, id);
			// Without it CloudFormation would not read a rotated secret again.
			assert.ok(Environment.Variables.SECRETS_READ_AT, id);
		}
	});

	it('lets one service call each function, and only from this stack', () => {
		const permissions = made('AWS::Lambda::Permission', {});
		assert.ok(permissions.length > 0);
		for (const [id, { Principal, SourceArn }] of permissions) {
			assert.match(Principal, /^[a-z]+\.amazonaws\.com$/, id);
			assert.ok(SourceArn, id);
		}
	});

	it('leads every method of a path to its function, so that a wrong one gets its 405, and calls it as it reads requests', () => {
		const [[, { Body, CorsConfiguration }], ...others] = made('AWS::ApiGatewayV2::Api', {});
		assert.deepEqual([others, CorsConfiguration], [[], undefined]);
		for (const [path, operations] of Object.entries(Body.paths)) {
			assert.deepEqual(Object.keys(operations), ['x-amazon-apigateway-any-method'], path);
			const [{ 'x-amazon-apigateway-integration': integration }] = Object.values(operations);
			assert.deepEqual([integration.type, integration.payloadFormatVersion], ['aws_proxy', '2.0'], path);
		}
		const [[, stage]] = made('AWS::ApiGatewayV2::Stage', {});
		assert.deepEqual([stage.StageName, stage.AutoDeploy], ['$default', true]);
		assert.ok(stage.DefaultRouteSettings.ThrottlingRateLimit && stage.AccessLogSettings);
	});

	it('names the layer by what is in it, so that a new site is a new release', () => {
		const [[layer], ...others] = made('AWS::Lambda::LayerVersion', {});
		assert.deepEqual(others, []);
		assert.match(layer, /^SiteLayer[0-9a-f]{10}$/);
		assert.deepEqual(template.Resources.SiteRelease.Properties.Release, { Ref: layer });
	});
});
