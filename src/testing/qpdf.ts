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

/** One for all: each that is started listens for the faults of the whole process. */
async function start(): Promise<Qpdf> {
  // The program was built for another kind of module.
  Object.assign(globalThis, { require: createRequire(import.meta.url), __dirname: '/' })
  const { default: begin } = (await import('qpdf-wasm-esm-embedded')) as unknown as { default: Start }
  return begin({ noInitialRun: true, print: () => {}, printErr: (line: string) => said.push(line) })
}

async function open(pdf: Buffer): Promise<Qpdf> {
  started ??= start()
  const qpdf = await started
  said = []
  qpdf.FS.writeFile('/paper.pdf', pdf)
  return qpdf
}

/** What `qpdf --check` has to say against a PDF; empty where that is nothing. */
export async function complaintsOf(pdf: Buffer): Promise<string[]> {
  const code = (await open(pdf)).callMain(['--check', '/paper.pdf'])
  return code === 0 ? said : [...said, `qpdf ended with ${code}`]
}

/** The objects of a PDF as qpdf writes them in JSON: names begin with `/`, texts with `u:`. Throws where it finds faults. */
export async function pdfObjects(pdf: Buffer): Promise<unknown> {
  const qpdf = await open(pdf)
  const code = qpdf.callMain(['--json-output', '--json-stream-data=none', '/paper.pdf', '/paper.json'])
  if (code !== 0 || said.length > 0) throw new Error(`qpdf ended with ${code}: ${said.join('; ')}`)
  return JSON.parse(qpdf.FS.readFile('/paper.json', { encoding: 'utf8' })) as unknown
}
