'use client'

import { type ComponentType, type SubmitEvent, Suspense, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { watchOpen } from '#app/design-system/dialog/watch-open.ts'
import { Panel } from '#app/design-system/panel/Panel.tsx'
import { SearchField } from '#app/design-system/search-field/SearchField.tsx'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import type { SearchPanelCopy } from '#app/messages/products/search.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { searchListingTerm } from '#operations/__generated__/input-limits.ts'
import { isSearchable, SEARCH_PANEL_ID, searchPath } from '../search-term.ts'

/** Content below the input, loaded when the panel opens. */
export type SearchContentProps = {
  /** Text in the input. */
  text: string
  store: Store
  /** Closes the panel before navigation. */
  onLeave: () => void
}

type SearchPanelProps = { copy: SearchPanelCopy; store: Store; Content: ComponentType<SearchContentProps> }

/**
 * The search panel. Its frame is in every page, opens on the press and is a plain form; results and the API client load when it opens. Spec
 * §2 Search drawer.
 */
export function SearchPanel({ copy, store, Content }: SearchPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  useEffect(() => {
    if (!dialog.current) return
    return watchPanel(dialog.current, (isNowOpen) => {
      // The panel shows before its content is made.
      startTransition(() => setIsOpen(isNowOpen))
      // Read text typed before hydration.
      setText(form.current?.querySelector('input')?.value ?? '')
    })
  }, [])

  const close = useCallback(() => dialog.current?.close(), [])
  const take = (typed: string) => {
    setText(typed)
    setError(undefined)
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('term'))
    if (!isSearchable(typed)) return setError(copy.tooShort)
    close()
    location.assign(storeHref(store, searchPath(typed)))
  }

  return (
    <Panel
      ref={dialog}
      id={SEARCH_PANEL_ID}
      label={copy.search}
      backLabel={copy.back}
      closeLabel={copy.close}
      wordmark={brand.name}
      onClose={() => form.current?.reset()}
      top={
        <form
          ref={form}
          role="search"
          method="get"
          action={storeHref(store, '/shop/search')}
          onSubmit={handleSubmit}
          onReset={({ currentTarget }) => {
            take('')
            // The clear button empties it, closing does not.
            if (dialog.current?.open) currentTarget.querySelector('input')?.focus()
          }}
        >
          <SearchField
            id="search-term"
            name="term"
            label={copy.search}
            placeholder={copy.placeholder}
            submitLabel={copy.search}
            clearLabel={copy.clear}
            error={error}
            maxLength={searchListingTerm.maxLength}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens a search means to type
            autoFocus
            onInput={({ currentTarget }) => take(currentTarget.value)}
          />
        </form>
      }
    >
      {isOpen && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <Content text={text} store={store} onLeave={close} />
        </Suspense>
      )}
    </Panel>
  )
}

/**
 * Tracks whether the panel is open, also before hydration, and marks <html> for the layout. Adding to the basket closes it because the basket
 * drawer confirms (open point A41), and returns the focus to the header.
 */
function watchPanel(panel: HTMLDialogElement, onChange: (isOpen: boolean) => void): () => void {
  const root = document.documentElement
  const handleCard = (event: Event) => {
    if (!(event.target instanceof Element)) return
    if (event.target.matches('form[data-add-to-basket]')) panel.close()
    // Inside the panel, shade forms lead to the product page instead of a drawer.
    if (event.target.matches('form[data-shades]')) event.stopPropagation()
  }
  const stopWatching = watchOpen(panel, (isOpen) => {
    root.toggleAttribute('data-search-open', isOpen)
    onChange(isOpen)
  })
  // A native listener: it must run before the document's listener that opens a drawer.
  panel.addEventListener('submit', handleCard)
  return () => {
    stopWatching()
    panel.removeEventListener('submit', handleCard)
    root.removeAttribute('data-search-open')
  }
}
