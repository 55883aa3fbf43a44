import type { CataloguePicture } from '#fixtures/catalogue/picture.ts'
import { hero, master, set } from './compositions.ts'
import { favicon, placeholder, social, touchIcon } from './marks.ts'
import { scenes } from './scenes.ts'
import { draw } from './setting.ts'
import { socialCard, socialCards, socialSize } from './social-cards.ts'
import { texture } from './texture.ts'

/** A picture to render: its drawing at its own size (px), and its output files, relative to `public/`. */
export type Job = {
  id: string
  width: number
  height: number
  draw: () => string
  prints: readonly { file: string; width: number }[]
}

/** Encoding quality of product pictures, 1 to 100. Spec §9. */
const PRODUCT_QUALITY = 85

/** Encoding quality of a job's files. Product pictures are many and small; scenes are few, wide and mostly flat background, where banding is most visible. */
export function qualityOf({ id }: Pick<Job, 'id'>): number {
  return id.startsWith('scene ') ? 90 : PRODUCT_QUALITY
}

/**
 * AVIF's own scale differs: at 58 with full colour resolution it is closer to the drawing than the WebP of a product picture, in three fifths of the bytes.
 * A higher effort saves up to an eighth and takes five times as long.
 */
export const AVIF = { quality: 58, effort: 2, chromaSubsampling: '4:4:4' } as const

/** Widths of a product picture in px: for cards, and for product pages (and cards on high-density screens). */
const pictureWidths = [360, 720] as const

/** A product picture as an SVG of 600 by 750 px. `prefix` keeps its ids distinct from other drawings on the page. */
export function drawPicture(picture: CataloguePicture, prefix = 's'): string {
  if (picture.view === 'texture') return texture(picture, prefix)
  return draw(picture.view === 'set' ? set(picture) : hero(picture), prefix)
}

export function pictureJob(picture: CataloguePicture): Job {
  return {
    id: picture.id,
    width: master.width,
    height: master.height,
    draw: () => drawPicture(picture),
    prints: pictureWidths.flatMap((width) =>
      formats(picture.view === 'hero').map((format) => ({ file: `images/catalogue/${picture.id}-${width}.${format}`, width })),
    ),
  }
}

/** What a page shows first comes as AVIF too. */
const formats = (isFirst: boolean): readonly string[] => (isFirst ? ['webp', 'avif'] : ['webp'])

/** Scenes at the top of a page. */
const firstScenes: ReadonlySet<string> = new Set(['home-hero', 'members-tile', 'not-found'])

export const sceneJobs: readonly Job[] = scenes.map(({ name, setting, widths }) => ({
  id: `scene ${name}`,
  width: setting.width,
  height: setting.height,
  draw: () => draw(setting, 's'),
  prints: widths.flatMap((width) =>
    formats(firstScenes.has(name)).map((format) => ({ file: `images/scenes/${name}-${width}.${format}`, width })),
  ),
}))

export const markJobs: readonly Job[] = [
  { id: 'mark icon', width: 180, height: 180, draw: () => touchIcon, prints: [{ file: 'icon-180.png', width: 180 }] },
  { id: 'mark social', ...socialSize, draw: () => social, prints: [{ file: 'social.png', width: socialSize.width }] },
  ...socialCards.map((card) => ({
    id: `social ${card.name}`,
    ...socialSize,
    draw: () => socialCard(card),
    prints: [{ file: `images/social/${card.name}.jpg`, width: socialSize.width }],
  })),
]

/** Marks that are kept as SVG. */
export const drawings: readonly { id: string; file: string; svg: string }[] = [
  { id: 'mark favicon', file: 'favicon.svg', svg: favicon },
  { id: 'mark placeholder', file: 'images/placeholder.svg', svg: placeholder },
]
