/** The four stations of an evening, with all that they say. */
import type { ComponentType } from 'react';
import closingTexts from '../../../../../locales/de/tools/matchday/closing.json';
import gateTexts from '../../../../../locales/de/tools/matchday/gate.json';
import playTexts from '../../../../../locales/de/tools/matchday/play.json';
import takeTexts from '../../../../../locales/de/tools/matchday/take.json';
import tillTexts from '../../../../../locales/de/tools/matchday/till.json';
import windowTexts from '../../../../../locales/de/tools/matchday/window.json';
import { addTexts } from '../../../i18n/i18n';
import type { StationName } from '../events';
import { ClosingStation } from './closing/ClosingStation';
import { Gate } from './gate/Gate';
import { Till } from './till/Till';
import type { StationProps } from './usePlay';
import { ShopWindow } from './window/ShopWindow';

addTexts('tools/matchday/play', playTexts);
addTexts('tools/matchday/window', windowTexts);
addTexts('tools/matchday/gate', gateTexts);
addTexts('tools/matchday/till', tillTexts);
addTexts('tools/matchday/closing', closingTexts);
addTexts('tools/matchday/take', takeTexts);

/** The parts of a station. */
export const stationComponents: Readonly<Record<StationName, ComponentType<StationProps>>> = {
	window: ShopWindow,
	gate: Gate,
	till: Till,
	closing: ClosingStation,
};
