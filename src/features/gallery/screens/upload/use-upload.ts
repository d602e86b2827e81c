import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { checkArtist } from '#features/sign-in/contract/art.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { uploadImage } from '../../contract/artist.ts'
import { getGalleryItems } from '../../contract.ts'
import { words } from '../../words.ts'
import { scrollManner } from '../view/morph.ts'
import { galleryAddress } from '../view/use-open-work.ts'
import { type Draft, draftsFrom } from './draft.ts'

/** Milliseconds in which one sees that all is done. */
const lastLook = 300
/** For a large picture over a slow connection, and all the sizes that are made of it. */
const patience = 300

/** The pictures chosen, and their way onto the wall: one after the other, so that each is as quick as it can be. */
export function useUpload(onDone?: () => void) {
  const [, navigate] = useLocation()
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const [series, setSeries] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const current = useRef(drafts)
  current.current = drafts
  useEffect(
    () => () => {
      for (const { preview } of current.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  const choose = (files: Iterable<File>) => {
    const chosen = draftsFrom(files)
    setRefusal(chosen.refusal)
    setDrafts((before) => [...before, ...chosen.drafts])
  }
  const change = (key: string, changes: Partial<Draft>) =>
    setDrafts((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const remove = (draft: Draft) => {
    URL.revokeObjectURL(draft.preview)
    setDrafts((before) => before.filter(({ key }) => key !== draft.key))
  }

  const hang = async ({ key, file, title, alt }: Draft): Promise<boolean> => {
    change(key, { state: 'sending', sent: 0, error: undefined })
    try {
      await call(
        uploadImage,
        { body: { image: file, title, alt, series } },
        { seconds: patience, onProgress: (sent) => change(key, { sent }) },
      )
      change(key, { state: 'hung', sent: 1 })
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) void refresh(checkArtist)
      change(key, { state: 'waiting', error: sayingOf(error) })
      return false
    }
  }

  const submit = async () => {
    const waiting = drafts.filter(({ state }) => state !== 'hung')
    if (waiting.length === 0 || isBusy) return
    setBusy(true)
    let hung = 0
    for (const draft of waiting) if (await hang(draft)) hung += 1
    if (hung < waiting.length) {
      setBusy(false)
      return
    }
    await new Promise((done) => setTimeout(done, lastLook))
    await refresh(getGalleryItems)
    toast(words.hung(hung))
    onDone?.()
    navigate(`${galleryAddress}#top`)
    document.getElementById('top')?.scrollIntoView({ behavior: scrollManner() })
  }
  return { drafts, series, setSeries, refusal, isBusy, choose, change, remove, submit }
}

/** What the server has to say about this one picture; for all else that it did not work. */
function sayingOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return words.failed
  return error.errors[0]?.message ?? error.message
}
