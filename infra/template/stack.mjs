/**
 * The stack of template.yaml, as its tests ask for it.
 */
import { readFileSync } from 'node:fs';
import { parseTemplate } from '../edge/template.mjs';

/** The whole text of template.yaml, for what a parsed one lacks: its comments. */
export const text = readFileSync(new URL('../../template.yaml', import.meta.url), 'utf8');
/** template.yaml, parsed. */
export const template = parseTemplate(text);

/** Every resource, as `[logical id, resource]`. */
export const resources = Object.entries(template.Resources);
/** Properties of a resource. @param {string} id */
export const properties = (id) => template.Resources[id].Properties;
/** Logical ids and properties of all resources of a type. @param {string} type */
export const ofType = (type) =>
	resources.filter(([, { Type }]) => Type === type).map(([id, { Properties }]) => [id, Properties]);

/** The Lambda functions, as `[logical id, properties]`. */
export const functions = ofType('AWS::Serverless::Function');
/** How CloudFront delivers the site. */
export const distribution = properties('Distribution').DistributionConfig;
