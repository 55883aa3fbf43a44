import { Container } from '#app/design-system/page/Page.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { joinCopy } from '#app/messages/pages/join.ts'
import { cardView } from '#app/platform/catalogue/card-view.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { Offers } from './join-data.ts'

type ExampleBasketProps = { offers: Offers; example: NonNullable<Offers['example']>; store: Store }

/** A few products at both prices, with the contract's sums. */
export function ExampleBasket({ offers, example, store }: ExampleBasketProps) {
  const copy = joinCopy(store.locale)
  const plan = offers.plans.find(({ id }) => id === offers.mostChosenId)
  const { ordersToPayBack: orders } = example
  return (
    <Container className="join-split">
      <div>
        <h2 id="join-example">{copy.example}</h2>
        <p className="join-lead">
          {copy.exampleLead} {plan && orders != null && formatMessage(copy.payback, { orders, plan: plan.name }, store.locale)}
        </p>
      </div>
      {/* With large text it scrolls by itself; its links bring the keyboard there. */}
      <div className="join-scroll">
        <table className="join-example" aria-labelledby="join-example">
          <thead>
            <tr>
              <th scope="col">{copy.inTheBasket}</th>
              <th scope="col">{copy.typical}</th>
              <th scope="col" className="join-member">
                {copy.member}
              </th>
            </tr>
          </thead>
          <tbody>
            {example.products.map((product) => {
              const { id, href, productName, prices, image } = cardView(product)
              return (
                <tr key={id}>
                  <th scope="row">
                    <span className="join-product">
                      <Picture {...pictureSources(image?.src)} sizes="56px" alt="" className="join-thumb" />
                      <a href={storeHref(store, href)}>{productName}</a>
                    </span>
                  </th>
                  <td>
                    <Money>{prices.typical.price.formatted}</Money>
                  </td>
                  <td className="join-member">
                    <Money>{prices.member.price.formatted}</Money>
                  </td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {copy.together}
                <span className="join-saved">
                  <Money>{formatMessage(copy.saved, { amount: example.saving.formatted })}</Money>
                </span>
              </th>
              <td>
                <Money>{example.typical.formatted}</Money>
              </td>
              <td className="join-member">
                <Money>{example.member.formatted}</Money>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Container>
  )
}
