import { useState } from 'react'
import { IconButton } from '#app/design-system/button/IconButton.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { close } from '#app/design-system/icon/icons.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import '../page/basket-page.css'
import type { BasketActions } from '../page/use-basket.client.ts'
import type { BasketLineView } from '../store/basket-view.ts'
import type { OptimisticLine } from '../store/optimistic-lines.ts'
import { type BasketLineProps, BasketLineRow } from './BasketLineRow.tsx'

type BasketLinesProps = Omit<BasketLineProps, 'line' | 'isBusy' | 'actions'> & {
  lines: readonly OptimisticLine[]
  /** The line removed last, which can be restored. */
  undo: BasketLineView | undefined
  actions: Pick<BasketActions, 'setQuantity' | 'remove' | 'restore' | 'forgetUndo'>
}

/** The basket's lines. An undo row replaces a removed line, so that nothing else moves and the focus stays. */
export function BasketLines({ lines, undo, actions, ...rest }: BasketLinesProps) {
  const [place, setPlace] = useState(0)
  const rows = lines.map((line, index) => {
    const remove = () => {
      setPlace(index)
      actions.remove(line)
    }
    return (
      <BasketLineRow key={line.id} {...rest} line={line} isBusy={line.isUpdating} actions={{ setQuantity: actions.setQuantity, remove }} />
    )
  })
  const removed = undo && <RemovedLine key={`removed ${undo.id}`} line={undo} actions={actions} copy={rest.copy} />
  if (rows.length === 0 && !removed) return null
  return (
    <ul className="basket-lines" aria-label={rest.copy.items}>
      {removed ? rows.toSpliced(place, 0, removed) : rows}
    </ul>
  )
}

type RemovedLineProps = Pick<BasketLinesProps, 'actions' | 'copy'> & { line: BasketLineView }

/** Replaces a removed line. A sold-out line cannot be restored: the shop would refuse it. */
function RemovedLine({ line, actions, copy }: RemovedLineProps) {
  return (
    <li className="basket-removed">
      <p>{formatMessage(copy.removed, { name: line.name })}</p>
      {line.inStock && (
        <button ref={takeFocus} type="button" className="basket-undo" onClick={() => actions.restore(line)}>
          {copy.undo}
          <span className="visually-hidden">: {line.name}</span>
        </button>
      )}
      <IconButton label={copy.close} onClick={actions.forgetUndo} {...(!line.inStock && { ref: takeFocus })}>
        <Icon icon={close} size={16} />
      </IconButton>
    </li>
  )
}

/** The button that had the focus is gone, so the row takes it. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus()
}
