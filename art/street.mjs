/** Writes what stands in the shop windows of the agency's street: each site as it opens. The product has to be running, at `SITE_URL`. */
import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { provideChromium } from '../scripts/chromium.mjs'
import { atMost } from './kit/encode.mjs'
import { batch } from './render.mjs'

const FOLDER = new URL('../src/sites/agency/public/home/', import.meta.url)
const { SITE_URL = 'http://localhost:3000' } = process.env

const paths = {
  rental: '/RentalRevolution',
  homes: '/PresentationPro',
  prawns: '/ParallaxPrawns',
  art: '/ArtAlley',
}
const WINDOW = { width: 1280, height: 800 }
const STILL = { width: 640, height: 400 }
const MOST = 32_000

export const streetNames = Object.keys(paths)

export async function drawStreet(names) {
  await provideChromium()
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' })
  await batch(names, async (name) => {
    await page.goto(new URL(paths[name], SITE_URL).href, { waitUntil: 'networkidle' })
    await page.evaluate(() =>
      Promise.all(
        [...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => {})),
      ),
    )
    const bytes = await atMost(MOST, await page.screenshot(), 'avif', STILL)
    await writeFile(new URL(`${name}.avif`, FOLDER), bytes)
    return `${Math.round(bytes.length / 1000)} kB`
  })
  await browser.close()
}
