let holders = 0;
let restore: () => void = () => undefined;

/** iOS ignores overflow on the page; there the body is pinned, and put back where it was. */
const pinsBody = (): boolean => CSS.supports('-webkit-touch-callout', 'none');

function lock(): () => void {
  const { documentElement: page, body } = document;
  const y = window.scrollY;
  const gap = window.innerWidth - page.clientWidth;
  page.style.overflow = 'hidden';
  if (gap > 0) page.style.paddingInlineEnd = `${gap}px`;
  const pinned = pinsBody();
  if (pinned) Object.assign(body.style, { position: 'fixed', insetInline: '0', top: `${-y}px` });
  return () => {
    page.style.overflow = '';
    page.style.paddingInlineEnd = '';
    if (!pinned) return;
    Object.assign(body.style, { position: '', insetInline: '', top: '' });
    window.scrollTo(0, y);
  };
}

/** Stops the page behind from scrolling until every holder has let go; keeps its position. */
export function holdScroll(): () => void {
  if (holders === 0) restore = lock();
  holders += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) restore();
  };
}
