const lively = process.stdout.isTTY && !process.env.CI
const width = 30

/** Shows how far something is: as a bar on a terminal, in steps of a quarter elsewhere. */
export class Bar {
  readonly #label: string
  #percent = -1

  constructor(label: string) {
    this.#label = label
  }

  /** `fraction` is from 0 to 1; `more` says what else is known. */
  show(fraction: number, more = ''): void {
    const percent = Math.floor(Math.min(1, fraction) * 100)
    const step = lively ? 1 : 25
    if (!lively && Math.floor(percent / step) === Math.floor(this.#percent / step)) return
    this.#percent = percent
    const full = Math.round((percent / 100) * width)
    const line = `${this.#label} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${String(percent).padStart(3)} % ${more}`
    process.stdout.write(lively ? `\r\x1b[K${line}` : `${this.#label} ${percent} % ${more}\n`)
  }

  /** Takes the bar away. */
  end(): void {
    if (lively) process.stdout.write('\r\x1b[K')
  }
}
