import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import { pages } from '../routes';

const components = new Map<string, AsyncRouteComponent<object>>(
	pages.map(({ path, page }) => [path, lazyRouteComponent(page)]),
);

/** The component of a page of the route table. Its code comes with `preload`, or else when it is first rendered.
 * @throws when no page has that path */
export function pageComponent(path: string): AsyncRouteComponent<object> {
	const component = components.get(path);
	if (component === undefined) throw new Error(`No page has the path ${path}.`);
	return component;
}
