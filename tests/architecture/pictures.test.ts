import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unusedPictures } from './pictures.ts'
import { projectSources, sourcesOf } from './sources.ts'

const publicFolder = join(import.meta.dirname, '../../public')

test('every picture is shown somewhere', () => {
  // Those of the catalogue follow from its products: toolkit/catalogue-art/prints.test.ts.
  const pictures = globSync('**/*.{svg,png,webp,avif}', { cwd: publicFolder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('images/catalogue/'))
  expect(pictures.length).toBeGreaterThan(20)
  expect(unusedPictures(projectSources(), pictures)).toEqual([])
})

const hero = ['images/scenes/hero-720.webp']

test.each([
  ["src: '/images/scenes/hero-720.webp'", 'by its whole name'],
  ['`/images/scenes/hero-${width}.${format} ${width}w`', 'by a template'],
])('a picture is used: %s, %s', (code) => {
  expect(unusedPictures(sourcesOf({ 'app/features/home/HomePage.tsx': code }), hero)).toEqual([])
})

test.each([
  ['app/features/home/HomePage.tsx', "src: '/images/scenes/hero-1440.webp'"],
  ['app/features/home/HomePage.test.tsx', "src: '/images/scenes/hero-720.webp'"],
  ['app/design-system/hero/Hero.examples.tsx', "src: '/images/scenes/hero-720.webp'"],
  ['toolkit/catalogue-art/jobs.ts', "src: '/images/scenes/hero-720.webp'"],
])('a picture is unused: %s says %s', (path, code) => {
  expect(unusedPictures(sourcesOf({ [path]: code }), hero)).toHaveLength(1)
})

test('a template does not take one scene for another', () => {
  const code = '`/images/scenes/hero-${width}.webp`'
  expect(unusedPictures(sourcesOf({ 'app/one.ts': code }), ['images/scenes/hero-phone-400.webp'])).toHaveLength(1)
})
