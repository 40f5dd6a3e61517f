declare global {
	interface Window {
		/** Translates the texts of elements as browsers do: each is put into elements of their own. */
		translate(selector: string): void;
	}
}

/** Runs in a page before anything else. */
export function bringTranslator(): void {
	window.translate = (selector) => {
		for (const element of document.querySelectorAll(selector)) {
			if (element.closest('script, style, svg, textarea')) continue;
			for (const node of [...element.childNodes]) {
				if (!(node instanceof Text) || !node.data.trim()) continue;
				const [outer, inner] = [document.createElement('font'), document.createElement('font')];
				inner.textContent = `Translated ${node.data}`;
				outer.append(inner);
				node.replaceWith(outer);
			}
		}
	};
}

/** What others do to a page, each as a function that runs in it. */
export const CHANGES = {
	'its words are translated': () => window.translate('h1, h2, h3, label, p, button, legend, a, li'),
	'its headline is translated': () => window.translate('h1'),
	'a password manager puts something behind each field': () => {
		for (const field of document.querySelectorAll('input, textarea')) {
			const element = document.createElement('div');
			element.setAttribute('data-lastpass-icon-root', '');
			field.after(element);
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
