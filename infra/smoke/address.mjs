/**
 * Whether a stage answers under the name that samconfig.toml gives it, and with the HSTS header that it sets.
 */

/** Names under which a stage is tested before its own is in DNS: those of this machine, and CloudFront's. */
const OTHERS = /^(localhost|127\.0\.0\.1|.+\.cloudfront\.net)$/;

/** Checks the address, its HSTS header, and that the other name leads to it.
 * @param {import('./findings.mjs').Findings} findings @param {string} origin
 * @param {import('../deploy/samconfig.mjs').StageConfig} config of the stage */
export async function checkAddress(findings, origin, config) {
	const response = await fetch(origin, { redirect: 'manual' });
	await response.arrayBuffer();
	findings.same(
		response.headers.get('strict-transport-security'),
		hsts(config.parameters),
		'strict-transport-security',
	);
	if (OTHERS.test(new URL(origin).hostname)) return;
	findings.same(origin, config.origin, `The address of ${config.parameters.Stage}, as samconfig.toml has it,`);
	const { AlternateDomainName: other } = config.parameters;
	if (!other) return;
	const led = await fetch(`https://${other}/contact/?a=1`, { redirect: 'manual' });
	await led.arrayBuffer();
	const answer = `${led.status} ${led.headers.get('location')}`;
	findings.same(answer, `301 ${config.origin}/contact?a=1`, `What ${other} answers`);
}

/** As `ResponseHeaders` of template.yaml says it, whose default is what the preload lists ask for: two years.
 * @param {Record<string, string | undefined>} parameters */
function hsts({ HstsMaxAge = '63072000', HstsIncludeSubdomains, HstsPreload }) {
	const words = [HstsIncludeSubdomains === 'on' && 'includeSubDomains', HstsPreload === 'on' && 'preload'];
	return [`max-age=${HstsMaxAge}`, ...words.filter(Boolean)].join('; ');
}
