import type { Examples } from '../examples/examples.ts'
import { lipstickPicture } from '../examples/goods.ts'
import { Picture } from './Picture.tsx'
import { Thumbnail } from './Thumbnail.tsx'

export const examples: Examples = {
  'a product, fetched when it comes near': (
    <div style={{ width: 240 }}>
      <Picture {...lipstickPicture} alt="Ribbon Satin Lipstick in Rosehip 07" />
    </div>
  ),
  'the first picture of a page': (
    <div style={{ width: 240 }}>
      <Picture {...lipstickPicture} alt="Ribbon Satin Lipstick in Rosehip 07" priority />
    </div>
  ),
  'a thumbnail': <Thumbnail {...lipstickPicture} alt="Ribbon Satin Lipstick in Rosehip 07" />,
  'the placeholder where there is none': (
    <div style={{ width: 240 }}>
      <Picture src="/images/placeholder.svg" alt="" width={600} height={750} />
    </div>
  ),
  'the paper while a picture is on its way': (
    <div style={{ width: 120 }}>
      <Picture src="data:," alt="" width={360} height={450} paper="powder" />
    </div>
  ),
}
