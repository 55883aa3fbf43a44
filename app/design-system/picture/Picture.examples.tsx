import type { Examples } from '../examples/examples.ts'
import { lipstickPicture } from '../examples/goods.ts'
import { Picture } from './Picture.tsx'

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
  'the paper while a picture is on its way': (
    <div style={{ width: 120 }}>
      <Picture src="data:," alt="" width={360} height={450} paper="powder" />
    </div>
  ),
}
