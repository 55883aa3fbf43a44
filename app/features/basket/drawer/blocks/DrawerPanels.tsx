import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { addDrawerCopy as copy } from '#app/messages/basket/add-drawer.ts'
import styles from './DrawerPanels.module.css'

/** Offers the free trial. */
export function FreeTrial({ href }: { href: string }) {
  return (
    <section className={styles.panel} data-look="quiet" aria-labelledby="basket-trial">
      <h3 id="basket-trial" className={styles.heading}>
        {copy.trialHeading}
      </h3>
      <p className={styles.text}>{copy.trialText}</p>
      <TextLink arrow href={href}>
        {copy.trialLink}
      </TextLink>
    </section>
  )
}

/** Links a member to the skincare quiz. */
export function QuizLink({ href, onFollow }: { href: string; onFollow: () => void }) {
  return (
    <section className={styles.panel} data-look="quiet" aria-labelledby="basket-quiz">
      <h3 id="basket-quiz" className={styles.heading}>
        {copy.quizHeading}
      </h3>
      <TextLink arrow href={href} onClick={onFollow}>
        {copy.quizLink}
      </TextLink>
    </section>
  )
}
