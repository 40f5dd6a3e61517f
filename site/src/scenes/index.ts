import { HeroObjects } from './HeroObjects';
import { PosScreen } from './PosScreen';
import { ReportPage } from './ReportPage';
import { SeasonPass } from './SeasonPass';

/**
 * Scenes that pages show as files, by file name: a scene then costs the page one line instead of its drawing. The home
 * page shows four, which would not fit into its first round trip. See `ui/SceneFile.tsx`.
 */
export const scenes = {
	'hero-objects': HeroObjects,
	'pos-screen': PosScreen,
	'report-page': ReportPage,
	'season-pass': SeasonPass,
} as const;

export type SceneName = keyof typeof scenes;
