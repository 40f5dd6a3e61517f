import { unhyphenated } from '../i18n/hyphens';
import { withPart } from './parts';

/** A field in which a visitor types or chooses. Dropdowns are none: each takes over what was chosen itself. */
export type DraftField = HTMLInputElement | HTMLTextAreaElement;

/** What the visitor typed or chose, by page and field, as long as the document lives. Kept nowhere else. */
const drafts = new Map<string, string | boolean>();
/** The field that has the focus, or had it when it was taken out of the document. */
let focused: { readonly key: string; readonly selection: readonly [number | null, number | null] } | undefined;

/** The field of a message. */
const MESSAGE = 'message';
/** What the next message field gets beside what was typed into it, and the name of that part. */
let addition: { readonly from: string; readonly text: string } | undefined;
/** Parts of a message by name: a new one replaces the part of that name. */
const parts = new Map<string, string>();

function isField(target: EventTarget | null): target is DraftField {
	return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function isBox(field: DraftField): field is HTMLInputElement {
	return field.type === 'checkbox' || field.type === 'radio';
}

function fieldsIn(container: ParentNode | null): DraftField[] {
	return [...(container?.querySelectorAll<DraftField>('input, textarea') ?? [])];
}

/** What the visitor left in a field. Undefined for a radio button that isn't chosen: the chosen one of its group says what that holds. */
function heldIn(field: DraftField): string | boolean | undefined {
	if (!isBox(field)) return field.value;
	if (field.type === 'checkbox') return field.checked;
	return field.checked ? field.value : undefined;
}

/** Names a field by page, form and name: the same when React makes it anew or the visitor comes back, and for all radio buttons of a
 * group. */
function keyOf(field: DraftField): string {
	const form = field.form === null ? '' : Array.from(document.forms).indexOf(field.form);
	return [location.pathname, form, field.name].join(' ');
}

function keepDraft(field: DraftField): void {
	const held = heldIn(field);
	if (field.name !== '' && field.type !== 'hidden' && held !== undefined) drafts.set(keyOf(field), held);
}

function putBack(field: DraftField, draft: string | boolean): void {
	if (isBox(field)) field.checked = draft === true || draft === field.value;
	else if (typeof draft === 'string' && field.value !== draft) field.value = draft;
}

/** The fields that hold something else than the page came with, or than React rendered. */
export function changedIn(container: ParentNode | null): DraftField[] {
	return fieldsIn(container).filter((field) => {
		if (heldIn(field) === undefined) return false;
		return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
	});
}

/** Begins to keep what is in the fields, with what came before React. */
export function keepDrafts(): void {
	for (const field of changedIn(document)) keepDraft(field);
	const noteFocus = () => {
		const field = document.activeElement;
		if (isField(field)) focused = { key: keyOf(field), selection: [field.selectionStart, field.selectionEnd] };
	};
	noteFocus();
	document.addEventListener('selectionchange', noteFocus);
	document.addEventListener('focusin', ({ target }) => {
		focused = undefined;
		if (isField(target)) noteFocus();
	});
	document.addEventListener('input', ({ target }) => {
		if (!isField(target)) return;
		keepDraft(target);
		guardLeaving();
	});
	// A plain form takes what was typed with it.
	document.addEventListener('submit', (event) => {
		if (!event.defaultPrevented) allowLeaving();
	});
	guardLeaving();
}

/** True while a message is written that nobody has sent: the one thing here that takes a visitor minutes. */
function isUnsent(): boolean {
	return [...drafts].some(([key, draft]) => key.endsWith(` ${MESSAGE}`) && draft !== '');
}

/** Lets the browser ask before a tab with an unsent message closes. Only then: it costs a page its place in the cache. */
function guardLeaving(): void {
	if (isUnsent()) addEventListener('beforeunload', askBeforeLeaving);
	else removeEventListener('beforeunload', askBeforeLeaving);
}

/** Asks no more: what was typed is on its way as a plain form. */
export function allowLeaving(): void {
	removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
	event.preventDefault();
	// Older browsers ask by this.
	event.returnValue = '';
}

/** Puts back what the visitor had typed into fields that React has just made, and the focus if it was taken away with one. */
export function restoreDrafts(container: HTMLElement | null): void {
	for (const field of fieldsIn(container)) {
		const key = keyOf(field);
		const draft = drafts.get(key);
		if (draft !== undefined) putBack(field, draft);
		if (field.name === MESSAGE) addTo(field);
		if (focused?.key !== key || heldIn(field) === undefined || document.activeElement !== document.body) continue;
		const [start, end] = focused.selection;
		field.focus({ preventScroll: true });
		if (start !== null) field.setSelectionRange(start, end);
	}
}

/** Puts a text into the next message field that comes, below what was typed there before. A page has one, or names its parts. */
export function addToMessage(text: string, part: string = location.pathname): void {
	addition = { from: part, text: unhyphenated(text) };
}

function addTo(field: DraftField): void {
	if (addition === undefined) return;
	const { from, text } = addition;
	addition = undefined;
	const message = withPart(field.value, text, parts.get(from));
	parts.set(from, text);
	if (message === field.value) return;
	field.value = message;
	// Listeners of the field are called.
	field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Notes the fields of a form that is about to be sent. @returns what forgets their drafts, on whatever page the visitor is then */
export function draftsOf(form: HTMLFormElement): () => void {
	const keys = fieldsIn(form).map(keyOf);
	return () => {
		for (const key of keys) drafts.delete(key);
		guardLeaving();
	};
}
