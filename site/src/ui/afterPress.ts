let isPressed = false;
const waiting: (() => void)[] = [];

function begin(): void {
	isPressed = true;
}

function end(): void {
	isPressed = false;
	// The press itself is reported after this.
	for (const act of waiting.splice(0)) setTimeout(act);
}

if (typeof document !== 'undefined') {
	document.addEventListener('pointerdown', begin, true);
	document.addEventListener('pointerup', end, true);
	document.addEventListener('pointercancel', end, true);
}

/**
 * Acts once no press is under way. For what a field that is left or reached changes in the flow of the page: a press moves the
 * focus as it begins, and where the page moves before it ends, it lands on something else.
 */
export function afterPress(act: () => void): void {
	// A touch moves the focus after its end, in the task that presses.
	if (isPressed) waiting.push(act);
	else setTimeout(act);
}
