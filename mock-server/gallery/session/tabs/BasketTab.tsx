import { Button } from '#design-system/button/Button.tsx'
import { IconButton } from '#design-system/button/IconButton.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { minus, plus } from '#design-system/icon/icons.ts'
import { EmptyNote } from '../../parts/States.tsx'
import { useLiveSession } from '../../state/live-session.tsx'
import { CodePanel } from '../code/CodePanel.tsx'
import { jsonText } from '../code/json-text.ts'
import styles from '../panel.module.css'
import tabStyles from './BasketTab.module.css'
import { isEditable, readShownBasket, type ShownBasket, type ShownBasketLine, withQuantity } from './basket-lines.ts'
import { useEdit } from './use-edit.ts'

/** The basket's lines and its costs. */
export function BasketTab() {
  const { session } = useLiveSession()
  if (!session) return null
  const shown = readShownBasket(session.basket)
  if (!shown) return <EmptyNote>This world has no session yet, so it has no basket.</EmptyNote>
  const codes =
    shown.codes.length === 0 ? 'No promo code' : `Promo ${shown.codes.length === 1 ? 'code' : 'codes'} ${shown.codes.join(', ')}`
  return (
    <>
      <div className={styles.body}>
        {shown.lines.length === 0 ? <EmptyNote>The basket is empty.</EmptyNote> : <Lines shown={shown} />}
        <p className={styles.quiet}>
          {codes}, delivery {shown.deliveryMethod}.
        </p>
      </div>
      <CodePanel label="Basket pricing as JSON" text={jsonText(session.pricing)} />
    </>
  )
}

function Lines({ shown }: { shown: ShownBasket }) {
  const edit = useEdit()
  const canEdit = isEditable(shown)
  const onChange = ({ id, title }: ShownBasketLine, quantity: number) =>
    void edit(withQuantity(shown, id, quantity), quantity === 0 ? `${title} is out of the bag.` : `${quantity} × ${title} in the bag.`)
  return (
    <>
      <ul className={styles.list}>
        {shown.lines.map((line) => (
          <li key={line.id} className={styles.item}>
            <LineWords line={line} />
            {canEdit && line.origin !== 'discount' ? (
              <Quantity line={line} onChange={(quantity) => onChange(line, quantity)} />
            ) : (
              <span className={tabStyles.number}>{line.quantity}</span>
            )}
          </li>
        ))}
      </ul>
      {!canEdit && <p className={styles.quiet}>The basket holds a gift: use Edit on the Session tab to change its lines.</p>}
    </>
  )
}

function LineWords({ line: { title, offerId, type, origin } }: { line: ShownBasketLine }) {
  return (
    <span className={styles.words}>
      <span className={styles.strong}>{title}</span>
      <br />
      <span className={styles.mono}>{offerId}</span>{' '}
      <span className={styles.quiet}>{origin === 'user' ? type : `${type}, by a discount`}</span>
    </span>
  )
}

function Quantity({ line: { title, quantity }, onChange }: { line: ShownBasketLine; onChange: (quantity: number) => void }) {
  return (
    <span className={tabStyles.quantity}>
      <IconButton label={`Decrease ${title}`} onClick={() => onChange(quantity - 1)}>
        <Icon icon={minus} size={16} />
      </IconButton>
      <span className={tabStyles.number}>{quantity}</span>
      <IconButton label={`Increase ${title}`} onClick={() => onChange(quantity + 1)}>
        <Icon icon={plus} size={16} />
      </IconButton>
      <Button size={44} variant="quiet" aria-label={`Remove ${title}`} onClick={() => onChange(0)}>
        Remove
      </Button>
    </span>
  )
}
