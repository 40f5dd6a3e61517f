/**
 * The German texts of the open page in their order, each whole: the words of a paragraph with its links, one list item.
 * Runs in the browser, so it holds all that it needs.
 */
export function germanTexts(): { text: string; isOwn: boolean }[] {
	const texts: { text: string; isOwn: boolean }[] = [];
	let [block, last]: [Element | null, { text: string; isOwn: boolean }] = [null, { text: '', isOwn: false }];
	const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
		const element = node instanceof Element ? node : node.parentElement;
		if (element === null || element.closest('script, style, template')) continue;
		const isGerman = element.closest('[lang]')?.getAttribute('lang')?.startsWith('de') ?? false;
		// The head is the page's own: its title and description.
		const isOwn = element.closest('main, head') !== null;
		if (node instanceof Element) {
			if (node.localName === 'br') last.text += ' ';
			const heard = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
			if (['description', 'keywords'].includes(node.getAttribute('name') ?? '')) heard.push('content');
			if (isGerman) texts.push(...heard.map((name) => ({ text: node.getAttribute(name) ?? '', isOwn })));
			continue;
		}
		let around: Element | null = element;
		while (around && getComputedStyle(around).display === 'inline' && around.localName !== 'text') {
			around = around.parentElement;
		}
		if (around !== block) {
			[block, last] = [around, { text: '', isOwn }];
			texts.push(last);
		}
		// Between German words, what is in another language is one word that nobody checks.
		last.text += isGerman ? (node.nodeValue ?? '') : ' … ';
	}
	return texts;
}
