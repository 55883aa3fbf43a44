import type { Examples } from '../examples/examples.ts'
import { Markdown } from './Markdown.tsx'

const article = `# Before you begin

Skin that is **clean and dry** takes everything better. Read [how our refills are made](https://help.ottilie.example/refills) first.

- Warm a pea of it between your palms
- Press, *never rub*

> It took forty trials to get the slip right.

## After that

1. Wait a minute
2. Go on with your serum`

export const examples: Examples = {
  'an article': <Markdown text={article} />,
  'below a smaller heading': <Markdown text="# Ingredients" headingLevel={4} />,
  'a link to a script leaves its text': <Markdown text="Ask [our team](javascript:alert(1)) or [read on](/blog)." />,
  'on a dark surface': (
    <div data-surface="dark" style={{ padding: 20 }}>
      <Markdown text="Every order counts. [See how](/join)." />
    </div>
  ),
}
