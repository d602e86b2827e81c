/** From scenes to finished pictures: rendered, graded, and handed over to be written in all their sizes. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { graded } from './kit/grade.mjs'
import { batch, DRAFTS, RENDERS, render, scenesOf } from './render.mjs'

const DRAFT = { width: 400, samples: 8 }

/**
 * Takes the pictures one after the other. `formatOf(name)` is the size in pixels and the samples of the render, `look` how the
 * site grades it, `write(name, picture, format)` takes the finished one as PNG. With `draft` they are small and quick, in the
 * temporary folder, and nothing is written.
 */
export async function takePhotographs(names, { formatOf, look, write, draft = false }) {
  const scenes = await scenesOf(names)
  await batch(names, async (name) => {
    const format = draft ? smaller(formatOf(name)) : formatOf(name)
    const raw = join(draft ? DRAFTS : RENDERS, `${name}.png`)
    const numbers = [format.width, format.height, format.samples, 2].map(String)
    const seconds = await render(scenes.get(name), raw, [name, raw, ...numbers], { again: draft })
    const picture = await (await graded(await readFile(raw), { ...format, ...look })).png().toBuffer()
    if (draft) await writeFile(raw, picture)
    else await write(name, picture, format)
    return draft ? `${raw} in ${seconds} s` : seconds > 0 ? `${seconds} s` : 'rendered before'
  })
}

const smaller = ({ width, height }) => ({ ...DRAFT, height: Math.round((DRAFT.width * height) / width) })
