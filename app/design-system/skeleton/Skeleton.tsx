import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** What it is a placeholder for: lines of text, a picture, or a whole card. */
  shape?: 'text' | 'picture' | 'card'
  /** How many lines of text. */
  lines?: number
}

/** Holds the place of what is on its way, at its size. Say that it loads somewhere else: this is not read out. */
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
