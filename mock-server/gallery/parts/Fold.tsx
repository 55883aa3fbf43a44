import { type ReactNode, useId } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import { Icon } from '#design-system/icon/Icon.tsx'
import { chevronDown } from '#design-system/icon/icons.ts'
import { NARROW, useMedia } from '../state/use-media.ts'
import styles from './Fold.module.css'

type FoldProps = { title: string /** Shown beside the title, also when collapsed. */; note?: ReactNode; children: ReactNode }

/** A card of the side pane: expanded where there is room, collapsed by default on narrow screens. */
export function Fold({ title, note, children }: FoldProps) {
  const isNarrow = useMedia(NARROW)
  const id = useId()
  if (!isNarrow) {
    return (
      <section className={styles.card} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </section>
    )
  }
  return (
    <Disclosure className={styles.fold ?? ''}>
      <Heading level={2} className={styles.heading ?? ''}>
        <Button slot="trigger" className={styles.trigger ?? ''}>
          <span>{title}</span>
          <span className={styles.note}>{note}</span>
          <Icon icon={chevronDown} size={18} />
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className={styles.panel}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  )
}
