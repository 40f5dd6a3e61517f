import { textOf } from '../i18n/i18n';
import { cardPath, Paper } from './parts/Paper';
import { Perforation } from './parts/Perforation';
import { QrCode } from './parts/QrCode';
import { Stage } from './parts/Stage';
import { type } from './parts/type';

type Texts = ReturnType<typeof textOf<'scenes/ticket-phone'>>;

/** A phone held up at the door; behind it the poster that made somebody buy. */
export default function TicketPhone() {
	const text = textOf('scenes/ticket-phone');
	return (
		<Stage width={560} height={480} label={text.name}>
			<Poster {...text.poster} />
			<Phone {...text.phone} />
		</Stage>
	);
}

function Poster({ club, title, date, place }: Texts['poster']) {
	return (
		<g transform="translate(18 64) rotate(-5)" fill="var(--on-bar)">
			<Paper d="M0 0H310V384H0z" fill="var(--card)" />
			<circle cx={140} cy={240} r={64} fill="var(--flood)" />
			<path d="M0 214H310M0 227H310M0 240H310M0 253H310M0 266H310" stroke="var(--card-deep)" strokeWidth={3} />
			<text x={24} y={40} {...type.label} fontSize={17}>
				{club.toUpperCase()}
			</text>
			<g {...type.headline} fontSize={66}>
				<text x={22} y={104}>
					{title[0]}
				</text>
				<text x={22} y={162}>
					{title[1]}
				</text>
			</g>
			<g {...type.figure} fontSize={24}>
				<text x={24} y={334}>
					{date}
				</text>
				<text x={24} y={362}>
					{place}
				</text>
			</g>
		</g>
	);
}

function Phone({ event, date, category, price, seat }: Texts['phone']) {
	return (
		<g transform="translate(302 6) rotate(4)" fill="var(--paper-ink)">
			<Paper d={cardPath(236, 446, 32)} fill="var(--device)" />
			<path d={cardPath(216, 426, 24)} fill="var(--card-deep)" transform="translate(10 10)" />
			<path d="M98 27h40" stroke="var(--device)" strokeWidth={11} strokeLinecap="round" />
			<g transform="translate(20 46)">
				<path d="M4 0H192l4 4V106a10 10 0 0 0 0 20V372l-4 4H4l-4-4V126a10 10 0 0 0 0-20V4z" fill="var(--paper)" />
				<text x={18} y={40} {...type.headline} fontSize={27}>
					{event}
				</text>
				<text x={19} y={66} {...type.figure} fontSize={17}>
					{date}
				</text>
				<text x={19} y={92} fontSize={16}>
					{category}
				</text>
				<text x={177} y={92} textAnchor="end" {...type.figure} fontSize={18}>
					{price}
				</text>
				<Perforation x={20} y={116} length={160} across />
				<text x={19} y={152} {...type.label} fontSize={16} fill="var(--paper-ink-soft)">
					{seat.label.toUpperCase()}
				</text>
				<text x={19} y={186} {...type.headline} fontSize={34}>
					{seat.value}
				</text>
				<QrCode code="site" x={28} y={212} size={140} />
			</g>
		</g>
	);
}
