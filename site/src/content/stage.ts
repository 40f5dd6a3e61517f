declare const __SITE_ORIGIN__: string;
declare const __ANALYTICS_ORIGIN__: string;
declare const __LEAD_RECIPIENT__: string;

// The build takes them from samconfig.toml (prerender/sources/stage.ts); where no build was, nothing is set up.

/** Address of this site, without a slash at its end. */
export const ORIGIN: string = typeof __SITE_ORIGIN__ === 'string' ? __SITE_ORIGIN__ : 'http://localhost';

/** Origin of the analytics host; empty when there is none. */
export const ANALYTICS_ORIGIN: string = typeof __ANALYTICS_ORIGIN__ === 'string' ? __ANALYTICS_ORIGIN__ : '';

/** Who gets leads by the hook of the stack; empty when there is none. */
export const LEAD_RECIPIENT: string = typeof __LEAD_RECIPIENT__ === 'string' ? __LEAD_RECIPIENT__ : '';
