'use client'

import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#app/design-system/button/Button.tsx'
import { Dialog } from '#app/design-system/dialog/Dialog.tsx'
import { openDialog } from '#app/design-system/dialog/open-dialog.ts'
import { SelectField } from '#app/design-system/field/Field.tsx'
import { countryCopy as copy } from '#app/messages/frame/country.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { everyStore, type Locale, storeOf } from '#app/platform/store/stores.ts'
import { COUNTRY_DIALOG } from './country-dialog.ts'
import { noteAsked, wasAsked } from './country-memory.ts'
import { findSuggestion } from './find-suggestion.ts'

const FORM = 'country-form'

/** What the dialog answers when OK was pressed before this was alive. */
const CONFIRMED = 'ok'

/**
 * Asks where to deliver to: when the selector in the footer is pressed, and by itself when somebody may want the other store. It moves
 * nobody who has not said so. When it fails there is none. Spec §2, §8.
 */
export function CountryPopup({ locale }: { locale: Locale }) {
  const [isFailed, setFailed] = useState(false)
  const [isGoing, setGoing] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const select = useRef<HTMLSelectElement>(null)

  const confirm = async () => {
    const chosen = storeOf(select.current?.value ?? locale)
    const isElsewhere = chosen.locale !== locale
    setGoing(isElsewhere)
    noteAsked(chosen.locale)
    try {
      const { keepPreference, switchStore } = await import('./switch-store.client.ts')
      if (isElsewhere) return await switchStore(chosen)
      keepPreference(chosen)
    } catch {
      // What carries it out did not come: the other store is still a link away.
      if (isElsewhere) return location.assign(storeHref(chosen, '/'))
    }
    dialog.current?.close()
  }
  const ask = async () => {
    if (wasAsked(locale) || !(await findSuggestion(storeOf(locale)))) return
    // What else has opened meanwhile, or is being typed, goes first; the next page asks.
    if (document.querySelector('dialog:modal, input:focus, textarea:focus')) return
    noteAsked(locale)
    openDialog(COUNTRY_DIALOG)
  }
  const fail = (error: unknown) => {
    // oxlint-disable-next-line no-console -- the specification has this failure logged, and the shopper is told nothing
    console.warn('The country selector failed.', error)
    // Whoever has opened it meanwhile keeps it: choosing needs nobody to tell where one is.
    if (!dialog.current?.open) setFailed(true)
  }
  const begin = useEffectEvent(() => {
    const work = dialog.current?.returnValue === CONFIRMED ? confirm() : ask()
    work.catch(fail)
  })
  useEffect(() => begin(), [])

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isGoing) void confirm()
  }

  if (isFailed) return null
  return (
    <Dialog
      ref={dialog}
      id={COUNTRY_DIALOG}
      title={copy.title}
      closeLabel={copy.close}
      closesFromOutside={false}
      onClose={() => select.current?.form?.reset()}
      footer={
        <Button type="submit" form={FORM} value={CONFIRMED} wide pending={isGoing} pendingLabel={copy.going}>
          {copy.ok}
        </Button>
      }
    >
      <form id={FORM} method="dialog" onSubmit={handleSubmit}>
        <SelectField ref={select} id="country-store" label={copy.field} defaultValue={locale} autoComplete="off">
          {everyStore.map((store) => (
            <option key={store.id} value={store.locale}>
              {copy.options[store.locale]}
            </option>
          ))}
        </SelectField>
      </form>
    </Dialog>
  )
}
