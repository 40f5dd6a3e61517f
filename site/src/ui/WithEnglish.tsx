/** German words, and behind them, smaller, the English ones that the customer ordered. */
export function WithEnglish({ german, english }: { readonly german: string; readonly english: string }) {
	return (
		<>
			{`${german} `}
			<small lang="en">{english}</small>
		</>
	);
}
