import { EDIT, REMOVE, UNDO, UNREACHABLE } from '../shared.ts'

/** The address book. */
export const addressBookCopy = {
  title: 'Address Book',
  subheader: 'Where your parcels go.',
  add: 'Add an address',
  full: 'Your address book is full: it holds {count} addresses. Remove one to add another.',
  isTheDefault: 'Used first at checkout',
  edit: EDIT,
  remove: REMOVE,
  makeDefault: 'Use first',
  /** Told apart for whoever hears the buttons alone. */
  of: 'the address at {line1}',
  undo: UNDO,
  empty: { heading: 'No addresses yet', text: 'Save one, and checkout fills it in for you.' },
  form: {
    add: 'Add a new address',
    edit: 'Edit your address',
    save: 'Save address',
    back: 'Leave it as it was',
    missing: 'This address is no longer in your book.',
  },
  isDefault: { label: 'Use this address first at checkout' },
  problems: { TOO_MANY: { message: 'Your address book is full. Remove an address to add another.' } },
  posted: {
    done: {
      saved: { header: 'Address saved', message: 'You can choose it at checkout.' },
      removed: { header: 'Address removed', message: 'It’s no longer in your address book.' },
      restored: { header: 'Address is back', message: 'It’s in your address book again.' },
      default: { header: 'Address changed over', message: 'Checkout starts with this address from now on.' },
    },
    failed: {
      GONE: { header: 'This can’t be undone any more', message: 'Add the address again to have it back.' },
      UNAVAILABLE: { header: 'Your address book didn’t change', message: UNREACHABLE },
    },
  },
} as const
