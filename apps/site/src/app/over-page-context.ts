import { createContext } from 'react';

/** True if a place lies over a page: it has a frame then, and needs no way home of its own. */
export const OverPage = createContext(false);
