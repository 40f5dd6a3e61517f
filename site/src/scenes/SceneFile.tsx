import { textOf } from '../i18n/i18n';
import type { SceneName } from './index';

interface Props {
	readonly name: SceneName;
	/** Size of the drawing in user units, so that its place is kept until it is there. */
	readonly width: number;
	readonly height: number;
	/** What a screen reader says; by itself what the scene's texts do. */
	readonly label?: string;
}

/** A product scene from its own file. It is drawn in this page's colours and font, which are inherited. */
export function SceneFile({ name, width, height, label = labelOf(name) }: Props) {
	return (
		<svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
			<use href={`/scenes/${name}.svg#scene`} />
		</svg>
	);
}

function labelOf(name: SceneName): string | undefined {
	const texts = textOf(`scenes/${name}`);
	return 'label' in texts ? texts.label : undefined;
}
