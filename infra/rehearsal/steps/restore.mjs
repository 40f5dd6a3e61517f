/**
 * A lead that a mistake removed comes back from a copy of the table, as infra/RUNBOOK.md says.
 */
import assert from 'node:assert/strict';
import { aws, outputsOf } from '../account.mjs';
import { keyOf, lead } from '../table.mjs';
import { contact } from '../visitor.mjs';

/** @type {import('../main.mjs').Step[]} */
export const restore = [
	[
		'a lead that was deleted is put back from a restored copy, and one that is there is not overwritten',
		async () => {
			const { SiteUrl, LeadsTableName: table } = outputsOf('staging');
			const [{ reference: lost }, { reference: kept }] = [
				(await contact(SiteUrl)).answer,
				(await contact(SiteUrl)).answer,
			];
			const copy = `${table}-restored`;
			const tables = ['--source-table-name', table, '--target-table-name', copy];
			// The emulator restores what is there now, so the mistake comes after it.
			await aws('dynamodb', 'restore-table-to-point-in-time', ...tables, '--use-latest-restorable-time');
			await aws('dynamodb', 'delete-item', '--table-name', table, '--key', keyOf(lost));
			assert.equal(await lead('staging', lost), undefined);
			const putBack = async (reference) => {
				const { Item } = await aws('dynamodb', 'get-item', '--table-name', copy, '--key', keyOf(reference));
				const condition = ['--condition-expression', 'attribute_not_exists(pk)'];
				await aws('dynamodb', 'put-item', '--table-name', table, ...condition, '--item', JSON.stringify(Item));
				return Item;
			};
			const restored = await putBack(lost);
			assert.deepEqual(await lead('staging', lost), restored);
			await assert.rejects(putBack(kept), /conditional/i);
			await aws('dynamodb', 'delete-table', '--table-name', copy);
		},
	],
];
