import { removeStored } from '#app/platform/storage/browser-storage.ts'
import { type Owner, readKept, writeKept } from '#app/platform/storage/kept-for.ts'
import { FAVOURITES_KEYS } from '#app/platform/storage/owned-keys.ts'
import { DEFAULT_CHOICES, knownChoices, type OrderItAgainChoices } from './order-it-again-query.ts'

const names = ['categories', 'sort', 'period'] as const satisfies readonly (keyof OrderItAgainChoices)[]

/** The choices that the browser stores for an owner. What it does not store, or in a form that this version does not know, is at its default. */
export function readChoices(owner: Owner): OrderItAgainChoices {
  const read = (name: keyof OrderItAgainChoices) => readKept('local', FAVOURITES_KEYS[name], owner, (value) => value)
  return knownChoices({ categories: read('categories'), sort: read('sort'), period: read('period') })
}

/** Stores the choices for an owner; those at their defaults are not stored. */
export function storeChoices(owner: Owner, choices: OrderItAgainChoices): void {
  for (const name of names) {
    const value = choices[name]
    const isDefault = typeof value === 'string' ? value === DEFAULT_CHOICES[name] : value.length === 0
    if (isDefault) removeStored('local', FAVOURITES_KEYS[name])
    else writeKept('local', FAVOURITES_KEYS[name], owner, value)
  }
}

/** Removes the stored choices: the page was left. Spec §2. */
export function forgetChoices(): void {
  for (const name of names) removeStored('local', FAVOURITES_KEYS[name])
}
