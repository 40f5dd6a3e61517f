import type { ReactNode } from 'react';
import { parentOf, siblings } from '../content/navigation';
import { textOf, translator } from '../i18n/i18n';
import type { Resources } from '../i18n/resources';
import type { DeviceGroupText } from '../i18n/shapes';
import type { RoutePath } from '../routes';
import { DeviceAdvice } from '../sections/devices/DeviceAdvice';
import { DeviceComparison } from '../sections/devices/DeviceComparison';
import { Faq } from '../sections/Faq';
import { PageHero } from '../sections/PageHero';
import { TicketCta } from '../sections/TicketCta';
import { BackLink } from '../ui/BackLink';
import { button } from '../ui/button';
import { Link } from '../ui/Link';
import { Section } from '../ui/Section';

type DeviceNamespace = { [N in keyof Resources]: Resources[N] extends DeviceGroupText ? N : never }[keyof Resources];

interface Props {
	readonly path: RoutePath;
	readonly ns: DeviceNamespace;
	readonly scene: ReactNode;
}

/** One group of devices: its classes compared, and which one suits whom. Needs the namespace `devices/fields`. */
export function DevicePage({ path, ns, scene }: Props) {
	const text: DeviceGroupText = textOf(ns);
	const common = translator('common');
	return (
		<>
			<PageHero {...text.hero} scene={scene} />
			<Section title={text.comparison.title} tone="sunken">
				<DeviceComparison {...text.comparison} />
			</Section>
			<Section title={text.advice.title} tone="deep">
				<DeviceAdvice items={text.advice.items} />
			</Section>
			<Section title={text.questions.title}>
				<Faq items={text.questions.items} name={ns} />
			</Section>
			<TicketCta
				{...text.cta}
				action={
					<Link to="/contact" className={button()}>
						{text.cta.button}
					</Link>
				}
			/>
			<BackLink to={parentOf(path)} text={text.back}>
				{siblings(path).map((sibling) => (
					<Link key={sibling} to={sibling}>
						{common(`pages.${sibling}`)}
					</Link>
				))}
			</BackLink>
		</>
	);
}
