import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictures } from '#fixtures/catalogue/pictures.ts'
import { drawings, markJobs, pictureJob, qualityOf, sceneJobs } from './jobs.ts'

const publicFolder = join(import.meta.dirname, '..', '..', 'public')

/** Total size of a folder in bytes. */
const weigh = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((total, entry) => {
    const path = join(folder, entry.name)
    return total + (entry.isDirectory() ? weigh(path) : statSync(path).size)
  }, 0)

test('every picture the shop names has its files', () => {
  const named = [...pictures.map(pictureJob), ...sceneJobs, ...markJobs].flatMap(({ prints }) => prints.map(({ file }) => file))
  const missing = [...named, ...drawings.map(({ file }) => file)].filter((file) => !existsSync(join(publicFolder, file)))
  expect(missing, 'Run npm run catalogue-art.').toEqual([])
})

test('no product picture is left that the catalogue does not name', () => {
  const named = new Set(pictures.flatMap((picture) => pictureJob(picture).prints.map(({ file }) => file)))
  const left = readdirSync(join(publicFolder, 'images', 'catalogue')).filter((name) => !named.has(`images/catalogue/${name}`))
  expect(left, 'Run npm run catalogue-art -- --prune.').toEqual([])
})

test('every product picture is encoded at quality 85 [IMAGE-01]', () => {
  expect(new Set(pictures.map((picture) => qualityOf(pictureJob(picture))))).toEqual(new Set([85]))
})

test('all pictures together stay under 20 MB, a third of it AVIF', () => {
  expect(weigh(join(publicFolder, 'images'))).toBeLessThan(20_000_000)
})
