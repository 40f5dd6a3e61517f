import type { ComponentProps } from 'react';
import { SceneFile } from '../scenes/SceneFile';
import { Example } from '../ui/Example';
import { Section } from '../ui/Section';
import { Flow } from './Flow';

interface Props {
	readonly text: { readonly title: string; readonly nodes: readonly string[]; readonly text: string };
	readonly scene: ComponentProps<typeof SceneFile>;
}

/** A part of a page that tells what flows from where to where, with an example drawn beside it. */
export function DrawnFlow({ text, scene }: Props) {
	return (
		<Section title={text.title}>
			<Flow
				{...text}
				drawing={
					<Example>
						<SceneFile {...scene} />
					</Example>
				}
			/>
		</Section>
	);
}
