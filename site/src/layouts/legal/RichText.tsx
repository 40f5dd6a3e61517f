import type { ReactNode } from 'react';
import { isOperatorDetail, operator } from '../../content/operator';
import { External } from '../../ui/External';
import { LinkedText } from '../../ui/LinkedText';

/** {{detail}}, an e-mail address, or a host that begins with www. */
const TOKEN = /\{\{(?<detail>\w+)\}\}|(?<email>[\w.+-]+@[\w.-]+\.\w+)|(?<host>www\.[\w.-]+\.\w+)/g;

/** A sentence of a legal text with the operator's details filled in and its addresses as links. */
export function RichText({ text }: { text: string }) {
	const parts: ReactNode[] = [];
	let end = 0;
	for (const match of text.matchAll(TOKEN)) {
		parts.push(
			<LinkedText key={end} text={text.slice(end, match.index)} />,
			<Token key={match.index} {...match.groups} />,
		);
		end = match.index + match[0].length;
	}
	parts.push(<LinkedText key={end} text={text.slice(end)} />);
	return <>{parts}</>;
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
	if (name !== 'phone') return value;
	return (
		<a className="whole" href={`tel:${value.replace(/[^+\d]/g, '')}`}>
			{value}
		</a>
	);
}
