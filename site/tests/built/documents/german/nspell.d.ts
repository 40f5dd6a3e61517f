declare module 'nspell' {
	/** A spelling checker over Hunspell files. */
	export interface Checker {
		/** True for a known word; a known word may be capitalised or in capitals. */
		correct(word: string): boolean;
	}
	export default function nspell(dictionary: { aff: string; dic: string }): Checker;
}
