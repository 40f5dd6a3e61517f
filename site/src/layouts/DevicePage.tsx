import { textOf } from '../i18n/i18n';
import type { DeviceGroupText, NamespaceOf } from '../i18n/shapes';
import { ShelfPart } from '../scenes/ShelfPart';
import type { ShelfGroup } from '../scenes/shelf';
import { DeviceComparison } from '../sections/devices/DeviceComparison';
import { FaqSection } from '../sections/Faq';
import { PageEnd } from '../sections/PageEnd';
import { PageHero } from '../sections/PageHero';
import { Boundaries } from '../ui/Boundaries';
import { Example } from '../ui/Example';
import { Section } from '../ui/Section';
import css from './DevicePage.module.css';

interface Props {
	readonly ns: NamespaceOf<DeviceGroupText>;
}

/** One group of devices: its classes compared, and which one suits whom. Needs the namespace `devices/fields`. */
export default function DevicePage({ ns }: Props) {
	const text: DeviceGroupText = textOf(ns);
	return (
		<Boundaries>
			<PageHero
				{...text.hero}
				scene={
					<Example>
						<ShelfPart group={ns.replace('devices/', '') as ShelfGroup} label={text.hero.scene} />
					</Example>
				}
			/>
			<Section title={text.comparison.title} tone="sunken">
				<DeviceComparison {...text.comparison} />
			</Section>
			<Section title={text.advice.title} tone="deep">
				<ol className={css.advice}>
					{text.advice.items.map((item) => (
						<li key={item.title}>
							<h3>{item.title}</h3>
							<p>
								<span className="arrow" />
								<span>{item.text}</span>
							</p>
						</li>
					))}
				</ol>
			</Section>
			<PageEnd path={`/${ns}/`} text={text}>
				<FaqSection {...text.questions} name={ns} />
			</PageEnd>
		</Boundaries>
	);
}
