// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Ribbon, ribbonVariants } from './Ribbon.tsx'

test('a ribbon is standard unless it is rounded [ENUM-12]', () => {
  expect(ribbonVariants).toEqual(['standard', 'rounded'])
  render(
    <>
      <Ribbon ribbonKey="newIn" text="unsaid" />
      {ribbonVariants.map((variant) => (
        <Ribbon key={variant} ribbonKey="newIn" text={variant} variant={variant} />
      ))}
    </>,
  )

  expect(screen.getByText('unsaid')).not.toHaveAttribute('data-variant', 'rounded')
  for (const variant of ribbonVariants) expect(screen.getByText(variant)).toHaveAttribute('data-variant', variant)
})
