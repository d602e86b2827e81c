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
const generate = (name: string) => (name === 'rootVerificationCode' ? fiveDigits() : randomPassword())

type Name = keyof Credentials
type Lines = Partial<Record<Name, { value: string; isInForce: boolean }>>
/** What the settings say; without sample data its accounts have no passwords. */
type Given = { rootPassword?: string | undefined; rootVerificationCode?: string | undefined; sampleData?: boolean }

const all = Object.keys(names) as Name[]
const isOfSample = (name: Name) => !name.startsWith('root')
const fileIn = (dataDir: string) => join(dataDir, 'credentials.txt')

/**
 * The secrets kept in `credentials.txt` of the data directory, made and written there when missing. What the settings give
 * wins and is not named there. `made` names those that are new, the one time they are printed.
 */
export async function readCredentials(dataDir: string, given: Given = {}): Promise<Credentials & { made: Name[] }> {
  const { rootPassword, rootVerificationCode, sampleData = true } = given
  const isGiven = (name: Name) => name in given && given[name as keyof Given] !== undefined
  const text = await readFile(fileIn(dataDir), 'utf8').catch(ifMissing)
  const kept = parse(text)
  const wanted = all.filter((name) => !isGiven(name) && (kept[name] || sampleData || !isOfSample(name)))
  const made = wanted.filter((name) => !kept[name])
  const fresh = Object.fromEntries(all.map((name) => [name, generate(name)])) as Credentials
  const lines: Lines = Object.fromEntries(
    wanted.map((name) => [name, kept[name] ?? { value: fresh[name], isInForce: true }]),
  )
  if (format(lines) !== format(kept) && !(await write(dataDir, lines, text === undefined)))
    return readCredentials(dataDir, given)
  const known = Object.fromEntries(Object.entries(lines).map(([name, { value }]) => [name, value]))
  return {
    ...fresh,
    ...known,
    ...(rootPassword !== undefined && { rootPassword }),
    ...(rootVerificationCode !== undefined && { rootVerificationCode }),
    made,
  }
}

/**
 * Brings the file in line with the database, which may have others: of another machine, or what root chose itself. `false`:
 * what the file has opens nothing now. What it does not name, it does not learn.
 */
export async function keepInForce(dataDir: string, inForce: Partial<Record<Name, string | false>>): Promise<void> {
  const kept = parse(await readFile(fileIn(dataDir), 'utf8').catch(ifMissing))
  const lines: Lines = { ...kept }
  for (const [name, line] of Object.entries(kept) as [Name, { value: string }][]) {
    const { [name]: value } = inForce
    if (value !== undefined) lines[name] = { value: value || line.value, isInForce: value !== false }
  }
  if (format(lines) !== format(kept)) await write(dataDir, lines, false)
}

const labelOf = (name: Name, isInForce: boolean) => `${names[name]}${isInForce ? '' : ' that is not in force'}`

function parse(text = ''): Lines {
  const known = new Map<string, string | undefined>(
    text.split('\n').map((line) => line.split(': ') as [string, string]),
  )
  const lines: Lines = {}
  for (const name of all)
    for (const isInForce of [false, true]) {
      const value = known.get(labelOf(name, isInForce))
      if (value !== undefined) lines[name] = { value, isInForce }
    }
  return lines
}

const format = (lines: Lines) =>
  all.map((name) => (lines[name] ? `${labelOf(name, lines[name].isInForce)}: ${lines[name].value}\n` : '')).join('')

/** False when another process wrote the file first. */
async function write(dataDir: string, lines: Lines, isNew: boolean): Promise<boolean> {
  const file = fileIn(dataDir)
  const draft = `${file}.${randomUUID()}`
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  await writeFile(draft, format(lines), { mode: 0o600 })
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

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
