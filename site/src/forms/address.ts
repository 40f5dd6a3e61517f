/** Something that is no mark around an address, an `@`, and labels with points between them. */
const ADDRESS = /[^\s<>()"',;:]+@[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}]/u;

/** The address in what was typed or copied, e.g. `Erika Muster <erika@verein.example>;`: as the functions read it. The text itself where none is found. */
export function addressIn(typed: string): string {
	return ADDRESS.exec(typed)?.[0] ?? typed;
}
