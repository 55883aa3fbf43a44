import { change } from '#app/platform/graphql/browser-client.ts'
import { type SignUpSource, signUpVariables } from '#app/platform/newsletter/sign-up-source.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { AddEmailContactDocument } from '#operations/__generated__/operations.ts'

/** Signs up an email address in the page's store. False if it is rejected or the request fails (open point A35). */
export async function signUp(email: string, source?: SignUpSource): Promise<boolean> {
  try {
    const variables = signUpVariables(storeOf(document.documentElement.lang), email, source)
    return (await change(AddEmailContactDocument, variables)).addEmailContact.isSuccessful
  } catch {
    return false
  }
}
