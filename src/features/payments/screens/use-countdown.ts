import { useEffect, useState } from 'react'
import { words } from '../words.ts'

/** Seconds left of what the server said, counted on the device from when it said it: its clock may be wrong, its pace is not. */
export function useCountdown(seconds: number, saidAt: number): number {
  const end = saidAt + seconds * 1000
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [end])
  return left
}

/** `14:05`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** What is said aloud of it: rarely, and in words. Empty in between. */
export function spokenCountdown(seconds: number): string {
  const minute = [10, 5, 2, 1].find((minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - 20)
  return minute === undefined ? '' : words.minutesLeft(minute)
}
