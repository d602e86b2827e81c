/**
 * Reads the text out of the modules of a QR code (ISO/IEC 18004), versions 1 to 13, without mending errors: tests
 * check with it what scanners will read.
 */

type Modules = { size: number; isDark: (row: number, column: number) => boolean }

const levels = ['M', 'L', 'H', 'Q'] as const
type Level = (typeof levels)[number]

/** Data codewords of each block, by version and level: [blocks, codewords] of both groups; then those that mend errors. */
const blocks: Readonly<Record<'M' | 'Q', readonly (readonly number[])[]>> = {
  M: [
    [],
    [1, 16],
    [1, 28],
    [1, 44],
    [2, 32],
    [2, 43],
    [4, 27],
    [4, 31],
    [2, 38, 2, 39],
    [3, 36, 2, 37],
    [4, 43, 1, 44],
    [1, 50, 4, 51],
    [6, 36, 2, 37],
    [8, 37, 1, 38],
  ],
  Q: [
    [],
    [1, 13],
    [1, 22],
    [2, 17],
    [2, 24],
    [2, 15, 2, 16],
    [4, 19],
    [2, 14, 4, 15],
    [4, 18, 2, 19],
    [4, 16, 4, 17],
    [6, 19, 2, 20],
    [4, 22, 4, 23],
    [4, 20, 6, 21],
    [8, 20, 4, 21],
  ],
}

const alignments: readonly (readonly number[])[] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
]

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

export function readQr(modules: Modules): { text: string; level: Level } {
  const version = (modules.size - 17) / 4
  const { level, mask } = readFormat(modules)
  const layout = level === 'M' || level === 'Q' ? blocks[level][version] : undefined
  if (!layout) throw new Error(`no reader for version ${version} ${level}`)
  return { text: readSegments(dataOf(codewordsOf(modules, version, mask), layout), version), level }
}

function readFormat({ isDark }: Modules): { level: Level; mask: number } {
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const)
  const bits = places.reduce((sum, [row, column]) => (sum << 1) | Number(isDark(row, column)), 0)
  const format = (bits >> 3) ^ 0b10101
  return { level: levels[format >> 3] as Level, mask: format & 7 }
}

/** Whether a module belongs to the patterns that carry no data. */
function isFixed(row: number, column: number, size: number, version: number): boolean {
  if (row === 6 || column === 6) return true
  if ((row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9)) return true
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true
  const centres = alignments[version] ?? []
  return centres.some((y) =>
    centres.some((x) => {
      const isFinder = (y === 6 && x === 6) || (y === 6 && x === size - 7) || (y === size - 7 && x === 6)
      return !isFinder && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2
    }),
  )
}

function codewordsOf({ size, isDark }: Modules, version: number, mask: number): number[] {
  const bits: number[] = []
  for (let right = size - 1, upwards = true; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (isFixed(row, column, size, version)) continue
        bits.push(Number(isDark(row, column) !== masks[mask]?.(row, column)))
      }
    }
  }
  const whole = Math.floor(bits.length / 8)
  return Array.from({ length: whole }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => (sum << 1) | bit, 0))
}

/** Codewords of several blocks come in turns: the first of each, the second of each … */
function dataOf(
  codewords: readonly number[],
  [count = 0, length = 0, more = 0, longer = 0]: readonly number[],
): number[] {
  const lengths = [...Array<number>(count).fill(length), ...Array<number>(more).fill(longer)]
  const data: number[][] = lengths.map(() => [])
  let next = 0
  for (let i = 0; i < Math.max(length, longer); i++)
    lengths.forEach((own, block) => {
      if (i < own) data[block]?.push(codewords[next++] ?? 0)
    })
  return data.flat()
}

const alphanumeric = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

function readSegments(data: readonly number[], version: number): string {
  const bits = data.map((word) => word.toString(2).padStart(8, '0')).join('')
  let at = 0
  const take = (count: number) => {
    at += count
    return Number.parseInt(bits.slice(at - count, at) || '0', 2)
  }
  const wide = version > 9
  const bytes: number[] = []
  const say = (text: string) => bytes.push(...Buffer.from(text))
  while (at + 4 <= bits.length) {
    const mode = take(4)
    if (mode === 0) break
    if (mode === 1) {
      for (let left = take(wide ? 12 : 10); left > 0; left -= 3) {
        const digits = Math.min(3, left)
        say(String(take([0, 4, 7, 10][digits] ?? 0)).padStart(digits, '0'))
      }
    } else if (mode === 2) {
      for (let left = take(wide ? 11 : 9); left > 0; left -= 2) {
        const value = take(left === 1 ? 6 : 11)
        say(
          left === 1
            ? (alphanumeric[value] ?? '')
            : `${alphanumeric[Math.floor(value / 45)]}${alphanumeric[value % 45]}`,
        )
      }
    } else if (mode === 4) {
      for (let left = take(wide ? 16 : 8); left > 0; left--) bytes.push(take(8))
    } else if (mode === 7) {
      // That what follows is UTF-8.
      if (take(8) !== 26) throw new Error('only UTF-8 is read here')
    } else throw new Error(`mode ${mode} is not read here`)
  }
  return Buffer.from(bytes).toString('utf8')
}
