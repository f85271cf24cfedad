import { lazy } from 'react';
import type { ComponentType } from 'react';
import { loadChunk } from './chunk.ts';

/** A part that the page is whole without: where its script does not come, another stands there, or nothing. */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<NoInfer<Props>> = () => null,
) =>
  lazy(() =>
    loadChunk(load).then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
