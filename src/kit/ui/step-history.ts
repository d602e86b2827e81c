import { useEffect, useRef, useState } from 'react'

/** What an entry of the history says of a flow: the steps of the entries up to it, and what its own needs to come back. */
type Entry<K> = { path: readonly number[]; kept: K }

export type Flow<K> = {
  /** Names the flow within the page. */
  name: string
  /** In hand, counted from 0; undefined while that is not known yet. */
  step: number | undefined
  /** What it takes to come to this step again: JSON. */
  kept: K
  /** The browser went to another step. Where that cannot be had (any more), nothing need be done. */
  goTo: (step: number, kept: K) => void
}

/**
 * Makes each further step of a flow an entry of the browser's history, so that its way back leads one step back and its way
 * forward to the next again. Where the flow goes back by itself the history follows.
 */
export function useStepHistory<K>({ name, step, kept, goTo }: Flow<K>): void {
  const [moves, setMoves] = useState(0)
  const flow = useRef({ step, goTo })
  const isOwnMove = useRef(false)
  const hasBegun = useRef(false)
  const said = JSON.stringify(kept) ?? 'null'
  useEffect(() => {
    flow.current = { step, goTo }
  })

  useEffect(() => {
    const page = location.pathname
    const follow = () => {
      const entry = entryOf<K>(name)
      if (location.pathname !== page || !entry) return
      const at = entry.path.at(-1)
      if (!isOwnMove.current && at !== undefined && at !== flow.current.step) flow.current.goTo(at, entry.kept)
      isOwnMove.current = false
      setMoves((before) => before + 1)
    }
    // The browser would go back to where the screen was, which is another place in another step; a reload is none.
    const leaveScrolling = (mode: ScrollRestoration) => () => {
      history.scrollRestoration = mode
    }
    const [ours, itsOwn] = [leaveScrolling('manual'), leaveScrolling('auto')]
    ours()
    window.addEventListener('popstate', follow)
    window.addEventListener('pagehide', itsOwn)
    window.addEventListener('pageshow', ours)
    return () => {
      itsOwn()
      window.removeEventListener('popstate', follow)
      window.removeEventListener('pagehide', itsOwn)
      window.removeEventListener('pageshow', ours)
    }
  }, [name])

  // biome-ignore lint/correctness/useExhaustiveDependencies: also after each move, which may have been refused
  useEffect(() => {
    if (step === undefined || isOwnMove.current) return
    const path = entryOf<K>(name)?.path ?? []
    const at = path.at(-1)
    const isFirst = !hasBegun.current
    hasBegun.current = true
    if (at === undefined || at === step) return write('replaceState', name, { path: at === step ? path : [step], said })
    if (at < step) {
      const before = isFirst ? path.slice(0, -1) : path
      return write(isFirst ? 'replaceState' : 'pushState', name, { path: [...before, step], said })
    }
    const further = Math.min(path.filter((one) => one > step).length, path.length - 1)
    if (further === 0) return write('replaceState', name, { path: [step], said })
    isOwnMove.current = true
    history.go(-further)
  }, [name, step, said, moves])
}

/** The same for pages that are light: with `useLater`, beside what is shown of the flow, so that it outlives its steps. */
export function StepHistory(flow: Flow<null>): null {
  useStepHistory(flow)
  return null
}

/** How many entries of the history the flow has up to this one. */
export const entriesOf = (name: string): number => entryOf(name)?.path.length ?? 0

/** What this entry of the history says, for one that comes after it as the first of its flows: behind it is another place. */
export const stepsStartHere = () =>
  Object.fromEntries(
    Object.entries((history.state as Record<string, unknown> | null) ?? {}).map(([key, said]) =>
      key.startsWith('steps ')
        ? [key, { ...(said as Entry<unknown>), path: (said as Entry<unknown>).path.slice(-1) }]
        : [key, said],
    ),
  )

const keyOf = (name: string) => `steps ${name}`

const entryOf = <K>(name: string) => (history.state as Record<string, Entry<K> | undefined> | null)?.[keyOf(name)]

function write(
  how: 'pushState' | 'replaceState',
  name: string,
  { path, said }: { path: number[] | readonly number[]; said: string },
) {
  const entry: Entry<unknown> = { path, kept: JSON.parse(said) as unknown }
  history[how]({ ...(history.state as object | null), [keyOf(name)]: entry }, '')
}
