import type { Page } from '@playwright/test';

/** What moves or would move, one line each: animations, and transitions longer than a millisecond. */
export function movements(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
		const running = document.getAnimations().map((animation) => `runs: ${animation.constructor.name}`);
		const styled = [...document.querySelectorAll('*')].flatMap((element) =>
			[undefined, '::before', '::after'].flatMap((part) => {
				const style = getComputedStyle(element, part);
				const moves = style.animationName !== 'none' && longest(style.animationDuration) > 0.001;
				const changes = longest(style.transitionDuration) > 0.001;
				const glides = style.scrollBehavior === 'smooth';
				const name = `${element.localName}.${element.getAttribute('class')}${part ?? ''}`;
				return moves || changes || glides ? [name] : [];
			}),
		);
		return [...running, ...new Set(styled)];
	});
}
