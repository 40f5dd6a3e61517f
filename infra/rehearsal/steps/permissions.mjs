/**
 * Each function acts as its own role, and can do no more than its template says.
 */
import assert from 'node:assert/strict';
import { aws, outputsOf, physical } from '../account.mjs';
import { contact } from '../visitor.mjs';

/** @type {import('../main.mjs').Step[]} */
export const permissions = [
	[
		'without dynamodb:PutItem a message is refused with 503, and taken once it is back',
		async () => {
			const { SiteUrl: origin } = outputsOf('staging');
			const policy = ['--role-name', await physical('staging', 'ContactRole'), '--policy-name', 'contact'];
			const { PolicyDocument } = await aws('iam', 'get-role-policy', ...policy);
			const lesser = structuredClone(PolicyDocument);
			// PutItem stands in a statement of its own.
			lesser.Statement = lesser.Statement.filter(({ Action }) => Action !== 'dynamodb:PutItem');
			assert.notDeepEqual(lesser, PolicyDocument);
			const put = (document) => aws('iam', 'put-role-policy', ...policy, '--policy-document', JSON.stringify(document));
			await put(lesser);
			assert.equal((await contact(origin)).status, 503);
			await put(PolicyDocument);
			assert.equal((await contact(origin)).status, 202);
		},
	],
];
