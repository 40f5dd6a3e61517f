import type { ReactNode } from 'react';
import { textOf } from '../../i18n/i18n';
import { isRoutePath } from '../../routes';
import { Link } from '../../ui/Link';
import css from './Part.module.css';

interface Props {
	readonly number: number;
	readonly title: string;
	/** Path of the tool that the numbers are from. */
	readonly tool?: string;
	/** True while these are the example's. */
	readonly isExample?: boolean;
	readonly children: ReactNode;
}

/** A numbered part of the paper, with the way to the tool that changes it. */
export function Part({ number, title, tool = '', isExample = false, children }: Props) {
	const text = textOf('tools/board');
	return (
		<div className={css.part}>
			<div className={css.partHead}>
				<h3>
					<span>{number}</span> <span>{title}</span>
				</h3>
				{isExample && <span className={css.example}>{text.exampleNumbers}</span>}
				{isRoutePath(tool) && (
					<Link to={tool} className={css.change}>
						{text.ownNumbers}
					</Link>
				)}
			</div>
			{children}
		</div>
	);
}
