import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Badge } from '#kit/ui/badge.tsx'
import { IconButton } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { useModal } from '#kit/ui/dialog.tsx'
import { CloseIcon } from '#kit/ui/icons.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { SearchIcon } from '#kit/ui/office-icons.tsx'
import type { FrameWay } from '#kit/ui/office-menu.tsx'
import { useSettled } from '#kit/ui/use-settled.ts'
import { leastTyped, mostTyped } from '../contract.ts'
import { matching } from '../rules.ts'
import { words } from '../words.ts'
import styles from './search-dialog.module.css'

/** Something that was found, and where it leads. */
export type Hit = FrameWay & {
  /** One of its group. */
  key: string | number
  text?: string
  note?: string | undefined
  /** It is quieter than the others: over, canceled, inactive. */
  isQuiet?: boolean
}

export type HitGroup = { label: string; hits: readonly Hit[] }

/** What the server knows by what was typed; `groups` is undefined until it answers. */
export type Found = { groups: readonly HitGroup[] | undefined; error: Error | null }

type SearchDialogProps = {
  onClose: () => void
  /** Screens of the office, which are found at once. */
  screens: readonly FrameWay[]
  /** A hook; `typed` is undefined while there is nothing to ask for. */
  useFound: (typed: string | undefined) => Found
}

const mostScreens = 4
/** Milliseconds without a letter until the server is asked. */
const pause = 120

/** The search of an office: a field, and below it what is found, by keyboard or by touch. */
export function SearchDialog({ onClose, screens, useFound }: SearchDialogProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [, navigate] = useLocation()
  const id = useId()
  const { dialog, backdrop } = useModal(true, onClose)
  const settled = useSettled(typed.trim(), pause)
  const isAsked = settled.length >= leastTyped
  const found = useFound(isAsked ? settled : undefined)
  const groups = shown(typed, screens, isAsked ? found.groups : [])
  const hits = groups.flatMap((group) => group.hits)
  const chosen = hits[Math.min(active, hits.length - 1)]
  const isWaiting = typed.trim() !== settled || (isAsked && !found.groups && !found.error)
  const optionId = (hit: Hit) => `${id}-${hits.indexOf(hit)}`
  useInView(dialog, chosen && optionId(chosen))

  const open = (hit: Hit | undefined) => {
    if (!hit) return
    onClose()
    navigate(hit.to, { state: hit.state })
  }
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      setActive((Math.min(active, hits.length - 1) + step + hits.length) % hits.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      open(chosen)
    }
  }
  return (
    <dialog ref={dialog} className={styles.search} aria-label={words.search} {...backdrop}>
      <div className={styles.bar}>
        <SearchIcon />
        <input
          className={styles.field}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label={words.search}
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-found`}
          aria-activedescendant={chosen && optionId(chosen)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={mostTyped}
          placeholder={words.searchFor}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={pressed}
        />
        <IconButton label={words.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles.found} id={`${id}-found`} role="listbox" aria-label={words.results} aria-busy={isWaiting}>
        {groups.map((group) => (
          <Hits key={group.label} group={group} chosen={chosen} optionId={optionId} onChoose={open} />
        ))}
      </div>
      {hits.length === 0 && <Without typed={typed} isWaiting={isWaiting} hasFailed={found.error !== null} />}
      <p className={styles.how}>{words.howTo}</p>
      <LiveRegion>{isAsked && !isWaiting ? words.found(hits.length) : ''}</LiveRegion>
    </dialog>
  )
}

/** Screens first: they are there at once, and what comes later does not push away what is about to be chosen. */
function shown(typed: string, screens: readonly FrameWay[], groups: readonly HitGroup[] = []): HitGroup[] {
  const fitting = matching(screens, typed)
    .slice(0, mostScreens)
    .map((screen) => ({ ...screen, key: screen.label }))
  return [{ label: words.screens, hits: fitting }, ...groups].filter(({ hits }) => hits.length > 0)
}

type HitsProps = {
  group: HitGroup
  chosen: Hit | undefined
  optionId: (hit: Hit) => string
  onChoose: (hit: Hit) => void
}

function Hits({ group, chosen, optionId, onChoose }: HitsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options of a list
    <div role="group" aria-label={group.label} className={styles.group}>
      <p className={styles.heading} aria-hidden="true">
        {group.label}
      </p>
      {group.hits.map((hit) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the field, which keeps the focus
        <div
          key={hit.key}
          id={optionId(hit)}
          role="option"
          tabIndex={-1}
          aria-selected={hit === chosen}
          className={classNames(styles.hit, hit.isQuiet && styles.quiet)}
          onClick={() => onChoose(hit)}
        >
          <span className={styles.label}>{hit.label}</span>
          {hit.note && <Badge>{hit.note}</Badge>}
          {hit.text && <span className={styles.text}>{hit.text}</span>}
        </div>
      ))}
    </div>
  )
}

function Without({ typed, isWaiting, hasFailed }: { typed: string; isWaiting: boolean; hasFailed: boolean }) {
  if (typed.trim().length < leastTyped) return <p className={styles.none}>{words.start}</p>
  if (isWaiting) return <p className={styles.none} aria-busy="true" />
  return (
    <div className={styles.none}>
      <p className={styles.label}>{hasFailed ? words.failed : words.nothing}</p>
      {!hasFailed && <p>{words.nothingText}</p>}
    </div>
  )
}

function useInView(dialog: { current: HTMLDialogElement | null }, id: string | undefined) {
  const latest = useRef(id)
  useEffect(() => {
    if (id === latest.current) return
    latest.current = id
    if (id) dialog.current?.querySelector(`[id="${id}"]`)?.scrollIntoView({ block: 'nearest' })
  })
}
