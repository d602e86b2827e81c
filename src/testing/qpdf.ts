import { createRequire } from 'node:module'

type Qpdf = {
  FS: {
    writeFile: (name: string, bytes: Uint8Array) => void
    readFile: (name: string, options: { encoding: 'utf8' }) => string
  }
  callMain: (words: string[]) => number
}
type Start = (options: object) => Promise<Qpdf>

let started: Promise<Qpdf> | undefined
let said: string[] = []

const faults = ['uncaughtException', 'unhandledRejection']

/** One for all. It would end the whole process at a fault of anybody in it, which those who look for faults are to find. */
async function start(): Promise<Qpdf> {
  // The program was built for another kind of module.
  Object.assign(globalThis, { require: createRequire(import.meta.url), __dirname: '/' })
  const { default: begin } = (await import('qpdf-wasm-esm-embedded')) as unknown as { default: Start }
  const before = faults.map((fault) => process.listeners(fault as 'uncaughtException'))
  const qpdf = begin({ noInitialRun: true, print: () => {}, printErr: (line: string) => said.push(line) })
  faults.forEach((fault, i) => {
    for (const listener of process.listeners(fault as 'uncaughtException'))
      if (!before[i]?.includes(listener)) process.off(fault, listener)
  })
  return qpdf
}

/** Runs it on a PDF at once, so that no other run comes between. Gives what it complains of, and what it wrote. */
async function run(pdf: Buffer, words: readonly string[], written?: string): Promise<[string[], string]> {
  started ??= start()
  const { FS, callMain } = await started
  said = []
  FS.writeFile('/paper.pdf', pdf)
  const code = callMain([...words])
  const complaints = code === 0 ? said : [...said, `qpdf ended with ${code}`]
  return [complaints, written && complaints.length === 0 ? FS.readFile(written, { encoding: 'utf8' }) : '']
}

/** What `qpdf --check` has to say against a PDF; empty where that is nothing. */
export async function complaintsOf(pdf: Buffer): Promise<string[]> {
  const [complaints] = await run(pdf, ['--check', '/paper.pdf'])
  return complaints
}

const asJson = ['--json-output', '--json-stream-data=none', '/paper.pdf', '/paper.json']

/** The objects of a PDF as qpdf writes them in JSON: names begin with `/`, texts with `u:`. Throws where it finds faults. */
export async function pdfObjects(pdf: Buffer): Promise<unknown> {
  const [complaints, json] = await run(pdf, asJson, '/paper.json')
  if (complaints.length > 0) throw new Error(complaints.join('; '))
  return JSON.parse(json) as unknown
}
