import { useState, useSyncExternalStore } from 'react'
import { chainOf } from '#features/outbox/rules.ts'
import { mustWait, useWaiting, wait } from '#features/outbox/screens/outbox.ts'
import { checkUser } from '#features/sign-in/contract.ts'
import { ApiError, call, standIn } from '#kit/ui/api.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { addPicture, deletePicture, getHandover, type Handover, mostPictures } from '../../contract.ts'
import { words } from '../../words.ts'
import type { ChangeHandover } from '../use-handover.ts'
import { queueOf, type SendPhoto } from './photo-queue.ts'

export type Photo = Handover['pictures'][number]
type Step = Photo['moment']

/** A photo of the pier's network may take its time. */
const seconds = 180

/** The photos of the step that is being done, of an item of its checklist or of none: each is sent as soon as it is taken. */
export function usePhotos(handover: Handover, step: Step, change: ChangeHandover, item?: string) {
  const { id } = handover.booking
  const queue = queueOf(`${id} ${step}`)
  const allUploads = useSyncExternalStore(queue.subscribe, queue.uploads)
  const [tooMany, setTooMany] = useState(0)
  const [isAgain, setAgain] = useState(false)
  const all = handover.pictures.filter(({ moment }) => moment === step)
  const allWaiting = useWaiting().filter(({ kind, sent }) => kind === 'photo' && sent.body.booking_id === id)
  const free = Math.max(0, mostPictures - all.length - allUploads.length - allWaiting.length)

  const keep = (photo: Photo) =>
    change((before) => {
      const others = before.pictures.filter((one) => one.id !== photo.id)
      if (others.length < before.pictures.length) setAgain(true)
      return { ...before, pictures: [...others, photo] }
    })
  const keepPhoto = (body: { booking_id: number; image: File; item: string | undefined; moment: Step }) =>
    wait({
      kind: 'photo',
      booking: id,
      path: addPicture.path,
      sent: { body },
      // A photo that was sent before is known again by itself.
      timed: true,
      what: words.photoOfBoat(handover.booking.vehicle_name),
      facts: [[words.booking, handover.booking.name]],
    })
  const send: SendPhoto = async (file, onProgress) => {
    const body = { booking_id: id, image: file, item, moment: step }
    if (!standIn.takes(addPicture) && mustWait(chainOf(id))) return keepPhoto(body)
    try {
      keep(await call(addPicture, { body }, { onProgress, seconds }))
    } catch (error) {
      if (error instanceof ApiError && error.passing) return keepPhoto(body)
      if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') void refresh(checkUser)
      if (error instanceof ApiError && error.status === 409) void refresh(getHandover)
      throw error
    }
  }
  const remove = useWrite(deletePicture, {
    onSuccess: (_, { params }) =>
      change((before) => ({ ...before, pictures: before.pictures.filter((one) => one.id !== params.id) })),
  })

  return {
    photos: all.filter((one) => one.item === item),
    uploads: allUploads.filter((one) => one.item === item),
    /** How many are kept until there is a network. */
    waiting: allWaiting.filter(({ sent }) => sent.body.item === item).length,
    free,
    /** How many of the last ones had no place any more. */
    tooMany,
    isAgain,
    remove,
    add: (files: readonly File[]) => {
      setAgain(false)
      setTooMany(Math.max(0, files.length - free))
      queue.add(files.slice(0, free), send, item)
    },
    retry: (key: number) => queue.retry(key, send),
    drop: queue.drop,
  }
}
