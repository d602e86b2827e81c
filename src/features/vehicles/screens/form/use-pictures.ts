import { useEffect, useRef, useState } from 'react'
import { type PictureRefusal, pictureRefusals } from '#kit/shared/picture.ts'
import { mostPictures } from '../../contract/staff.ts'
import type { Vehicle } from '../../contract.ts'
import { pathsOf, usualAlt } from '../../rules/staff.ts'
import { words } from '../../words.ts'
import { thumbnailOf } from '../pictures.ts'
import { checkPicture } from './check-picture.ts'

export type FormPicture = {
  id: string
  /** The path of one that stays, or the file. */
  source: string | File
  /** What shows it; empty where the browser cannot. */
  src: string
  /** Empty: the usual text. */
  alt: string
  altDe: string
}

/** The pictures of the form: their order, what was refused and why, and what to do with them. */
export function usePictures(vehicle: Vehicle | undefined) {
  const [initial] = useState(() => picturesAtFirst(vehicle))
  const [pictures, setPictures] = useState<readonly FormPicture[]>(initial)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [checking, setChecking] = useState(0)
  const made = useRef<string[]>([])
  // Files may be chosen again while others are still looked at.
  const count = useRef(initial.length)

  useEffect(
    () => () => {
      for (const address of made.current) URL.revokeObjectURL(address)
    },
    [],
  )

  const add = async (files: readonly File[]) => {
    const room = files.slice(0, mostPictures - count.current)
    count.current += room.length
    setRefused(files.slice(room.length).map(({ name }) => words.oneTooMany(name, mostPictures)))
    setChecking((now) => now + room.length)
    for (const file of room) {
      const looked = await checkPicture(file)
      setChecking((now) => now - 1)
      if ('refused' in looked) {
        count.current -= 1
        setRefused((now) => [...now, words.fileIs(file.name, pictureRefusals[looked.refused])])
      } else {
        const src = looked.preview ? URL.createObjectURL(looked.preview) : ''
        if (src) made.current.push(src)
        setPictures((now) => [...now, { id: crypto.randomUUID(), source: file, src, alt: '', altDe: '' }])
      }
    }
  }

  const remove = (id: string) => {
    count.current -= 1
    setPictures((now) => now.filter((picture) => picture.id !== id))
  }

  return {
    pictures,
    checking,
    refused,
    add,
    remove,
    /** Puts a picture in the place of another. */
    move: (from: number, to: number) => setPictures((now) => moved(now, from, to)),
    describe: (id: string, said: Partial<Pick<FormPicture, 'alt' | 'altDe'>>) =>
      setPictures((now) => now.map((picture) => (picture.id === id ? { ...picture, ...said } : picture))),
    /** What the server found wrong, by number from 1. */
    refuse: (found: readonly { image: number; reason: PictureRefusal }[]) =>
      setRefused(found.map(({ image, reason }) => words.fileIs(nameOf(pictures[image - 1]), pictureRefusals[reason]))),
    changed: pictures.length !== initial.length || pictures.some((picture, i) => picture !== initial[i]),
  }
}

export type Pictures = ReturnType<typeof usePictures>

const nameOf = (picture: FormPicture | undefined) =>
  picture?.source instanceof File ? picture.source.name : words.thisPicture

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

function picturesAtFirst(vehicle: Vehicle | undefined): readonly FormPicture[] {
  if (!vehicle) return []
  return pathsOf(vehicle).map((path, i) => {
    const alt = vehicle.alts[i] ?? ''
    const isUsual = [1, 2, 3, 4, 5, 6].some((n) => alt === usualAlt(vehicle.type, vehicle.name, n))
    return { id: path, source: path, src: thumbnailOf(path), alt: isUsual ? '' : alt, altDe: vehicle.altsDE[i] ?? '' }
  })
}
