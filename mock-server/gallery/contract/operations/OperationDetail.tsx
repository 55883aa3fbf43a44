import { ButtonLink } from '#design-system/button/Button.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { useAddress, useLinkTo } from '../../address/use-address.tsx'
import type { ListedOperation } from '../../api/contract-answers.ts'
import { openOut } from '../../look/gallery-icons.ts'
import { nameWords } from '../../look/name-words.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { CodePanel } from '../../session/code/CodePanel.tsx'
import { jsonText } from '../../session/code/json-text.ts'
import { useLiveSession } from '../../state/live-session.tsx'
import { graphiqlLink } from './graphiql-link.ts'
import styles from './OperationDetail.module.css'

/** One operation: its policy, document, example variables, and a link to try it. */
export function OperationDetail({ operation: { name, kind, body, policy, proposed, variables, uses } }: { operation: ListedOperation }) {
  const { address } = useAddress()
  const { selection, world } = useLiveSession()
  const inState = selection
    ? { selection: selection.selection, world, store: selection.store }
    : { selection: '', world: '', store: address.store }
  return (
    <article className={styles.operation} aria-labelledby="operation-name">
      <header className={styles.head}>
        <h2 id="operation-name" className={styles.name}>
          <span className={styles.kind}>{kind}</span> {name}
        </h2>
        <div className={styles.actions}>
          <ButtonLink size={44} href={graphiqlLink(name, inState)} target="_blank" rel="noreferrer">
            <Icon icon={openOut} size={16} />
            Try in GraphiQL<span className="visually-hidden"> (new tab)</span>
          </ButtonLink>
          <CopyButton text={body}>Copy document</CopyButton>
        </div>
        <p className={styles.state}>{selection ? `Runs in ${selection.selection}.` : 'Select a scenario first to try it in that state.'}</p>
      </header>
      {policy && (
        <dl className={styles.policy} aria-label="Policy">
          {Object.entries(policy).map(([part, value]) => (
            <div key={part}>
              <dt>{nameWords(part)}</dt>
              <dd>
                {value}
                {proposed[part] && ` (proposed, ${proposed[part]})`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <h3 className={styles.heading}>Document</h3>
      <CodePanel label={`Document of ${name}`} text={body} isPlain />
      <h3 className={styles.heading}>Example variables</h3>
      <CodePanel label={`Variables of ${name}`} text={jsonText(variables)} />
      <TypesUsed uses={uses} />
    </article>
  )
}

function TypesUsed({ uses }: { uses: readonly string[] }) {
  const linkTo = useLinkTo()
  return (
    <>
      <h3 className={styles.heading}>Types it uses</h3>
      <p className={styles.types}>
        {uses
          .filter((use) => !use.includes('.'))
          .map((type) => (
            <a key={type} {...linkTo({ view: 'schema', item: type, q: '' })}>
              {type}
            </a>
          ))}
      </p>
    </>
  )
}
