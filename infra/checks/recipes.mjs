/**
 * Follows the recipes of the READMEs: the patch of each is applied to the last commit in a work tree of its own, where the steps of
 * the fast suite that look at the site must pass.
 */
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LOCAL_DIR, ROOT } from '../machine/places.mjs';
import { run } from '../processes/children.mjs';
import { print } from '../processes/output.mjs';

/** Folders of patches. */
const FOLDERS = ['site/recipes', 'infra/recipes'];

/** Steps of `npm test` that look at the site without a browser. */
const STEPS = ['lint', 'types', 'generated', 'unused', 'unit', 'built'];

/** Folders of packages, which every work tree shares. */
const PACKAGES = ['node_modules', 'site/node_modules'];

/**
 * @typedef {object} Recipe
 * @property {string} patch its path, relative to the root
 * @property {string} text where it is described: file and heading
 * @property {string | undefined} command what the recipe has one run after its edits
 */

/** The header of a patch: `Recipe:` and `Run:` with a value each.
 * @param {string} patch relative to the root @returns {Recipe} */
function read(patch) {
	const [head] = readFileSync(join(ROOT, patch), 'utf8').split(/^diff --git /m);
	const values = (name) => Array.from(head.matchAll(new RegExp(`^${name}: (.+)$`, 'gm')), ([, value]) => value);
	return { patch, text: values('Recipe')[0] ?? '', command: values('Run')[0] };
}

/** @returns {Recipe[]} */
export const recipes = () =>
	FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder)).map((file) => read(`${folder}/${file}`)));

/** Follows all of them, or the one that RECIPE names. @returns {Promise<boolean>} as Step.run */
export async function followRecipes() {
	const named = process.env.RECIPE;
	const failed = [];
	for (const recipe of recipes()) {
		const name = basename(recipe.patch, '.patch');
		if (named !== undefined && named !== name) continue;
		print(`\n${name}: ${recipe.text}`);
		if (!(await follow(recipe, join(LOCAL_DIR, 'recipes', name)))) failed.push(name);
	}
	if (failed.length === 0) return true;
	print(`\nFailed: ${failed.join(', ')}. Run only one: RECIPE=${failed[0]} npm test -- recipes`);
	return false;
}

/** @param {Recipe} recipe @param {string} folder of its work tree */
async function follow({ patch, text, command }, folder) {
	const git = (...args) => run('git', args, { cwd: ROOT });
	rmSync(folder, { recursive: true, force: true });
	// Twice: also where an earlier run was killed while it made the tree.
	if (!(await git('worktree', 'add', '--force', '--force', '--detach', folder))) return false;
	try {
		if (!(await run('git', ['apply', '--3way', join(ROOT, patch)], { cwd: folder }))) {
			print(
				`${patch} no longer applies. Follow ${text} by hand, and put the output of \`git diff -U1\` below the header of the patch.`,
			);
			return false;
		}
		for (const path of PACKAGES) symlinkSync(join(ROOT, path), join(folder, path));
		const env = { ...process.env, CARGO_TARGET_DIR: join(LOCAL_DIR, 'recipes/target') };
		const options = { cwd: folder, env };
		if (command !== undefined && !(await run(command, [], { ...options, shell: true }))) return false;
		return await run(process.execPath, ['infra/checks/test.mjs', ...STEPS], options);
	} finally {
		await git('worktree', 'remove', '--force', folder);
	}
}
