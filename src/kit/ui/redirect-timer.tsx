import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button, type ButtonProps } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './redirect-timer.module.css'
import { words } from './words.ts'

export type RedirectTimerProps = {
  to: string
  /** What is about to happen. */
  text: ReactNode
  seconds?: number
  stayLabel?: string
  /** Shown instead once stopped. */
  stayed?: ReactNode
  variant?: ButtonProps['variant']
  className?: string | undefined
}

/** Goes to another page after some seconds, in place of this one in the history, unless stopped. */
export function RedirectTimer({
  to,
  text,
  seconds = 5,
  stayLabel = words.stayHere,
  stayed = words.stayed,
  variant = 'secondary',
  className,
}: RedirectTimerProps) {
  const [, navigate] = useLocation()
  const [stopped, setStopped] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (stopped) return
    const timer = setTimeout(() => navigate(to, { replace: true }), seconds * 1000)
    return () => clearTimeout(timer)
  }, [stopped, to, seconds, navigate])
  const stop = () => {
    setStopped(true)
    said.current?.focus()
  }
  return (
    <div className={classNames(styles.timer, className)}>
      <p role="status" tabIndex={-1} ref={said}>
        {stopped ? stayed : text}
      </p>
      {!stopped && (
        <Button variant={variant} onClick={stop}>
          {stayLabel}
        </Button>
      )}
    </div>
  )
}
