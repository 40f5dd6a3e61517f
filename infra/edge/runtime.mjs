/**
 * What the runtime of CloudFront Functions documents: "JavaScript runtime 2.0 features for CloudFront Functions"
 * and "General helper methods" in the CloudFront Developer Guide, compared in November 2026.
 */

const words = (text) => text.trim().split(/\s+/);

/** Names that a function may use without declaring them. Promise is documented too: this site's functions run in one go. */
export const GLOBALS = new Set(
	words(`Array Boolean Date Error JSON Math Number Object RangeError RegExp String SyntaxError TypeError
		Infinity NaN undefined console decodeURI decodeURIComponent encodeURI encodeURIComponent isFinite isNaN
		parseFloat parseInt`),
);

const METHODS = {
	Object: `assign create defineProperties defineProperty entries freeze getOwnPropertyDescriptor getOwnPropertyNames
		getPrototypeOf hasOwnProperty is isExtensible isFrozen isPrototypeOf isSealed keys preventExtensions
		propertyIsEnumerable seal setPrototypeOf toString valueOf values`,
	String: `charAt codePointAt concat endsWith fromCharCode fromCodePoint includes indexOf lastIndexOf match padEnd
		padStart repeat replace search slice split startsWith substr substring toLowerCase toUpperCase trim trimEnd trimStart`,
	Array: `copyWithin every fill filter find findIndex forEach includes indexOf isArray join lastIndexOf map of pop push
		reduce reduceRight reverse shift slice some sort splice unshift`,
	Number: 'isInteger isSafeInteger toExponential toFixed toPrecision',
	Function: 'apply bind call',
	RegExp: 'exec test',
	JSON: 'parse stringify',
	console: 'log',
	// The event's own helper for the query as it was sent.
	request: 'rawQueryString',
};

/** Methods that a function may call. */
export const CALLABLE = new Set(Object.values(METHODS).flatMap(words));
