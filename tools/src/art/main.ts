// `npm run art`: draws every picture of the house and publishes what has changed since the last
// time (`--all` publishes everything). See tools/src/art/README.md.
import { writeFileSync } from 'node:fs';
import { titles } from '@arara/slots';
import { namedPieces, printedCovers, printedNight, printedPieces } from './catalogue.ts';
import type { Printed } from './catalogue.ts';
import { nightIconSvg, nightMark } from './night/brand.ts';
import { nightFolder } from './night/pieces.ts';
import { appIcons, appIconSvg, faviconSvg } from './pieces/brand.ts';
import { glyphSheet, lineSheet } from './pieces/glyph-sheet.ts';
import { pieceRows, readManifest, writeManifest, writePieceTable } from './press/manifest.ts';
import type { Picture } from './press/manifest.ts';
import { publish, publishPng, siteArt } from './press/publish.ts';
import { publishSheet } from './symbols/sheet.ts';

const force = process.argv.includes('--all');
const before = force ? {} : readManifest().pictures;
const pictures: Record<string, Picture> = {};
let published = 0;

async function toPicture({
  key,
  name,
  svg,
  recipe,
  box,
  widths,
  folder,
  address,
}: Printed): Promise<Picture> {
  const known = before[key];
  const fresh = known?.recipe !== recipe;
  if (fresh) published += 1;
  const placeholder = fresh ? await publish(folder, name, svg, widths) : known.placeholder;
  const [small = 0] = widths;
  const large = widths.at(-1) ?? small;
  const urlOf = (width: number) => `${address}${name}-${width}.webp?v=${recipe.slice(0, 8)}`;
  return {
    small: urlOf(small),
    large: urlOf(large),
    placeholder,
    box,
    widths: [small, large],
    recipe,
  };
}

for (const one of [...printedCovers(), ...printedPieces(), ...printedNight()])
  pictures[one.key] = await toPicture(one);

for (const title of titles) {
  if (await publishSheet(title, force)) published += 1;
}

for (const icon of appIcons)
  await publishPng(`${siteArt}${icon.file}`, appIconSvg(icon), icon.edge);
for (const icon of appIcons)
  await publishPng(`${siteArt}${nightFolder}/${icon.file}`, nightIconSvg(icon), icon.edge);
writeFileSync(`${siteArt}${nightFolder}/favicon.svg`, nightMark);
writeFileSync(`${siteArt}favicon.svg`, faviconSvg);
writeFileSync(`${siteArt}glyphs.svg`, glyphSheet());
writeFileSync(`${siteArt}${nightFolder}/glyphs.svg`, lineSheet());

writeManifest({ pictures });
writePieceTable(pieceRows(pictures, namedPieces));
console.log(`art: ${Object.keys(pictures).length} pictures, ${published} published`);
