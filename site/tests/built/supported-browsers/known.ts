/** What scripts call that a listed browser lacks, and why nothing breaks there. */
export const SCRIPTS: Readonly<Record<string, string>> = {
	'.getUserMedia()': 'Asked for only where a browser reads codes by itself, which is newer (`matchday/play/gate/`).',
	AudioContext: 'Looked for first: without it the gate has no sound (`matchday/play/gate/`).',
	'.hidePopover()': 'Caught: the menu is open by an attribute there (`shell/Header.tsx`).',
	'.showModal()': 'The boundary around what comes on demand catches it, and the visitor is told (`ui/OnDemand.tsx`).',
	'.showPicker()':
		'Caught: the dropdown has the focus, and opens at the next press (`sections/devices/DeviceChoice.tsx`).',
	'.startViewTransition()': 'React and the router ask for it before the call.',
	'.translate()': 'A method of i18next that has the name of a newer attribute.',
	'Intl.ListFormat': 'i18next calls it for lists in texts, and the site has none.',
	navigation: 'React asks by `typeof`.',
	reportError: 'React asks by `typeof`.',
	setImmediate: 'React asks by `typeof`.',
};

/** What styles have that a listed browser lacks, and what a visitor sees there. */
export const STYLES: Readonly<Record<string, string>> = {
	':has': 'While somebody plays the match day, the header stays above its clock.',
	':details-content': 'On paper questions stay folded; without JavaScript a linked question opens by a press.',
	':popover-open': 'The menu opens by an attribute (`boot/loader.js`).',
	'@container':
		'An e-mail field stands above its button, as on a phone; columns keep their places where the text is large.',
	'container-type': 'As `@container`.',
	'content-visibility': 'As `::details-content`.',
	'(forced-colors': 'Where nothing forces colours, nothing has to be hidden for them.',
	'(prefers-contrast': 'Inks and lines are those that everybody gets.',
	'forced-color-adjust': 'Logos stand on the ground that forced colours have.',
	'grid-template-rows: subgrid': 'What neighbours have in common does not begin on the same line.',
	'overflow-x: clip':
		'Is `hidden` there (`shell/Shell.module.css`): what is stuck to the window scrolls with the page.',
	'hanging-punctuation': 'Quotation marks stand in line with the text.',
	'hyphenate-limit-chars': 'Shorter words are hyphenated, too.',
	'text-wrap': 'Lines break as they did before that.',
	'view-timeline': 'Scenes stand still.',
	'align-content: start': 'Safari has it since 15.6: rows share the room that is left.',
	'align-content: end': 'As `align-content: start`.',
	'place-items: start': 'Safari has the shorthand with it since 15.6.',
	'place-self: start': 'As `place-items`.',
	'place-self: end': 'As `place-items`.',
	'@page': 'The browser’s own margins count on paper.',
	page: 'As `@page`.',
	size: 'As `@page`: the visitor chooses A4.',
	'break-after: avoid': 'On paper a heading may be the last on its sheet.',
	'cursor: pointer': 'A telephone has no pointer.',
	'cursor: progress': 'A telephone has no pointer.',
	resize: 'On a telephone a field can’t be drawn larger.',
};
