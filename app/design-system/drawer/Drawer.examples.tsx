import { Button, ButtonLink } from '../button/Button.tsx'
import { opensDialog } from '../dialog/open-dialog.ts'
import type { Examples } from '../examples/examples.ts'
import { pounds, priceWords } from '../examples/goods.ts'
import { PriceLine } from '../price/PricePair.tsx'
import { Drawer } from './Drawer.tsx'

export const examples: Examples = {
  'opened by a button': (
    <>
      <Button {...opensDialog('drawer-added')}>Add to Bag</Button>
      <Drawer
        id="drawer-added"
        title="Added To Basket"
        closeLabel="Close"
        footer={
          <ButtonLink href="#basket" size={56} wide>
            Review bag & checkout
          </ButtonLink>
        }
      >
        <p>Ribbon Satin Lipstick, Rosehip 07</p>
        <PriceLine tierPrice={{ label: 'Typical Price', price: pounds(2600) }} words={priceWords} />
      </Drawer>
    </>
  ),
  'so long that it scrolls': (
    <>
      <Button variant="secondary" {...opensDialog('drawer-long')}>
        Shade Options
      </Button>
      <Drawer id="drawer-long" title="Shade Options" closeLabel="Close">
        {Array.from({ length: 40 }, (_, index) => index + 1).map((number) => (
          <p key={number}>
            <a href={`/shades/${number}`}>Shade {number}</a>
          </p>
        ))}
      </Drawer>
    </>
  ),
}
