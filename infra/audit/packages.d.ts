/** What the audit uses of its own packages, which `npm run audit` alone installs. */
declare module 'chrome-launcher' {
	export function launch(options: {
		chromePath: string;
		chromeFlags: string[];
		logLevel: string;
	}): Promise<{ port: number; kill: () => void }>;
}

declare module 'lighthouse' {
	interface Result {
		runtimeError?: { message: string };
		audits: Record<string, { numericValue: number; details: { items: Record<string, never>[] } }>;
		categories: Record<string, { id: string; score: number }>;
		environment: { benchmarkIndex: number };
	}
	export default function lighthouse(url: string, flags: object): Promise<{ lhr: Result }>;
	export function generateReport(result: Result, format: 'html'): string;
}

declare module 'lighthouse/core/lib/median-run.js' {
	import type { Result } from 'lighthouse';
	export function computeMedianRun(runs: Result[]): Result;
}

/** What acting.mjs has web-vitals keep. */
interface Window {
	/** The slowest interaction. */
	inp?: { value: number; attribution: Record<'inputDelay' | 'processingDuration' | 'presentationDelay', number> };
	/** The first paint of a soft navigation. */
	change?: { value: number };
}
