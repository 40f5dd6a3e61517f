import type { Namespace } from '../../i18n/resources';
import { MenuObjects } from './MenuObjects';
import { PrintedEvening } from './PrintedEvening';

/** What the header and the home page show of the sample evening, as files by name. Only the build draws them. */
export const ofEvening = { menu: MenuObjects, 'evening-roll': PrintedEvening } as const;

/** The texts of these drawings. */
export const eveningTexts: readonly Namespace[] = ['common', 'tools/matchday'];
