/** Whether the page in view came as HTML, complete, and none has been rendered since. */
export const arrival = { isShown: false };
