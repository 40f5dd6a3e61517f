/**
 * `npm run generate`: writes all files that are written from others: first the schemas, from the Rust types, since the rest reads them.
 */
import { compiling, LOCAL } from '../machine/cargo.mjs';
import { installPackages, requireNode, requireRust } from '../machine/prepare.mjs';
import { endAll, run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';
import { onStopSignal, runMain } from '../processes/main.mjs';
import { generate } from './generated.mjs';

/** The test that compares the schemas with the types; told so, it writes them. */
const SCHEMAS = ['test', ...LOCAL, '-p', 'contract', 'schema_files_are_up_to_date', '--quiet'];

await runMain(async () => {
	onStopSignal(endAll, 130);
	requireNode();
	requireRust();
	await installPackages();
	const { cwd, env } = compiling();
	if (!(await run('cargo', SCHEMAS, { cwd, env: { ...env, UPDATE_CONTRACT: '1' } })) || !(await generate()))
		throw new Failure('Not all was written: see the message above.');
});
