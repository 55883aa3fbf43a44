import { type PictureSources, textPictureSources } from '../catalogue/picture-sources.ts'
import { textHref } from '../store/content-href.ts'
import type { Store } from '../store/stores.ts'

/** How a renderer of Markdown shows links and pictures. */
type TextOptions = { toHref: (target: string) => string | undefined; toPicture: (src: string) => PictureSources | undefined }

/** Links and pictures of a text of the CMS, in a store. */
export function textOptions(store: Store): TextOptions {
  return { toHref: (target) => textHref(store, target), toPicture: textPictureSources }
}
