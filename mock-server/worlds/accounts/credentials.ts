import { shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import type { Account } from './account-book.ts'

/** Digest of a password and its email. Mock accounts protect nothing, but a real password typed by mistake must not be stored. */
export async function proofOf(email: string, password: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${email.toLowerCase()}\n${password}`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a password matches an account. */
export async function opens(account: Account, password: string): Promise<boolean> {
  const proof = account.read('passwordProof') ?? account.proof
  return proof === null ? password === shopperPassword : proof === (await proofOf(account.email, password))
}
