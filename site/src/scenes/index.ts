import { PosScreen } from './PosScreen';
import { ReportPage } from './ReportPage';
import { SeasonPass } from './SeasonPass';

/**
 * Scenes that pages show as files, by file name. Below the first screen a scene costs the page one line instead of its
 * drawing: see `ui/SceneFile.tsx`.
 */
export const scenes = {
	'pos-screen': PosScreen,
	'report-page': ReportPage,
	'season-pass': SeasonPass,
} as const;

export type SceneName = keyof typeof scenes;
