import type { Network } from '#app/platform/settings/social.ts'

/** Absolute URL, title and picture of a shared page. */
export type Shared = { url: string; title: string; image?: string | undefined }

/** Share URL of a network. Spec §2. */
export function shareAddress(network: Network, { url, title, image }: Shared): string {
  switch (network) {
    case 'facebook':
      return addressOf('https://www.facebook.com/sharer/sharer.php', { u: url })
    case 'x':
      return addressOf('https://x.com/intent/post', { url, text: title })
    case 'pinterest':
      return addressOf('https://www.pinterest.com/pin/create/button/', { url, description: title, ...(image && { media: image }) })
  }
}

function addressOf(base: string, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(base)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}
