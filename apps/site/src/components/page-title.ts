import { useEffect, useRef } from 'react';
import { start } from '../lib/start.ts';

/** Titles of what is open, the last one on top; a place over a page leaves that of the page below it. */
const open: { title: string }[] = [];
/** The title that the document came with, for a page that has no title of its own. */
let ofDocument: string | undefined;

function show(): void {
  ofDocument ??= document.title;
  const top = open.findLast(({ title }) => title !== '');
  document.title = top === undefined ? ofDocument : `${top.title} · ${start.settings.siteName}`;
}

/** Opens a title; answers how it is changed and how it goes, in whatever order others go. */
export function openTitle(): {
  readonly change: (title: string) => void;
  readonly close: () => void;
} {
  const own = { title: '' };
  open.push(own);
  return {
    change(title) {
      own.title = title;
      show();
    },
    close() {
      open.splice(open.indexOf(own), 1);
      show();
    },
  };
}

/** Gives the browser's tab the title of the page while it is there; none changes nothing. */
export function usePageTitle(title: string): void {
  const own = useRef<ReturnType<typeof openTitle>>(null);
  useEffect(() => {
    const opened = openTitle();
    own.current = opened;
    return opened.close;
  }, []);
  useEffect(() => own.current?.change(title), [title]);
}
