import { useEffect, useState } from 'react'

/** How long it is until an instant, as it passes: `in 1 h 20 min`, `in 45 s`, `now`. */
export function Countdown({ until }: { until: string }) {
  const [seconds, setSeconds] = useState<number>()
  useEffect(() => {
    const tick = () => setSeconds(Math.ceil((Date.parse(until) - Date.now()) / 1000))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return <span>{seconds === undefined ? '' : remaining(seconds)}</span>
}

function remaining(seconds: number): string {
  if (seconds <= 0) return 'now'
  if (seconds < 60) return `in ${seconds} s`
  const minutes = Math.floor(seconds / 60)
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  const parts = [
    [days, 'd'],
    [hours, 'h'],
    [days > 0 ? 0 : minutes % 60, 'min'],
  ] as const
  return `in ${parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ')}`
}
