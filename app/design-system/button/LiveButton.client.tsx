'use client'

import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import { useMounted } from './use-mounted.ts'

/**
 * A button that needs JavaScript: disabled until hydration. For buttons that work without scripts (form, dialog, link) use `Button`, which works immediately.
 */
export function LiveButton({ disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const isMounted = useMounted()
  return <Button {...rest} disabled={disabled || !isMounted} />
}
