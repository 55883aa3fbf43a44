import { Breadcrumb } from '#app/design-system/breadcrumb/Breadcrumb.tsx'
import { Button } from '#app/design-system/button/Button.tsx'
import { Radio } from '#app/design-system/field/Choice.tsx'
import { Field, FieldError, Fieldset, TextField } from '#app/design-system/field/Field.tsx'
import { FieldPair } from '#app/design-system/field/FieldPair.tsx'
import { fieldWiring } from '#app/design-system/field/field-wiring.ts'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { withoutUndefined } from '#app/design-system/without-undefined.ts'
import { giftCopy as copy } from '#app/messages/pages/gifts.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { giftForm, redeemGiftForm } from '#app/platform/forms/descriptions/gifts.ts'
import type { ShownForm } from '#app/platform/forms/shown-form.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { GiftErrors } from './GiftErrors.tsx'
import { shownGiftField } from './gift-field.ts'
import { monthsOf, sharedMonths } from './gift-term.ts'
import type { Gift } from './join-data.ts'
import './gift.css'

type GiftPageProps = {
  store: Store
  /** Undefined if the gifts cannot be had. */
  gifts: readonly Gift[] | undefined
  shown: ShownForm
  /** Sku of the gift that is chosen at first. */
  chosen: string | undefined
}

/** The product page of the gift membership: which one, for whom, with which words, and on which day. */
export function GiftPage({ store, gifts, shown, chosen }: GiftPageProps) {
  const href = (path: string) => storeHref(store, path)
  const months = sharedMonths(gifts)
  const run = months === undefined ? copy.runOfAnyTerm : formatMessage(copy.run, { months }, store.locale)
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb label={copy.breadcrumb} items={[{ label: copy.all, href: href('/gift-memberships') }, { label: copy.title }]} />
        }
        title={copy.title}
        lead={months === undefined ? copy.leadOfAnyTerm : formatMessage(copy.lead, { months }, store.locale)}
      />
      <Container>
        <div className="gift">
          {gifts && gifts.length > 0 ? (
            <GiftForm store={store} gifts={gifts} shown={shown} chosen={chosen} />
          ) : (
            <div>
              <h2>{copy.unavailable}</h2>
              <p>{copy.unavailableHelp}</p>
            </div>
          )}
          <div className="gift-beside">
            <Picture
              src="/images/scenes/members-tile-960.webp"
              srcSet="/images/scenes/members-tile-480.webp 480w, /images/scenes/members-tile-960.webp 960w"
              avif="/images/scenes/members-tile-480.avif 480w, /images/scenes/members-tile-960.avif 960w"
              sizes="(max-width: 47.99rem) 100vw, 40vw"
              width={960}
              height={520}
              alt=""
              paper="oxblood"
              className="gift-picture"
            />
            <h2>{copy.how}</h2>
            <ol className="gift-steps">
              {[...copy.steps, run].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <TextLink standalone href={href(redeemGiftForm.page)}>
              {copy.redeem}
            </TextLink>
          </div>
        </div>
      </Container>
    </>
  )
}

function GiftForm({ store, gifts, shown, chosen }: GiftPageProps & { gifts: readonly Gift[] }) {
  const field = shownGiftField(giftForm, shown, store.locale)
  const { id, error } = field('sku')
  const message = field('message')
  const wanted = shown.values['sku'] ?? chosen ?? gifts[0]?.value
  const isOneTerm = sharedMonths(gifts) !== undefined
  return (
    <form id={giftForm.id} aria-label={copy.title} method="post" action="/api/gifts/give" noValidate className="gift-form">
      <GiftErrors form={giftForm} shown={shown} locale={store.locale} />
      <input type="hidden" name="locale" value={store.locale} />
      <div>
        <Fieldset legend={copy.choose}>
          {gifts.map(({ value, name, price, termMonths }, at) => (
            <Radio
              key={value}
              // The summary of errors leads to the first.
              {...(at === 0 && withoutUndefined(fieldWiring({ id, ...(error !== undefined && { error }) })))}
              name="sku"
              value={value}
              defaultChecked={value === wanted}
              label={
                <Money>
                  {optionText({ name, price: price.formatted, months: isOneTerm ? undefined : monthsOf({ termMonths }) }, store)}
                </Money>
              }
            />
          ))}
        </Fieldset>
        <FieldError id={id} error={error} />
      </div>
      <Fieldset legend={copy.who}>
        <div className="gift-fields">
          <FieldPair>
            <TextField {...field('recipientName')} />
            <TextField {...field('recipientEmail')} type="email" autoCapitalize="none" spellCheck={false} />
          </FieldPair>
          <Field {...message}>
            <textarea
              {...withoutUndefined(fieldWiring(message))}
              name={message.name}
              rows={4}
              maxLength={message.maxLength}
              defaultValue={message.defaultValue}
              className="gift-message"
            />
          </Field>
          <TextField {...field('sendDate')} type="date" />
        </div>
      </Fieldset>
      <Button type="submit" size={56} wide>
        {copy.submit}
      </Button>
    </form>
  )
}

/** What a gift is called and costs, and for how long it runs where that is known and not the same for all. */
function optionText({ name, price, months }: { name: string; price: string; months: number | undefined }, { locale }: Store): string {
  return months === undefined
    ? formatMessage(copy.option, { name, price })
    : formatMessage(copy.optionOfTerm, { name, price, months }, locale)
}
