/**
 * `npm run generate`: writes the files that are written from others.
 */
import { Failure } from '../processes/failure.mjs';
import { runMain } from '../processes/main.mjs';
import { generate } from './generated.mjs';

await runMain(async () => {
	if (!(await generate())) throw new Failure('Not all was written: see the message above.');
});
