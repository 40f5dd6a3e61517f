/** German words, and behind them the English ones that the customer ordered. */
export function WithEnglish({ german, english }: { readonly german: string; readonly english: string }) {
	return (
		<>
			{`${german} `}
			<span lang="en">{`(${english})`}</span>
		</>
	);
}
