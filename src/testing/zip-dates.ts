import { fromBufferPromise } from 'yauzl'

const two = (n: number) => String(n).padStart(2, '0')

/** When each file of a zip was made, to the letter of its header: `2026-07-02 00:15:30`. No other time may stand beside it. */
export async function datesIn(bytes: Buffer): Promise<Record<string, string>> {
  const dates: Record<string, string> = {}
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  for await (const { fileName, lastModFileDate: day, lastModFileTime: time, extraFields } of zip.eachEntry()) {
    if (extraFields.some(({ id }: { id: number }) => id === 0x5455)) throw new Error(`${fileName} has a second time`)
    dates[fileName] =
      `${1980 + (day >> 9)}-${two((day >> 5) & 15)}-${two(day & 31)} ${two(time >> 11)}:${two((time >> 5) & 63)}:${two((time & 31) * 2)}`
  }
  return dates
}
