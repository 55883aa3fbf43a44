import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../browser.mjs'

/** Rasterises drawings, one after another, in a single browser page. */
export type Camera = {
  /** Renders an SVG at its own size in px, with `scale` device pixels per px, as a PNG. */
  shoot: (svg: string, width: number, height: number, scale: number) => Promise<Buffer>
  close: () => Promise<void>
}

const resolve = createRequire(import.meta.url).resolve

/** The label fonts are embedded as data, so that drawings neither wait for fonts nor depend on those installed. */
async function fontFace(family: string, weight: string, file: string): Promise<string> {
  const data = await readFile(resolve(file), 'base64')
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`
}

const faces = [
  ['Gloock', '400', '@fontsource/gloock/files/gloock-latin-400-normal.woff2'],
  ['Instrument Sans', '400 700', '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'],
] as const

/** Starts a browser whose filters, text and colours do not depend on the display. */
export async function openCamera(): Promise<Camera> {
  const asRoot = process.getuid?.() === 0
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--disable-gpu',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      ...(asRoot ? ['--no-sandbox'] : []),
    ],
  })
  const styles = await Promise.all(faces.map(([family, weight, file]) => fontFace(family, weight, file)))
  const pages = new Map<number, Awaited<ReturnType<typeof browser.newPage>>>()
  const pageAt = async (scale: number) => {
    const open = pages.get(scale)
    if (open) return open
    const page = await browser.newPage({ deviceScaleFactor: scale })
    await page.setContent(`<!doctype html><style>${styles.join('')}body{margin:0}svg{display:block}</style><main></main>`)
    await page.evaluate(async () => {
      await Promise.all([document.fonts.load('20px Gloock'), document.fonts.load("500 20px 'Instrument Sans'")])
    })
    pages.set(scale, page)
    return page
  }
  return {
    shoot: async (svg, width, height, scale) => {
      const page = await pageAt(scale)
      const size = page.viewportSize()
      if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height })
      await page.evaluate((markup) => {
        const main = document.querySelector('main')
        if (main) main.innerHTML = markup
      }, svg)
      return page.screenshot({ type: 'png' })
    },
    close: () => browser.close(),
  }
}
