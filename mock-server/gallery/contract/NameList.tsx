import { useMemo } from 'react'
import { useAddress, useLinkTo } from '../address/use-address.tsx'
import { EmptyNote } from '../parts/States.tsx'
import { SearchBox } from '../scenarios/SearchBox.tsx'
import styles from './NameList.module.css'

/** One list entry. */
type Named = { name: string; domain: string; kind: string; description?: string }

/** The left side of a contract page: names by domain, with a search. */
export function NameList({ what, entries }: { what: string; entries: readonly Named[] }) {
  const { address, go } = useAddress()
  const domains = useMemo(() => byDomain(entries, address.q), [entries, address.q])
  return (
    <nav aria-label={what} className={styles.list}>
      <SearchBox label={`Search ${entries.length} ${what}`} value={address.q} onChange={(q) => go({ q }, { replace: true })} />
      {domains.length === 0 && <EmptyNote>No results for “{address.q}”.</EmptyNote>}
      <div className={styles.domains}>
        {domains.map(([domain, list]) => (
          <details key={domain} open={address.q !== '' || list.some(({ name }) => name === address.item) || domains.length === 1}>
            <summary className={styles.domain}>
              {domain || 'built in'} <span className={styles.count}>{list.length}</span>
            </summary>
            <ul className={styles.names}>
              {list.map(({ name, kind }) => (
                <NameLink key={name} name={name} kind={kind} />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </nav>
  )
}

function NameLink({ name, kind }: { name: string; kind: string }) {
  const { address } = useAddress()
  const linkTo = useLinkTo()
  return (
    <li>
      <a {...linkTo({ item: name })} className={styles.name} aria-current={address.item === name ? 'true' : undefined}>
        {name} <span className={styles.kind}>{kind}</span>
      </a>
    </li>
  )
}

function byDomain(entries: readonly Named[], words: string): [domain: string, entries: Named[]][] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const domains = new Map<string, Named[]>()
  for (const entry of entries) {
    const text = `${entry.name} ${entry.domain} ${entry.kind} ${entry.description ?? ''}`.toLowerCase()
    if (wanted.every((word) => text.includes(word))) domains.set(entry.domain, [...(domains.get(entry.domain) ?? []), entry])
  }
  return [...domains].sort(([one], [other]) => one.localeCompare(other, 'en'))
}
