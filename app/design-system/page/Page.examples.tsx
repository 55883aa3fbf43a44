import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx'
import { Chip, ChipLink, Chips } from '../chip/Chip.tsx'
import type { Examples } from '../examples/examples.ts'
import { TextLink } from '../link/TextLink.tsx'
import { Container, PageHeader, Section, SkipLink } from './Page.tsx'

const breadcrumb = <Breadcrumb label="Breadcrumb" items={[{ href: '/', label: 'Home' }, { label: 'Bestsellers' }]} />

export const examples: Examples = {
  'the skip link, seen while it has the focus': <SkipLink label="Skip links">Skip to content</SkipLink>,
  'header of a listing': (
    <PageHeader
      breadcrumb={breadcrumb}
      title="Bestsellers"
      lead="The ones people come back for. Ranked by reorders over the last twelve months, not by what we would like to sell."
      aside={
        <Chips label="Near by">
          <ChipLink href="#makeup">Makeup</ChipLink>
          <ChipLink href="#skincare">Skincare</ChipLink>
          <ChipLink href="#fragrance">Fragrance</ChipLink>
        </Chips>
      }
    />
  ),
  'header with a count': <PageHeader title="Your bag" count="3 items" />,
  'a section with a link': (
    <Section
      id="week"
      heading="Bestsellers this week"
      lead="Picked by the people who bought Rosehip 07."
      action={
        <TextLink href="#all" standalone>
          See all
        </TextLink>
      }
    >
      <p>What the section holds.</p>
    </Section>
  ),
  'plain content': (
    <Container>
      <Chip selected>Within the margins</Chip>
    </Container>
  ),
}
