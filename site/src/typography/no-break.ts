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

/** What an element holds, with the words in it that no line may break. */
export function wholeWords<P extends { children?: ReactNode }>(type: unknown, props: P): P {
	const { children } = props;
	if ((typeof type !== 'string' && type !== Fragment) || TEXT_ONLY.has(type)) return props;
	if (typeof children === 'string') return { ...props, children: wholeText(children) };
	if (!Array.isArray(children)) return props;
	const whole = children.map((child, index) => (typeof child === 'string' ? wholeText(child, index) : child));
	return { ...props, children: whole };
}
