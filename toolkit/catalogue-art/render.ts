// `npm run catalogue-art`: renders the shop's pictures that do not have a file yet.
//   --all           re-renders all pictures
//   --only <text>   only those whose id contains the text, whether they have a file or not
//   --prune         removes product pictures that the catalogue no longer names
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { pictures } from '#fixtures/catalogue/pictures.ts'
import { fail, root, say } from '../setup.mjs'
import { AVIF, drawings, type Job, markJobs, pictureJob, qualityOf, sceneJobs } from './jobs.ts'
import { type Camera, openCamera } from './studio-camera.ts'

const publicFolder = join(root, 'public')
const catalogue = join(publicFolder, 'images', 'catalogue')

const { values: asked } = parseArgs({ options: { all: { type: 'boolean' }, only: { type: 'string' }, prune: { type: 'boolean' } } })

const wanted = (id: string, files: readonly string[]) => {
  if (asked.only !== undefined) return id.includes(asked.only)
  return asked.all === true || files.some((file) => !existsSync(join(publicFolder, file)))
}

/** Writes all files of a job, scaling the smaller ones down from the largest. Returns the bytes written. */
async function print(camera: Camera, job: Job): Promise<number> {
  const widest = Math.max(...job.prints.map(({ width }) => width))
  const negative = await camera.shoot(job.draw(), job.width, job.height, widest / job.width)
  const quality = qualityOf(job)
  let bytes = 0
  for (const { file, width } of job.prints) {
    const sized = sharp(negative).resize({ width, kernel: 'lanczos3' })
    const path = join(publicFolder, file)
    await mkdir(dirname(path), { recursive: true })
    bytes += (await encoded(sized, file, quality).toFile(path)).size
  }
  return bytes
}

function encoded(sized: Sharp, file: string, quality: number): Sharp {
  if (file.endsWith('.png')) return sized.png({ compressionLevel: 9, palette: true, quality: 92, dither: 1 })
  // Every network takes it, and at this size it weighs less than half of a PNG.
  if (file.endsWith('.jpg')) return sized.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
  if (file.endsWith('.avif')) return sized.avif(AVIF)
  return sized.webp({ quality, preset: 'picture', effort: 6, smartSubsample: true })
}

async function prune(): Promise<void> {
  const named = new Set(pictures.flatMap((picture) => pictureJob(picture).prints.map(({ file }) => join(publicFolder, file))))
  const stale = (await readdir(catalogue)).map((name) => join(catalogue, name)).filter((path) => !named.has(path))
  await Promise.all(stale.map((path) => rm(path)))
  say(`Removed ${stale.length} product pictures that the catalogue no longer names.`)
}

const ids = pictures.map(({ id }) => id)
const unsafe = ids.find((id) => !/^[a-z0-9-]+$/.test(id))
if (unsafe !== undefined) fail(`The picture id '${unsafe}' is no file name. Use lower-case letters, digits and dashes.`)
if (new Set(ids).size !== ids.length) fail('Two pictures share an id: one would overwrite the other.')

for (const { id, file, svg } of drawings) {
  if (!wanted(id, [file])) continue
  await mkdir(dirname(join(publicFolder, file)), { recursive: true })
  await writeFile(join(publicFolder, file), svg)
  say(`Wrote ${file}.`)
}

const jobs = [...markJobs, ...sceneJobs, ...pictures.map(pictureJob)].filter((job) =>
  wanted(
    job.id,
    job.prints.map(({ file }) => file),
  ),
)
if (jobs.length === 0) say('Every picture has its files. Use --all or --only to render again.')
else {
  say(`Rendering ${jobs.length} pictures…`)
  const started = performance.now()
  const camera = await openCamera()
  let bytes = 0
  try {
    for (const [index, job] of jobs.entries()) {
      bytes += await print(camera, job)
      const done = index + 1
      if (done % 25 === 0 || done === jobs.length)
        say(`${done} of ${jobs.length}, ${Math.round((performance.now() - started) / 1000)} s, ${(bytes / 1e6).toFixed(1)} MB: ${job.id}`)
    }
  } finally {
    await camera.close()
  }
}

if (asked.prune) await prune()
if (existsSync(catalogue)) {
  const sizes = await Promise.all(
    (await readdir(catalogue)).map(async (name) => ({ name, size: (await stat(join(catalogue, name))).size })),
  )
  const mean = (ending: string) => {
    const some = sizes.filter(({ name }) => name.endsWith(ending))
    return (some.reduce((total, { size }) => total + size, 0) / Math.max(1, some.length) / 1000).toFixed(1)
  }
  say(
    `${sizes.length} product files; a mean of ${mean('-360.webp')} and ${mean('-720.webp')} kB as WebP at 360 and 720 px, ${mean('-360.avif')} and ${mean('-720.avif')} kB as AVIF.`,
  )
}
