import type { ComponentProps } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { heart } from '../icon/icons.ts'

type HeartButtonProps = Omit<ComponentProps<typeof IconButton>, 'children' | 'aria-pressed'> & {
  /** Saved: the heart is filled. */
  pressed: boolean
}

/** The heart button that saves a product: a white disc on a card's picture, a square beside a large button. */
export function HeartButton({ pressed, shape = 'round', ...rest }: HeartButtonProps) {
  return (
    <IconButton {...rest} shape={shape} aria-pressed={pressed}>
      <Icon icon={heart} size={22} />
    </IconButton>
  )
}
