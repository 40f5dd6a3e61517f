/**
 * A failure that the person at the keyboard can correct: its message is the one line they see.
 */
export class Failure extends Error {}
