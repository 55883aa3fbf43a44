import { type ReactNode, useMemo } from 'react'
import { useAddress } from '../address/use-address.tsx'
import type { Facets, Scenario } from '../api/answers.ts'
import { ClockField } from './ClockField.tsx'
import { type Draft, withPart } from './draft.ts'
import styles from './FacetsForm.module.css'
import { FlagFields } from './FlagFields.tsx'
import { OwnFaultField } from './OwnFaultField.tsx'
import { SeedField } from './SeedField.tsx'
import { type Choice, ValuePicker } from './ValuePicker.tsx'

type FacetsFormProps = { draft: Draft; scenarios: readonly Scenario[]; facets: Facets; onChange: (draft: Draft) => void }

/** A form with every part of a selection, by name. */
export function FacetsForm({ draft, scenarios, facets, onChange }: FacetsFormProps) {
  const { address } = useAddress()
  const names = useMemo(() => scenarios.map(({ name, story }): Choice => ({ name, story })), [scenarios])
  const store = draft.parts['store']?.[0] ?? (draft.scenario ? undefined : address.store)
  const change = (name: string, values: readonly string[]) => onChange(withPart(draft, name, values))
  return (
    <>
      <Section title="Build on">
        <ValuePicker
          label="Scenario"
          story="A named state to start from, or none."
          choices={names}
          chosen={draft.scenario ? [draft.scenario] : []}
          isSingle
          onChange={([scenario = '']) => onChange({ ...draft, scenario })}
        />
      </Section>
      <Section title="Facets">
        {facets.facets.map(({ name, story, values }) => (
          <ValuePicker
            key={name}
            label={name}
            story={story}
            choices={values.filter(({ stores }) => store === undefined || name === 'store' || stores.some((one) => one === store))}
            chosen={draft.parts[name] ?? []}
            isSingle={name === 'store'}
            onChange={(chosen) => change(name, chosen)}
          />
        ))}
      </Section>
      <Section title="Clock and seed">
        <ClockField value={draft.parts['clock']?.[0] ?? ''} onChange={(value) => change('clock', value ? [value] : [])} />
        <SeedField value={draft.parts['seed']?.[0] ?? ''} onChange={(value) => change('seed', value ? [value] : [])} />
      </Section>
      <Section title="What goes wrong">
        <ValuePicker
          label="Named faults"
          story="Common faults, by name."
          choices={facets.faults}
          chosen={draft.parts['fault'] ?? []}
          onChange={(chosen) => change('fault', chosen)}
        />
        <OwnFaultField onAdd={(fault) => change('fault', [...(draft.parts['fault'] ?? []), fault])} />
      </Section>
      {facets.flags.length > 0 && (
        <Section title="Flags and experiments">
          <FlagFields flags={facets.flags} draft={draft} onChange={change} />
        </Section>
      )}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
