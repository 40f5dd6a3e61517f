import { plain } from '../i18n/plain';
import { withPart } from './parts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What the visitor typed or chose, by page and field, as long as the document lives. Kept nowhere else. */
const drafts = new Map<string, string | boolean>();
/** The field that has the focus, or had it when it was taken out of the document. */
let focused: { readonly key: string; readonly selection: readonly [number | null, number | null] } | undefined;

/** The field of a message. */
const MESSAGE = 'message';
/** What the next message field gets beside what was typed into it, and the page that it is from. */
let addition: { readonly from: string; readonly text: string } | undefined;
/** What a page put into a message last: it takes the place of that. */
const parts = new Map<string, string>();

function isField(target: EventTarget | null): target is Field {
	return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function isBox(field: Field): field is HTMLInputElement {
	return field.type === 'checkbox' || field.type === 'radio';
}

/** The same for the field that React makes in another one's place, or when the visitor comes back to the page. */
function keyOf(field: Field): string {
	const form = field.form === null ? '' : Array.from(document.forms).indexOf(field.form);
	return [location.pathname, form, field.name, field.type === 'radio' ? field.value : ''].join(' ');
}

function keep(field: Field): void {
	if (field.name === '' || field.type === 'hidden') return;
	drafts.set(keyOf(field), isBox(field) ? field.checked : field.value);
	if (field.type !== 'radio') return;
	for (const other of document.getElementsByName(field.name))
		if (other instanceof HTMLInputElement && other.type === 'radio' && other !== field) drafts.set(keyOf(other), false);
}

function isChanged(field: Field): boolean {
	return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Begins to keep what is in the fields, with what came before React. */
export function keepDrafts(): void {
	for (const field of document.querySelectorAll<Field>('input, textarea')) if (isChanged(field)) keep(field);
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
		keep(target);
		guard();
	});
	// A plain form takes what was typed with it.
	document.addEventListener('submit', (event) => {
		if (!event.defaultPrevented) letGo();
	});
	guard();
}

/** True while a message is written that nobody has sent: the one thing here that takes a visitor minutes. */
function isUnsent(): boolean {
	return [...drafts].some(([key, draft]) => key.includes(` ${MESSAGE} `) && draft !== '');
}

/** Lets the browser ask before a tab with an unsent message closes. Only then: it costs a page its place in the cache. */
function guard(): void {
	if (isUnsent()) addEventListener('beforeunload', ask);
	else removeEventListener('beforeunload', ask);
}

/** Asks no more: what was typed is on its way as a plain form. */
export function letGo(): void {
	removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
	event.preventDefault();
	// Older browsers ask by this.
	event.returnValue = '';
}

/** Puts back what the visitor had typed into fields that React has just made, and the focus if it was taken away with one. */
export function restoreDrafts(container: HTMLElement | null): void {
	for (const field of container?.querySelectorAll<Field>('input, textarea') ?? []) {
		const key = keyOf(field);
		const draft = drafts.get(key);
		if (typeof draft === 'boolean') (field as HTMLInputElement).checked = draft;
		else if (draft !== undefined && field.value !== draft) field.value = draft;
		if (field.name === MESSAGE) addTo(field);
		if (focused?.key !== key || document.activeElement !== document.body) continue;
		const [start, end] = focused.selection;
		field.focus({ preventScroll: true });
		if (start !== null) field.setSelectionRange(start, end);
	}
}

/** Puts a text of this page into the next message field that comes, below what was typed there before. */
export function addToMessage(text: string): void {
	addition = { from: location.pathname, text: plain(text) };
}

function addTo(field: Field): void {
	if (addition === undefined) return;
	const { from, text } = addition;
	addition = undefined;
	const message = withPart(field.value, text, parts.get(from));
	parts.set(from, text);
	if (message === field.value) return;
	field.value = message;
	// Whoever listens to what is typed hears of it.
	field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Forgets what was typed into a form that has been sent. */
export function forgetDrafts(form: HTMLFormElement): void {
	for (const field of form.querySelectorAll<Field>('input, textarea')) drafts.delete(keyOf(field));
	guard();
}
