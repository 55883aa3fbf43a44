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

/** The message if OK was pressed before hydration. */
const CONFIRMED = 'ok'

/**
 * Asks for the country: on the footer's button, and unprompted if the visitor seems to be in the other country. It never switches stores by
 * itself. If it fails, it does not show. Spec §2, §8.
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
      // The code failed to load: fall back to a plain link to the other store.
      if (isElsewhere) return location.assign(storeHref(chosen, '/'))
    }
    dialog.current?.close()
  }
  const ask = async () => {
    const suggested = wasAsked(locale) ? undefined : await findSuggestion(storeOf(locale))
    if (!suggested) return
    // Do not interrupt an open dialog or typing; the next page asks again.
    if (document.querySelector('dialog:modal, input:focus, textarea:focus')) return
    noteAsked(locale)
    if (select.current) select.current.value = suggested.locale
    openDialog(COUNTRY_DIALOG)
  }
  const fail = (error: unknown) => {
    // oxlint-disable-next-line no-console -- the specification has this failure logged, and the shopper is told nothing
    console.warn('The country selector failed.', error)
    // Keep a dialog that the visitor has opened meanwhile.
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
      <form role="none" id={FORM} method="dialog" onSubmit={handleSubmit}>
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
