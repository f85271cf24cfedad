export { createPuppetPainter, room, type PuppetPainter } from './draw.ts';
export { houseActs, type Nature } from './house-acts.ts';
export { cuts, eyes, mirrored, moved, oval, pupils, star } from './paths.ts';
export { createPerformer, type Performer } from './performer.ts';
export { blend, placeParts, poseAt } from './pose.ts';
export { actNames, faceNames } from './rig.ts';
export type { ActName, FaceName, Puppet, PuppetPart, PuppetShape } from './rig.ts';
