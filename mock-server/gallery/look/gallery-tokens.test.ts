import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrast } from '#design-system/tokens/contrast.ts'

const gallery = join(import.meta.dirname, '..')
const tokens = Object.fromEntries(
  [...readFileSync(join(import.meta.dirname, 'gallery-tokens.css'), 'utf8').matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(
    ([, name, value]) => [name, value],
  ),
)

test.each(['code-text', 'code-key', 'code-string', 'code-number'])('--%s reads well on the code panel', (name) => {
  expect(contrast(tokens[name] ?? '', tokens['code'] ?? '')).toBeGreaterThanOrEqual(12)
})

test.each(globSync('**/*.css', { cwd: gallery, exclude: ['__generated__/**'] }).filter((path) => !path.endsWith('gallery-tokens.css')))(
  '%s takes its colours and its type from the tokens',
  (path) => {
    const css = readFileSync(join(gallery, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    const literals = [
      ...css.matchAll(/#[0-9a-f]{3,8}\b(?=[^{]*[;}])/gi),
      ...css.matchAll(/\b(?:rgba?|hsla?|oklch|color)\(/gi),
      ...css.matchAll(/:\s*(?:white|black|red|green|blue|gr[ae]y)\b/gi),
      ...css.matchAll(/font-size:[^;]+/gi),
      ...css.matchAll(/\bfont:(?!\s*(?:inherit|var\())[^;]+/gi),
      ...css.matchAll(/\bfont-family:[^;]+/gi),
    ].map(([literal]) => literal)
    expect(literals, 'write a token in look/gallery-tokens.css, or use one of the design system').toEqual([])
  },
)
