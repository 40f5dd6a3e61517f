import { FittedText } from './FittedText';

/** Room for a crest, in millimetres. */
const CREST = { width: 11, height: 13 } as const;

interface Props {
	/** Upper left corner, in millimetres. */
	readonly x: number;
	readonly y: number;
	/** Address of the visitor's own picture. */
	readonly picture: string | undefined;
	readonly shortName: string;
	readonly colour: string;
	/** What lies below. */
	readonly ground: string;
}

/** The club's crest, or a shield with its short name. */
export function Crest({ x, y, picture, shortName, colour, ground }: Props) {
	if (picture !== undefined) return <image href={picture} x={x} y={y} {...CREST} />;
	return (
		<g transform={`translate(${x} ${y})`} fill={colour}>
			<path d="M0 1.4Q3.2 1.4 5.5 0 7.8 1.4 11 1.4V6.6C11 9.8 8.6 11.8 5.5 13 2.4 11.8 0 9.8 0 6.6z" />
			<path d="M.9 5.9h9.2v.8C10 9 8.2 11 5.5 12 2.8 11 1 9 .9 6.7z" fill={ground} />
			<path d="M4.4 5.9h2.2v5.6L5.5 12l-1.1-.5z" />
			<FittedText text={shortName} x={5.5} y={5} width={9} size={3.3} anchor="middle" fill={ground} />
		</g>
	);
}
