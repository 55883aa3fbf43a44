import { HeartButton } from '#app/design-system/card/HeartButton.tsx'
import { WISH_FORM } from './wish-form.ts'

/** A card's heart, in static markup: it submits the page's wish form, which also shows its state (`useMarkedHearts`). */
export function CardHeart({ sku, label }: { sku: string; label: string }) {
  return <HeartButton type="submit" form={WISH_FORM} name="sku" value={sku} label={label} pressed={false} />
}
