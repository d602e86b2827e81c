import { createRequire } from 'node:module'

type Qpdf = { FS: { writeFile: (name: string, bytes: Uint8Array) => void }; callMain: (words: string[]) => number }
type Start = (options: object) => Promise<Qpdf>

/** What `qpdf --check` has to say against a PDF; empty where that is nothing. */
export async function complaintsOf(pdf: Buffer): Promise<string[]> {
  // The program was built for another kind of module.
  Object.assign(globalThis, { require: createRequire(import.meta.url), __dirname: '/' })
  const { default: start } = (await import('qpdf-wasm-esm-embedded')) as unknown as { default: Start }
  const said: string[] = []
  const qpdf = await start({ noInitialRun: true, print: () => {}, printErr: (line: string) => said.push(line) })
  qpdf.FS.writeFile('/paper.pdf', pdf)
  const code = qpdf.callMain(['--check', '/paper.pdf'])
  return code === 0 ? said : [...said, `qpdf ended with ${code}`]
}
