import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { Button, IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { freePlace } from './free-place.ts'
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from './icons.tsx'
import styles from './toaster.module.css'
import { closeToast, leaveToasts, onToastsChange, shownToasts, type Toast } from './toasts.ts'
import { words } from './words.ts'

const none: readonly Toast[] = []
const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: ErrorIcon }

/** Where toasts appear, once per layout. Their time stands still while the pointer or the focus is on one of them. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts, () => none)
  const [paused, setPaused] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const [path] = useLocation()
  const page = useRef(path)
  useEffect(() => {
    if (page.current !== path) leaveToasts()
    page.current = path
  }, [path])
  useLayoutEffect(() => {
    if (toasts.length === 0) return
    const move = () => void (place.current && clearAway(place.current))
    move()
    addEventListener('scrollend', move)
    addEventListener('resize', move)
    return () => {
      removeEventListener('scrollend', move)
      removeEventListener('resize', move)
    }
  }, [toasts])
  // One that goes with the focus or the pointer on it says nothing: nobody is on the others.
  useEffect(() => setPaused(toasts.length > 0 && isHeld(place.current)), [toasts])
  const urgent = toasts.filter(({ tone }) => tone === 'danger')
  const calm = toasts.filter(({ tone }) => tone !== 'danger')
  const show = (toast: Toast) => <ShownToast key={toast.id} toast={toast} paused={paused} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only stops the time, there is nothing to operate
    <div
      ref={place}
      className={styles.place}
      onPointerEnter={({ pointerType }) => setPaused(pointerType === 'mouse')}
      onPointerLeave={() => setPaused(isHeld(place.current))}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div className={styles.stack} role="alert">
        {urgent.map(show)}
      </div>
      <div className={styles.stack} role="status">
        {calm.map(show)}
      </div>
    </div>
  )
}

const operated = 'button, a[href], input, select, textarea, summary, [role="tab"], [tabindex="0"]'

/** Moves the toasts from where they would be to where nothing that one taps is under them. */
function clearAway(place: HTMLElement) {
  place.style.translate = ''
  const at = place.getBoundingClientRect()
  const toasts = [...place.querySelectorAll<HTMLElement>(`.${styles.toast}`)]
  if (toasts.length === 0) return
  const width = Math.max(...toasts.map(({ offsetWidth }) => offsetWidth))
  const best = { left: at.right - width, top: at.top, width, height: at.height }
  const taken = [...document.querySelectorAll(operated)]
    .filter((one) => !place.contains(one) && one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter(({ top, bottom, width }) => width > 0 && bottom > 0 && top < innerHeight)
  const edge = 8
  const within = {
    left: edge,
    top: edge,
    width: document.documentElement.clientWidth - 2 * edge,
    height: innerHeight - 2 * edge,
  }
  const { left, top } = freePlace(best, taken, within)
  place.style.translate = `${left - best.left}px ${top - best.top}px`
}

/** A finger that tapped is not on it any more. */
const isHeld = (place: HTMLElement | null) =>
  place?.matches(matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within') ?? false

function ShownToast({ toast: { id, text, tone, seconds, action }, paused }: { toast: Toast; paused: boolean }) {
  const left = useRef(seconds * 1000)
  useEffect(() => {
    if (paused) return
    const since = performance.now()
    const timer = setTimeout(() => closeToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [id, paused])

  const Icon = icons[tone]
  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <Icon />
      <p className={styles.text}>{text}</p>
      {action && (
        <Button
          variant="quiet"
          size="small"
          className={styles.action}
          onClick={() => {
            closeToast(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={words.closeMessage} onClick={() => closeToast(id)}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
