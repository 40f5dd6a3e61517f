import { DeviceShelf } from './DeviceShelf';
import { HeroObjects } from './HeroObjects';
import { SeasonPass } from './SeasonPass';
import { TownSlips } from './TownSlips';

/**
 * Scenes that pages show as files, by file name: a scene then costs the page one line instead of its drawing, which
 * would not fit into a first round trip beside another one. See `scenes/SceneFile.tsx`.
 */
export const scenes = {
	'device-shelf': DeviceShelf,
	'hero-objects': HeroObjects,
	'season-pass': SeasonPass,
	'town-slips': TownSlips,
} as const;

export type SceneName = keyof typeof scenes;
