import { expect, test } from 'vitest'
import type { ContentBlock } from './content-data.ts'
import { contentQuestions } from './content-questions.ts'

const block = (kind: string, heading: string, body: string, link: object | null = null) =>
  ({ id: heading, kind, heading, body, image: null, link }) as unknown as ContentBlock

test('each block of text is a question with its answer, and what is none is left out', () => {
  const link = { href: '/join', text: 'Join' }
  const blocks = [
    block('TEXT', 'May I?', 'Yes.'),
    block('TEXT', 'Nothing below?', ' ', link),
    block('TEXT', ' ', 'No question.'),
    block('CAROUSEL', 'Of a later version?', 'Yes.'),
    block('PICTURE', 'A picture?', 'No.'),
    block('TEXT', 'Without end?', 'x'.repeat(20_001)),
  ]
  const { questions, leftOut } = contentQuestions(blocks)
  expect(questions).toEqual([{ question: 'May I?', answer: 'Yes.' }])
  expect(leftOut.map(({ heading, fields }) => [heading, ...fields])).toEqual([
    ['Nothing below?', 'body'],
    [' ', 'heading'],
    ['Of a later version?'],
    ['A picture?', 'kind'],
    ['Without end?', 'body'],
  ])
})
