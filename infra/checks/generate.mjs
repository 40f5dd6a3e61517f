/**
 * `npm run generate`: writes all files that are written from others: first the schemas, from the Rust types, since the rest reads them.
 */
import { ROOT } from '../machine/places.mjs';
import { installPackages, requireNode, requireRust } from '../machine/prepare.mjs';
import { endAll, run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';
import { onStopSignal, runMain } from '../processes/main.mjs';
import { generate } from './generated.mjs';

/** The test that compares the schemas with the types; told so, it writes them. */
const SCHEMAS = ['test', '--locked', '--profile', 'local', '-p', 'contract', 'schema_files_are_up_to_date', '--quiet'];

await runMain(async () => {
	onStopSignal(endAll, 130);
	requireNode();
	requireRust();
	await installPackages();
	const env = { ...process.env, UPDATE_CONTRACT: '1' };
	if (!(await run('cargo', SCHEMAS, { cwd: ROOT, env })) || !(await generate()))
		throw new Failure('Not all was written: see the message above.');
});
