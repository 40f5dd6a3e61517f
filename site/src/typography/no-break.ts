import { createElement, Fragment, type ReactNode } from 'react';

/** Words without a line break in them: what looks torn when a line ends with its hyphen: E-Mail, QR-Code, 2D-Leser, DSFinV-K, and references such as K7QM-4TXR. */
const WHOLE = /\b([A-Z\d]{1,2}-[\wäöüß]+|[\wäöüß]+-[A-Z\d](?![-\wäöüß])|[A-Z\d]{4}-[A-Z\d]{4}\b)/;

/** Elements that hold text alone. */
const TEXT_ONLY = new Set<unknown>(['text', 'tspan', 'title', 'desc', 'option', 'textarea', 'script', 'style']);

function wholeText(text: string, key?: number): ReactNode {
	const parts = text.split(WHOLE);
	if (parts.length === 1) return text;
	// The hyphen stays the one that people type, search for and copy. In one element, for parents that lay out each child
	// by itself, and of a kind that no other style means.
	const pieces = parts.map((part, index) =>
		index % 2 === 1 ? createElement('bdi', { className: 'whole' }, part) : part,
	);
	return createElement('bdi', key === undefined ? null : { key: `whole${key}` }, ...pieces);
}

function isText(child: ReactNode): child is string | number {
	return typeof child === 'string' || typeof child === 'number';
}

/** Children with texts side by side as one: browsers leave a blank that is a text of its own out of names where a line ends.
 * What is no text keeps its place, by which React knows it again. */
function inOneText(children: readonly ReactNode[]): ReactNode[] {
	const joined = [...children];
	for (let at = joined.length - 1; at > 0; at--) {
		const [before, text] = [joined[at - 1], joined[at]];
		if (isText(before) && isText(text)) joined.splice(at - 1, 2, `${before}${text}`, null);
	}
	return joined;
}

/** What an element holds, with the words in it that no line may break, and each blank in one text with its words. */
export function wholeWords<P extends { children?: ReactNode }>(type: unknown, props: P): P {
	const children = Array.isArray(props.children) ? inOneText(props.children) : props.children;
	if ((typeof type !== 'string' && type !== Fragment) || TEXT_ONLY.has(type)) return { ...props, children };
	if (typeof children === 'string') return { ...props, children: wholeText(children) };
	if (!Array.isArray(children)) return props;
	const whole = children.map((child, index) => (typeof child === 'string' ? wholeText(child, index) : child));
	return { ...props, children: whole };
}
