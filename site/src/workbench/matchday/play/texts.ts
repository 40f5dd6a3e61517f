import closing from '../../../../../locales/de/tools/matchday/closing.json';
import gate from '../../../../../locales/de/tools/matchday/gate.json';
import play from '../../../../../locales/de/tools/matchday/play.json';
import take from '../../../../../locales/de/tools/matchday/take.json';
import till from '../../../../../locales/de/tools/matchday/till.json';
import shop from '../../../../../locales/de/tools/matchday/window.json';
import { addTexts } from '../../../i18n/i18n';

/** What the stations say comes with them, in one file. */
export function addStationTexts(): void {
	addTexts('tools/matchday/play', play);
	addTexts('tools/matchday/window', shop);
	addTexts('tools/matchday/gate', gate);
	addTexts('tools/matchday/till', till);
	addTexts('tools/matchday/closing', closing);
	addTexts('tools/matchday/take', take);
}
