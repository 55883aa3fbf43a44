import { expect, test } from 'vitest'
import { storiesIn } from './story-names.ts'

test('the examples of a component are the keys of its examples, however they are quoted, and nothing inside them', () => {
  const source = `const words = {
  'not one': 1,
}

export const examples: Examples = {
  plain: <Button>OK</Button>,
  'US currency': (
    <Price
      words={{ 'nor this': 1 }}
    />
  ),
  "a label's end": null,
}
`
  expect(storiesIn('app/design-system/button/Button.examples.tsx', source)).toEqual([
    { name: 'plain', exportName: 'Plain' },
    { name: 'US currency', exportName: 'UsCurrency' },
    { name: "a label's end", exportName: 'ALabelSEnd' },
  ])
})

test('the stories of a feature are what its file exports, in words', () => {
  const source = `const meta = {}
export default meta
export const Empty: Story = {}
export const WithAGiftOfUSPrice: Story = {
`
  expect(storiesIn('app/features/basket/BasketPage.stories.tsx', source)).toEqual([
    { name: 'Empty', exportName: 'Empty' },
    { name: 'With A Gift Of US Price', exportName: 'WithAGiftOfUSPrice' },
  ])
})
