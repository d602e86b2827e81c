import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { giveUp, step } from './terminal.mjs'

/** The shell is Chromium without windows: for the same pages it takes two thirds of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser for the browser tests: CHROME_PATH, or one of this machine's. */
export function findChromium() {
  const given = process.env.CHROME_PATH
  if (given && !existsSync(given)) giveUp(`CHROME_PATH ${given} does not exist`)
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  const places = directories.flatMap((directory) => names.map((name) => join(directory, name)))
  return given || [...places, ...elsewhere].find((path) => existsSync(path))
}

/** Finds a Chromium, installing Debian's where that can be done without asking, and sets CHROME_PATH to it. */
export async function provideChromium() {
  const path = findChromium() ?? (await step('Installing Chromium', async () => install()))
  if (!path)
    giveUp(
      'The browser tests need Chromium: please install it (on Debian: apt-get install chromium) or set CHROME_PATH',
    )
  process.env.CHROME_PATH = path
}

function install() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...command) => {
    const [program, ...args] = [...asRoot, ...command]
    return (
      spawnSync(program, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
        .status === 0
    )
  }
  run('apt-get', 'update')
  const get = (name) => run('apt-get', 'install', '-y', '--no-install-recommends', name)
  if (!get('chromium-headless-shell')) get('chromium')
  return findChromium()
}
