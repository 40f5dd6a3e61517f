import { textOf } from '../../i18n/i18n';
import { DevicesTool } from '../../sections/tools/devices/DevicesTool';
import { Sources } from '../../sections/tools/devices/Sources';
import { BackLink } from '../../ui/BackLink';
import { Parts } from '../../ui/Parts';

export default function Devices() {
	const text = textOf('tools/devices');
	return (
		<Parts>
			<DevicesTool />
			<Sources />
			<BackLink to="/devices/" text={text.back} />
		</Parts>
	);
}
