import type { ReactNode } from 'react';
import { isOperatorDetail, type OperatorDetail, operator } from '../../content/operator';
import { External } from '../../ui/External';
import { LinkedText } from '../../ui/LinkedText';

/** {{detail}}, an e-mail address, or a host that begins with www. */
const TOKEN = /\{\{(?<detail>\w+)\}\}|(?<email>[\w.+-]+@[\w.-]+\.\w+)|(?<host>www\.[\w.-]+\.\w+)/g;

/** A sentence of a legal text with the operator's details filled in and its addresses as links. */
export function RichText({ text }: { text: string }) {
	const parts: ReactNode[] = [];
	const filled = withWords(text);
	let end = 0;
	for (const match of filled.matchAll(TOKEN)) {
		parts.push(
			<LinkedText key={end} text={filled.slice(end, match.index)} />,
			<Token key={match.index} {...match.groups} />,
		);
		end = match.index + match[0].length;
	}
	parts.push(<LinkedText key={end} text={filled.slice(end)} />);
	return <>{parts}</>;
}

/** A text with the details in it that are neither a link nor a placeholder: one text with the words around them, since names lose
 * a blank between two texts where a line ends. */
function withWords(text: string): string {
	return text.replace(/\{\{(\w+)\}\}/g, (whole, name) =>
		isOperatorDetail(name) && !isElement(name) ? operator[name].value : whole,
	);
}

function isElement(name: OperatorDetail): boolean {
	return operator[name].placeholder || name === 'email' || name === 'phone';
}

interface TokenProps {
	readonly detail?: string;
	readonly email?: string;
	readonly host?: string;
}

function Token({ detail, email, host }: TokenProps) {
	if (detail !== undefined) return <Detail name={detail} />;
	if (email !== undefined) return <a href={`mailto:${email}`}>{email}</a>;
	return <External href={`https://${host}/`}>{host}</External>;
}

/** One detail of the operator. What is still a placeholder looks like one. */
function Detail({ name }: { name: string }) {
	if (!isOperatorDetail(name)) throw new Error(`content/operator.ts has no detail '${name}'`);
	const { value, placeholder } = operator[name];
	if (placeholder) return <mark>{value}</mark>;
	if (name === 'email') return <a href={`mailto:${value}`}>{value}</a>;
	return (
		<a className="whole" href={`tel:${value.replace(/[^+\d]/g, '')}`}>
			{value}
		</a>
	);
}
