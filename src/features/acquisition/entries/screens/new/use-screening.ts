import { useEffect, useRef, useState } from 'react'
import { useWrite } from '#kit/ui/use-write.ts'
import { type Screened, screenBusinesses } from '../../contract/handle.ts'

/** Milliseconds without typing after which lines are screened. */
const pause = 300

const nothing: Screened = { cleaned_list: [], rejected_lines: [] }

/** What would become of pasted lines, as they are typed. Answers to what stood there before are dropped. */
export function useScreening(text: string) {
  const [answer, setAnswer] = useState({ to: '', screened: nothing })
  const latest = useRef(text)
  const write = useWrite(screenBusinesses, {
    onSuccess: (screened, { body }) => {
      if (body.newBusinesses === latest.current) setAnswer({ to: body.newBusinesses, screened })
    },
  })
  const { mutate, reset } = write
  const isEmpty = text.trim() === ''
  useEffect(() => {
    latest.current = text
    if (isEmpty) return reset()
    const timer = setTimeout(() => mutate({ body: { newBusinesses: text } }), pause)
    return () => clearTimeout(timer)
  }, [text, isEmpty, mutate, reset])
  const isCurrent = isEmpty || answer.to === text
  return {
    screened: isEmpty ? nothing : answer.screened,
    /** It is about what stands there now. */
    isCurrent,
    failed: isCurrent ? undefined : (write.error ?? undefined),
    retry: () => mutate({ body: { newBusinesses: text } }),
  }
}
