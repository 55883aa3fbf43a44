import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { check } from '#design-system/icon/icons.ts'
import { copy } from '../look/gallery-icons.ts'
import { useTell } from './toasts.tsx'

type CopyButtonProps = {
  /** The text to copy. */
  text: string
  /** The label, such as "Copy link". */
  children?: string
} & Pick<ComponentProps<typeof Button>, 'variant'>

/** Copies text to the clipboard and confirms it. */
export function CopyButton({ text, children = 'Copy', variant = 'secondary' }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<number>(undefined)
  const tell = useTell()
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const press = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      tell('Copied to the clipboard.')
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(setCopied, 2000, false)
    } catch {
      tell('The browser blocked the clipboard. Select the text and copy it manually.', 'error')
    }
  }
  return (
    <Button size={44} variant={variant} onClick={() => void press()}>
      <Icon icon={isCopied ? check : copy} size={16} />
      {children}
    </Button>
  )
}
