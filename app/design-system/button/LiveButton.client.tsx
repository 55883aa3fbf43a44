'use client'

import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import { useMounted } from './use-mounted.ts'

/**
 * A button that only a script answers: it cannot be pressed before that script is here. What a form, a dialog or a link answers by itself is
 * a `Button`, which works from the first moment.
 */
export function LiveButton({ disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const isMounted = useMounted()
  return <Button {...rest} disabled={disabled || !isMounted} />
}
