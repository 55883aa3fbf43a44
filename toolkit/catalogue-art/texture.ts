import type { CataloguePicture } from '#fixtures/catalogue/picture.ts'
import { kinds, type Substance } from './kinds.ts'
import { framed } from './setting.ts'
import { Sheet } from './studio/sheet.ts'
import { capsules, drops, grains, gummies } from './textures/scatters.ts'
import { paperFlat, size } from './textures/sheet-of.ts'
import { cream, gloss, pour, powder, type Substances, swipe } from './textures/smears.ts'

const substances: Readonly<Record<Substance, Substances>> = { swipe, gloss, cream, powder, pour, drops, grains, capsules, gummies }

/** The texture picture: the pack's contents smeared, spilt or crumbled on paper, seen from above. */
export function texture({ kind, colour, backdrop, id }: CataloguePicture, prefix: string): string {
  const sheet = new Sheet(prefix)
  const substance = substances[kinds[kind].substance](sheet, colour, id)
  return framed(sheet, size.width, size.height, paperFlat(sheet, backdrop) + substance)
}
