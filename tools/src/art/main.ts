// `npm run art`: draws every picture of the house and publishes what has changed since the last
// time (`--all` publishes everything). See tools/src/art/README.md.
import { writeFileSync } from 'node:fs';
import { coverWidths, printedCovers, printedPieces } from './catalogue.ts';
import { appIcons, appIconSvg, faviconSvg } from './pieces/brand.ts';
import { glyphSheet } from './pieces/glyph-sheet.ts';
import { readManifest, recipeHash, writeManifest } from './press/manifest.ts';
import type { Manifest } from './press/manifest.ts';
import { publish, publishPng, siteArt } from './press/publish.ts';

const all = process.argv.includes('--all');
const before: Manifest = all ? { covers: {}, pieces: {} } : readManifest();
const after: Manifest = { covers: {}, pieces: {} };
let published = 0;

for (const { slug, title, vendor, svg } of printedCovers()) {
  const recipe = recipeHash(svg);
  const known = before.covers[slug];
  const placeholder =
    known?.recipe === recipe
      ? known.placeholder
      : await publish(`${siteArt}covers`, slug, svg, coverWidths);
  if (known?.recipe !== recipe) published += 1;
  after.covers[slug] = { title, vendor, recipe, placeholder };
}

for (const { name, width, height, widths, svg } of printedPieces()) {
  const recipe = recipeHash(svg + widths.join());
  const known = before.pieces[name];
  const placeholder =
    known?.recipe === recipe ? known.placeholder : await publish(siteArt, name, svg, widths);
  if (known?.recipe !== recipe) published += 1;
  after.pieces[name] = { width, height, widths: [...widths], recipe, placeholder };
}

for (const icon of appIcons)
  await publishPng(`${siteArt}${icon.file}`, appIconSvg(icon), icon.edge);
writeFileSync(`${siteArt}favicon.svg`, faviconSvg);
writeFileSync(`${siteArt}glyphs.svg`, glyphSheet());

writeManifest(after);
const total = Object.keys(after.covers).length + Object.keys(after.pieces).length;
console.log(`art: ${total} pictures, ${published} published`);
