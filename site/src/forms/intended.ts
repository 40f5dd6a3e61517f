import emailMisspelled from 'email-misspelled';
import { commonMailDomains, otherMailDomains } from '../content/mail-domains';
import { addressIn } from './address';

/** From this length on a domain with two wrong letters is more likely a slip than a name of its own, in characters. */
const LONG = 9;

const alike = emailMisspelled({ domains: [...commonMailDomains], maxMisspelled: 2 });

function sameLetters(one: string, other: string): boolean {
	return Array.from(one).sort().join('') === Array.from(other).sort().join('');
}

/** The address that was probably meant, when the domain looks like a slip of a common one. */
export function intended(typed: string): string | undefined {
	const [local, domain, more] = addressIn(typed.replace(/\p{DI}/gu, '').trim()).split('@');
	if (!local || !domain || more !== undefined) return undefined;
	const lower = domain.toLowerCase();
	if (otherMailDomains.includes(lower)) return undefined;
	// Two letters that changed places are one slip.
	const slips = alike(`${local}@${lower}`).map(({ suggest, misspelledCount }) => ({
		suggest,
		count: sameLetters(suggest, lower) ? 1 : misspelledCount,
	}));
	const [likely] = slips
		.filter(({ suggest, count }) => count === 1 || suggest.length >= LONG)
		.sort((a, b) => a.count - b.count || commonMailDomains.indexOf(a.suggest) - commonMailDomains.indexOf(b.suggest));
	return likely && `${local}@${likely.suggest}`;
}
