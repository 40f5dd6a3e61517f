import type { Namespace } from '../../i18n/resources';
import { MenuObjects } from './MenuObjects';

/** What the header shows of the sample evening, as files by name. Only the build draws them. */
export const ofEvening = { menu: MenuObjects } as const;

/** The texts of these drawings. */
export const eveningTexts: readonly Namespace[] = ['common', 'tools/matchday'];
