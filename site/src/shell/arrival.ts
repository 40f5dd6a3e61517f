let isShown = false;

/** Says that the page in the document came as HTML. */
export function arrive(): void {
	isShown = true;
}

/** Says that the page of arrival has been left. */
export function leaveArrival(): void {
	isShown = false;
}

/** Whether the page in view came as HTML, complete, and none has been rendered since. */
export function isArrival(): boolean {
	return isShown;
}
