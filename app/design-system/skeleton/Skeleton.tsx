import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** What it stands in for: lines of text, a picture, or a whole card. */
  shape?: 'text' | 'picture' | 'card'
  /** Number of text lines. */
  lines?: number
}

/** A placeholder of the same size as the content being loaded. Hidden from screen readers, so announce loading elsewhere. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {shape !== 'text' && <span className={styles.picture} />}
      {shape !== 'picture' &&
        Array.from({ length: shape === 'card' ? 5 : lines }, (_, line) => <span key={line} className={styles.line} />)}
      {shape === 'card' && <span className={styles.button} />}
    </div>
  )
}
