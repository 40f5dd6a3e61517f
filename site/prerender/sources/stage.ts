import { stageConfig } from '../../../infra/deploy/samconfig.mjs';

/** What the site says of the stage that it is built for. */
export interface Stage {
	/** Of canonical addresses, the sitemap and every other link that names the site. */
	readonly origin: string;
	/** Of the analytics host; empty when none is set up. It is in the pages' code, in their policy and on the privacy page. */
	readonly analytics: string;
	/** Who gets leads beside us, by the hook of the stack: name and place; empty when there is none. */
	readonly recipient: string;
}

/** Facts of a stage, which samconfig.toml has. */
export function stageFacts(name: string, text?: string): Stage {
	if (!/^[a-z][a-z0-9-]{0,19}$/.test(name)) {
		throw new Error(`SITE_STAGE is '${name}': set it to the name of a stage, such as production`);
	}
	const { origin, analytics, parameters } = stageConfig(name, text);
	if (analytics !== '' && (!URL.canParse(analytics) || new URL(analytics).origin !== analytics)) {
		throw new Error(
			`samconfig.toml: analytics is '${analytics}': set it to an origin such as https://stats.example.org`,
		);
	}
	return { origin, analytics, recipient: parameters.LeadHookUrl ? (parameters.LeadHookRecipient ?? '') : '' };
}

/** The stage of this build. Without SITE_STAGE the site is production's, but without analytics. */
export const stage: Stage = process.env.SITE_STAGE
	? stageFacts(process.env.SITE_STAGE)
	: { ...stageFacts('production'), analytics: '' };
