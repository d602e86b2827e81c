import { words } from './words.ts'

/**
 * Fetches a file of this origin and hands it to the browser to be saved. Throws an error whose message is the sentence
 * of the server, else whatever text it answered, else `Download failed.`
 */
export async function download(address: string): Promise<void> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined)
  if (!response?.ok) throw new Error(failureOf((await response?.text().catch(() => '')) ?? ''))
  const file = await response.blob().catch(() => {
    throw new Error(words.downloadFailed)
  })
  save(file, fileNameOf(response.headers.get('content-disposition') ?? '') ?? 'download')
}

/** What a refusal says to people. Our own errors have their sentence in `detail`. */
export function failureOf(text: string): string {
  try {
    const { message, detail } = JSON.parse(text) as Record<string, unknown>
    for (const said of [message, detail]) if (typeof said === 'string' && said !== '') return said
  } catch {
    // It is no JSON.
  }
  return text.trim() || words.downloadFailed
}

/** `filename*` is written in UTF-8 and goes before `filename`. */
export function fileNameOf(disposition: string): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1]
  try {
    return extended === undefined ? plain : decodeURIComponent(extended)
  } catch {
    return plain
  }
}

function save(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Some browsers read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
