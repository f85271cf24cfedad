import { palette } from './palette.ts';
import type { Ink } from './palette.ts';

/** The press: a wobble of the gouge on every edge, veins of the block, wear of the paper. */
const filters = `<defs>
<filter id="gouge" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="2.4" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="wear" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55 .35" numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .94  0 0 0 0 .85  0 0 0 -11 4.1"/></filter>
<filter id="vein" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".02 .5" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .05  0 0 0 0 .06  0 0 0 0 .2  0 0 0 -9 3.5"/></filter>
</defs>`;

/** The same press for a figure cut out of its sheet: the wear falls on the figure only. */
const cutFilter = `<defs><filter id="cut" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="2" xChannelSelector="R" yChannelSelector="G" result="figure"/><feTurbulence type="fractalNoise" baseFrequency=".55 .35" numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .94  0 0 0 0 .85  0 0 0 -11 4.1"/><feComponentTransfer><feFuncA type="linear" slope=".16"/></feComponentTransfer><feComposite operator="in" in2="figure" result="worn"/><feMerge><feMergeNode in="figure"/><feMergeNode in="worn"/></feMerge></filter></defs>`;

/** A printed figure without a ground as an SVG document, `width` by `height` units. */
export function printCut(width: number, height: number, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">` +
    `${cutFilter}<g filter="url(#cut)">${body}</g></svg>`
  );
}

/** How far a picture is drawn beyond its edge, so that the gouge leaves no white there. */
const bleed = 1.02;

/** A printed picture as an SVG document, `width` by `height` units; a tile has no bleed. */
export function print(width: number, height: number, body: string, isTile = false): string {
  const ground: Ink = palette.paper;
  const grow = `translate(${width / 2} ${height / 2}) scale(${isTile ? 1 : bleed}) translate(${-width / 2} ${-height / 2})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">` +
    `${filters}<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<g filter="url(#gouge)"><g transform="${grow}">${body}</g></g>` +
    `<rect width="${width}" height="${height}" filter="url(#vein)" opacity=".08"/>` +
    `<rect width="${width}" height="${height}" filter="url(#wear)" opacity=".17"/></svg>`
  );
}
