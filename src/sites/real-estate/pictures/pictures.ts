import measured from './pictures.json'
import './placeholders.css'

export interface Picture {
  src: string
  srcSet: string
  width: number
  height: number
  /** What shows a few blurred pixels of it until it has loaded. */
  'data-picture': string
}

export type PictureName = keyof typeof measured

const addresses = import.meta.glob<string>('./*.avif', { eager: true, query: '?url', import: 'default' })

/** A picture in all its widths. Its alt text is with what it shows. */
export function pictureOf(name: PictureName): Picture {
  const { width, height } = measured[name]
  return { ...copiesOf(addresses, name), width, height, 'data-picture': `real-estate/${name}` }
}

/** The files `./{name}-{width}.avif` among those of a folder. Throws when there is none. */
export function copiesOf(files: Readonly<Record<string, string>>, name: string): { src: string; srcSet: string } {
  const copies = Object.entries(files).flatMap(([file, address]) => {
    const width = file.startsWith(`./${name}-`) && Number(/^-(\d+)\.avif$/.exec(file.slice(name.length + 2))?.[1])
    return width ? [{ width, address }] : []
  })
  copies.sort((one, other) => one.width - other.width)
  const largest = copies.at(-1)
  if (!largest) throw new Error(`there is no picture called ${name}`)
  return { src: largest.address, srcSet: copies.map(({ address, width }) => `${address} ${width}w`).join(', ') }
}
