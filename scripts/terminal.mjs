/** What the scripts say to people: a spinner with seconds on a terminal, plain lines elsewhere. */

const lively = process.stdout.isTTY && !process.env.CI
const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'

/** Shows that something is going on until it is done, and how long it took. Rejects as the work does. */
export async function step(label, work) {
  const since = Date.now()
  const seconds = () => `${((Date.now() - since) / 1000).toFixed(0)} s`
  if (!lively) console.log(`${label} …`)
  let frame = 0
  const draw = () => process.stdout.write(`\r\x1b[K${frames[frame++ % frames.length]} ${label} … ${seconds()}`)
  const timer = lively ? setInterval(draw, 100) : undefined
  try {
    const result = await work()
    if (lively) process.stdout.write('\r\x1b[K')
    console.log(`${label}: done in ${seconds()}`)
    return result
  } finally {
    clearInterval(timer)
    if (lively) process.stdout.write('\r\x1b[K')
  }
}

/** One sentence, no stack trace, exit code 1. */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}
