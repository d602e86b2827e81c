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
  const path = findChromium() ?? (await step('Installing Chromium', async () => installChromium()))
  if (!path)
    giveUp(
      'The browser tests need Chromium: please install it (on Debian: apt-get install chromium) or set CHROME_PATH',
    )
  process.env.CHROME_PATH = path
  if (process.platform === 'linux' && !hasOfficeFonts())
    await step('Installing fonts', async () => install('fonts-liberation'))
}

/** Letters as wide as those of Arial and Times New Roman, which nearly every visitor has. */
const hasOfficeFonts = () =>
  ['liberation', 'liberation2', 'msttcorefonts'].some((name) => existsSync(join('/usr/share/fonts/truetype', name)))

function installChromium() {
  if (!install('chromium-headless-shell')) install('chromium')
  return findChromium()
}

/** Whether Debian's package of that name could be installed. */
function install(name) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const get = (...args) => {
    const [program, ...rest] = [...asRoot, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(program, rest, { stdio: 'ignore', env }).status === 0
  }
  const it = ['install', '-y', '--no-install-recommends', name]
  return get(...it) || (get('update') && get(...it))
}
