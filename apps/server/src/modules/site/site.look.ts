import { faces, faultsOfLook, isDrawingAlone, lookTokens } from '@arara/ui/theme/look.ts';
import type { Look } from '@arara/ui/theme/look.ts';
import { dark, pigments } from '@arara/ui/theme/tokens.ts';
import type { Pigment, ThemeColour } from '@arara/ui/theme/tokens.ts';
import { z } from 'zod';

const Colour = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour such as #0a1030');
/** Nothing that could end its declaration, fetch anything, or leave the stylesheet. */
const Value = z
  .string()
  .max(300)
  .regex(/^[#a-zA-Z0-9 .,%()'"_+*/-]+$/, 'expected the value of a property')
  .refine((text) => !/url|expression|image|src|\/\*/i.test(text), 'expected no address')
  .refine(isClosed, 'expected every bracket and quote to be closed');
/** True if every bracket and quote ends: an open one would take the declarations behind it along. */
function isClosed(text: string): boolean {
  const bare = text.replaceAll(/"[^"]*"|'[^']*'/g, '');
  if (/["']/.test(bare)) return false;
  let open = 0;
  for (const sign of bare) {
    if (sign === '(') open += 1;
    if (sign === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

const Tokens = z.partialRecord(z.enum(lookTokens), Value);
/** A drawing and nothing else. It is shown as a picture alone, where nothing in it would run or be fetched. */
const Mark = z
  .string()
  .max(8_000)
  .startsWith('<svg xmlns="http://www.w3.org/2000/svg"')
  .endsWith('</svg>')
  .refine(isDrawingAlone, 'expected a drawing alone');

const themeColours = Object.keys(dark) as [ThemeColour, ...ThemeColour[]];
const pigmentNames = Object.keys(pigments) as [Pigment, ...Pigment[]];
const ThemeLook = z.strictObject({
  palette: z.record(z.enum(themeColours), Colour),
  tokens: Tokens,
  mark: Mark.nullable(),
});

/** The parts of a look, each as it may be; nothing says yet that somebody could read them together. */
export const LookParts: z.ZodType<Look> = z.strictObject({
  pigments: z.record(z.enum(pigmentNames), Colour),
  dark: ThemeLook,
  light: ThemeLook,
  tokens: Tokens,
  faces: z.array(z.enum(faces)).min(1).max(3),
  art: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/)
    .nullable(),
});

/** A brand's look; one that somebody could not read is refused with what is wrong. */
export const BrandLook: z.ZodType<Look> = LookParts.superRefine((look, context) => {
  for (const message of faultsOfLook(look)) context.addIssue({ code: 'custom', message });
});
