declare const __SHOWS_EXAMPLES__: boolean;

/** Whether what has no entry yet shows an example that is marked as one: on every stage but production. */
export const SHOWS_EXAMPLES: boolean = typeof __SHOWS_EXAMPLES__ === 'boolean' && __SHOWS_EXAMPLES__;
