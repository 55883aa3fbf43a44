import type { Examples } from '../examples/examples.ts'
import { facebook, pinterest, x } from '../icon/icons.ts'
import { IconLinks } from './IconLinks.tsx'

const links = [
  { href: 'https://facebook.example/share', label: 'Share on Facebook (opens in a new tab)', icon: facebook },
  { href: 'https://x.example/share', label: 'Share on X (opens in a new tab)', icon: x },
  { href: 'https://pinterest.example/share', label: 'Share on Pinterest (opens in a new tab)', icon: pinterest },
]

export const examples: Examples = {
  share: <IconLinks label="Share" links={links} />,
  'on a dark surface': (
    <div data-surface="dark" style={{ padding: 20 }}>
      <IconLinks label="Follow us" links={links} />
    </div>
  ),
}
