import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { wordsOf } from '#features/questions/rules/search.ts'
import { useSettled } from '#kit/ui/use-settled.ts'

/** What is looked for. It stands in the address as `?q=`, so that it can be shared and found again on the way back. */
export function useQuestionSearch() {
  const inAddress = new URLSearchParams(useSearch()).get('q') ?? ''
  const [typed, setTyped] = useState('')
  const settled = useSettled(typed)
  const written = useRef('')
  const isTyped = useRef(false)

  // An address one came to by a link or by going back; not the one that typing has just written.
  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    isTyped.current = false
    setTyped(inAddress)
  }, [inAddress])

  useEffect(() => {
    if (!isTyped.current || settled !== typed || settled === written.current) return
    written.current = settled
    const search = settled === '' ? '' : `?q=${encodeURIComponent(settled)}`
    history.replaceState(history.state, '', location.pathname + search + location.hash)
  }, [settled, typed])

  const type = useCallback((text: string) => {
    isTyped.current = true
    setTyped(text)
  }, [])
  /** Ends the search without a word to the address, which changes by itself. */
  const leave = useCallback(() => {
    isTyped.current = false
    setTyped('')
  }, [])
  return { typed, wanted: wordsOf(typed), settled, type, leave }
}
