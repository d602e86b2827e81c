import { randomInt, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Secrets nobody chose. A password has 16 characters without look-alikes, the code five digits. */
export type Credentials = {
  rootPassword: string
  rootVerificationCode: string
  /** Of the sample accounts. */
  adminPassword: string
  employeePassword: string
  demoPassword: string
  artistPassword: string
}

const names: Readonly<Record<keyof Credentials, string>> = {
  rootPassword: 'root password',
  rootVerificationCode: 'root verification code',
  adminPassword: 'sample admin password',
  employeePassword: 'sample employee password',
  demoPassword: 'test account password',
  artistPassword: 'sample artist password',
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
/** 79 bits. */
export const randomPassword = () => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')
const fiveDigits = () => String(randomInt(100_000)).padStart(5, '0')
const generate = (key: string) => (key === 'rootVerificationCode' ? fiveDigits() : randomPassword())

/**
 * The secrets kept in `credentials.txt` of the data directory, made and written there when missing; explicit ones win.
 * `generated` tells whether any was made just now, the one time they are printed.
 */
export async function readCredentials(
  dataDir: string,
  explicit: { rootPassword?: string | undefined; rootVerificationCode?: string | undefined } = {},
): Promise<Credentials & { generated: boolean }> {
  const file = join(dataDir, 'credentials.txt')
  const kept = parse(await readFile(file, 'utf8').catch(ifMissing))
  const missing = Object.keys(names).filter((key) => !(key in kept))
  const made = Object.fromEntries(missing.map((key) => [key, generate(key)]))
  const all = { ...kept, ...made } as Credentials
  if (missing.length > 0 && !(await write(dataDir, file, all, Object.keys(kept).length === 0)))
    return readCredentials(dataDir, explicit)
  return {
    ...all,
    rootPassword: explicit.rootPassword ?? all.rootPassword,
    rootVerificationCode: explicit.rootVerificationCode ?? all.rootVerificationCode,
    generated: missing.length > 0,
  }
}

function parse(text: string): Partial<Credentials> {
  const lines = text.split('\n').map((line) => line.split(': '))
  const pairs = Object.entries(names).flatMap(([key, name]) =>
    lines.filter(([label]) => label === name).map(([, value]) => [key, value]),
  )
  return Object.fromEntries(pairs)
}

/** False when another process wrote the file first. */
async function write(dataDir: string, file: string, all: Credentials, isNew: boolean): Promise<boolean> {
  const lines = Object.entries(names).map(([key, name]) => `${name}: ${all[key as keyof Credentials]}\n`)
  const draft = `${file}.${randomUUID()}`
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  await writeFile(draft, lines.join(''), { mode: 0o600 })
  try {
    if (isNew) await link(draft, file)
    else await rename(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    await rm(draft, { force: true })
  }
}

function ifMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return ''
  throw error
}
