/** What others do to a page, each as a function that runs in it. */
export const CHANGES = {
	'its words are translated': () => {
		for (const element of document.querySelectorAll('h1, h2, h3, label, p, button, legend, a, li')) {
			for (const node of [...element.childNodes]) {
				if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
				const [outer, inner] = [document.createElement('font'), document.createElement('font')];
				inner.textContent = `Translated ${node.nodeValue}`;
				outer.append(inner);
				node.replaceWith(outer);
			}
		}
	},
	'its headline is translated': () => {
		for (const headline of document.querySelectorAll('h1')) {
			const [outer, inner] = [document.createElement('font'), document.createElement('font')];
			inner.textContent = `Translated ${headline.textContent}`;
			outer.append(inner);
			headline.replaceChildren(outer);
		}
	},
	'a password manager puts something behind each field': () => {
		for (const field of document.querySelectorAll('input, textarea')) {
			const element = document.createElement('div');
			element.setAttribute('data-lastpass-icon-root', '');
			field.after(element);
		}
	},
	'elements are added everywhere': () => {
		for (const place of document.querySelectorAll('header, main, main > *, footer, body, #root')) {
			place.append(document.createElement('aside'));
		}
	},
	'a link is taken away': () => {
		for (const link of document.querySelectorAll('header nav a, main a, footer nav a')) {
			if (link.closest('form')) continue;
			link.remove();
			return;
		}
	},
	'attributes are added': () => {
		for (const element of document.querySelectorAll('html, body, input, textarea, form')) {
			element.setAttribute('data-gr-ext-installed', '');
			element.setAttribute('cz-shortcut-listen', 'true');
		}
	},
	'a number becomes a link': () => {
		const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
			const place = node.data.search(/\d/);
			if (place === -1) continue;
			const rest = node.splitText(place);
			const link = document.createElement('a');
			link.href = 'tel:1';
			rest.replaceWith(link);
			link.append(rest);
			return;
		}
	},
	'an extension comes in at the start': () => {
		for (const place of [document.head, document.body]) {
			const style = document.createElement('style');
			style.textContent = 'extension-element { display: none }';
			place.prepend(style, document.createElement('extension-element'));
		}
	},
} as const satisfies Record<string, () => void>;

/** Runs in the page: translates every text that is on it, as page translation does. */
export function translateAll(): void {
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
		if (node.data.trim() && !node.parentElement?.closest('script, style, svg, textarea')) texts.push(node);
	}
	for (const text of texts) {
		const [outer, inner] = [document.createElement('font'), document.createElement('font')];
		inner.textContent = `Translated ${text.data}`;
		outer.append(inner);
		text.replaceWith(outer);
	}
}
