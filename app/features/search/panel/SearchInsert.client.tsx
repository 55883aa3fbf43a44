'use client'

import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { EditorialTile } from '#app/design-system/tile/EditorialTile.tsx'
import { searchCopy as copy } from '#app/messages/products/search.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { useRestock } from './use-restock.client.ts'
import { useViewed } from './use-viewed.client.ts'

type InsertProps = { store: Store; onLeave: () => void }

/** Shown without suggestions: past orders for shoppers in the experiment, the quiz for everyone else. */
export function SearchInsert(props: InsertProps) {
  const { isLoggedIn } = useShopper()
  return isLoggedIn ? <ShopperInsert {...props} /> : <QuizInsert {...props} />
}

function ShopperInsert(props: InsertProps) {
  const restock = useRestock()
  // Stay empty until it is known which one, instead of swapping them.
  if (restock === 'asking') return null
  return restock === 'offered' ? <RestockInsert {...props} /> : <QuizInsert {...props} />
}

function RestockInsert({ store, onLeave }: InsertProps) {
  return (
    <EditorialTile
      heading={copy.restockHeading}
      surface="petal"
      picture={pictureOf('members-tile', 520)}
      actions={
        <ButtonLink href={storeHref(store, '/account/favourites/order-it-again')} onClick={onLeave}>
          {copy.restockLink}
        </ButtonLink>
      }
    >
      <p>{copy.restockLead}</p>
    </EditorialTile>
  )
}

/** Tracks a view once per appearance when 30% is visible. */
function QuizInsert({ store, onLeave }: InsertProps) {
  const viewed = useViewed('search-quiz-insert')
  return (
    <div ref={viewed}>
      <EditorialTile
        heading={copy.quizHeading}
        surface="butter"
        picture={pictureOf('quiz', 560)}
        actions={
          <ButtonLink href={storeHref(store, '/quiz/skincare?from=search')} onClick={onLeave}>
            {copy.quizLink}
          </ButtonLink>
        }
      >
        <p>{copy.quizLead}</p>
      </EditorialTile>
    </div>
  )
}

/** A scene in its encoded widths. */
function pictureOf(scene: string, height: number) {
  const src = (width: number) => `/images/scenes/${scene}-${width}.webp`
  return {
    src: src(960),
    srcSet: `${src(480)} 480w, ${src(960)} 960w`,
    sizes: '(max-width: 47.99rem) 100vw, 40vw',
    width: 960,
    height,
    alt: '',
  }
}
