import { Fanfold } from './Fanfold';
import { HeroObjects } from './HeroObjects';
import { MoneyFlow } from './MoneyFlow';
import { PosScreen } from './PosScreen';
import { ReportPage } from './ReportPage';
import { SeasonPass } from './SeasonPass';
import { TwoTables } from './TwoTables';

/**
 * Scenes that pages show as files, by file name: a scene then costs the page one line instead of its drawing. The home
 * page shows four, and others one below their hero, which would not fit into their first round trip. See `ui/SceneFile.tsx`.
 */
export const scenes = {
	fanfold: Fanfold,
	'hero-objects': HeroObjects,
	'money-flow': MoneyFlow,
	'pos-screen': PosScreen,
	'report-page': ReportPage,
	'season-pass': SeasonPass,
	'two-tables': TwoTables,
} as const;

export type SceneName = keyof typeof scenes;
