import { textOf } from '../../i18n/i18n';

/** Names of all classes, by their ids. */
export function classNames(): Readonly<Record<string, string>> {
	return textOf('devices/fields').classes;
}
