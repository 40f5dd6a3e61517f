import { SolutionPage } from '../../../layouts/SolutionPage';
import { SelfServiceKiosk } from '../../../scenes/SelfServiceKiosk';

export default function SelfServicePage() {
	return (
		<SolutionPage
			path="/solutions/payments/self-service/"
			ns="solutions/payments/self-service"
			scene={<SelfServiceKiosk />}
		/>
	);
}
