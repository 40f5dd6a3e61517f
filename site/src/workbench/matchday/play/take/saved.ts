/** An evening as a file: a text with the whole address, to open again. */
/** Bytes of the largest file that is read: twice what the longest log takes. */
export const FILE_MAX = 200_000;

export const FILE_NAME = 'probe-spieltag.txt';
