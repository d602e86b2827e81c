import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { fromLocalDateTime, hoursBetween } from '#kit/shared/day.ts'
import { ApiError, call, type Sent } from '#kit/ui/api.ts'
import type { OwnBooking } from '../../self-service/contract.ts'
import { type ChangePreview, previewMyChange } from '../contract.ts'
import { words } from '../words.ts'

export type ChangeEditorProps = {
  booking: OwnBooking
  link: string
  /** What it is now, where it is known, and what is said of it. */
  onChanged: (booking: OwnBooking | undefined, news: ReactNode) => void
  /** What is shown is not how it stands any more. */
  onOutdated: () => void
  onLeave: () => void
}

/** What is chosen: all that is sent besides the link. */
export type Choice = Omit<Sent<typeof previewMyChange>['body'], 'link' | 'extras'> & { extras: string[] }

/** The booking as it is. */
export function choiceOf({ kind, starts_at, ends_at, change }: OwnBooking): Choice {
  const [start, end] = [fromLocalDateTime(starts_at), fromLocalDateTime(ends_at)]
  const when =
    kind === 'days'
      ? { day: start.day, end: end.day }
      : { day: start.day, start: start.hour, hours: hoursBetween(start, end) }
  const { extras = [], adults = 1, children = 0, age_from, age_to } = change ?? {}
  return {
    ...when,
    extras: [...extras],
    adults,
    children,
    age_from: age_from ?? undefined,
    age_to: age_to ?? undefined,
  }
}

/** Milliseconds after the last choice before it is asked what it comes to. */
const pause = 250

/** What a choice comes to; it is asked again with every choice, and what was known stays until then. */
export function useChange(booking: OwnBooking, link: string) {
  const [choice, setChoice] = useState(() => choiceOf(booking))
  const [state, setState] = useState<{ preview?: ChangePreview; error?: ApiError; asked?: string }>({})
  const turn = useRef(0)
  const key = JSON.stringify(choice)

  const ask = useCallback(async () => {
    const mine = ++turn.current
    try {
      const body = { ...(JSON.parse(key) as Choice), link }
      const preview = await call(previewMyChange, { body: body as Sent<typeof previewMyChange>['body'] })
      if (mine === turn.current) setState({ preview, asked: key })
    } catch (failure) {
      const error = failure instanceof ApiError ? failure : new ApiError(0, 'UNKNOWN', words.notAsked)
      if (mine === turn.current) setState((before) => ({ ...before, error, asked: key }))
    }
  }, [key, link])

  useEffect(() => {
    const timer = setTimeout(() => void ask(), pause)
    return () => clearTimeout(timer)
  }, [ask])

  return {
    choice,
    choose: (changes: Partial<Choice>) => setChoice((before) => ({ ...before, ...changes })),
    preview: state.preview,
    error: state.error,
    /** What is shown is of another choice. */
    busy: state.asked !== key,
    ask,
  }
}

export type Change = ReturnType<typeof useChange>
