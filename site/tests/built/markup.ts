import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
	root: true,
	extends: ['html-validate:recommended'],
	rules: {
		'doctype-style': ['error', { style: 'lowercase' }],
		'heading-level': 'error',
		'input-missing-label': 'error',
		'no-missing-references': 'error',
		// React's useId begins with an underscore, which HTML allows.
		'valid-id': ['error', { relaxed: true }],
		// The class keeps it in one line, with the space and the hyphen that people type.
		'tel-non-breaking': ['error', { ignoreClasses: ['whole'] }],
		// The next three are about style: React decides how it writes attributes, and HTML reads both ways alike.
		'attr-case': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
	},
});

/** What is wrong with a document, one line each. */
export function markupFaults(html: string): string[] {
	const { results } = validator.validateStringSync(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
	);
}
