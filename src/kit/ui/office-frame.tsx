import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Dialog } from './dialog.tsx'
import { MenuIcon } from './icons.tsx'
import layout from './layout.module.css'
import { Link } from './link.tsx'
import styles from './office-frame.module.css'
import { SearchIcon } from './office-icons.tsx'
import { type FrameEntry, type FrameWay, OfficeMenu, screensOf, Waiting } from './office-menu.tsx'
import { OfficeSearchButton } from './office-search-button.tsx'
import { SkipLink } from './skip-link.tsx'

/** One of the ways that are always at hand. */
export type FramePlace = Pick<FrameEntry, 'label' | 'icon' | 'badge'> & { to: string }

/** A part of the menu, with a heading. */
export type FrameGroup = { label: string; entries: readonly FrameEntry[] }

/** What is shown while somebody searches; it closes itself by `onClose`. */
export type OfficeSearch = ComponentType<{ screens: readonly FrameWay[]; onClose: () => void }>

export type OfficeFrameProps = {
  /** The site's name, which leads to its start page. */
  name: ReactNode
  home: string
  /** Four at most: on phones they stand beside More. */
  places: readonly FramePlace[]
  groups: readonly FrameGroup[]
  /** At the end of the menu: who is signed in, and the ways out. */
  foot: ReactNode
  labels: { places: string; menu: string; more: string; search: string; searchShort: string }
  /** Left out for who may not search. */
  Search?: OfficeSearch | undefined
  /** The ground the bars stand on, where it is not that of the page. */
  ground?: string
  /** What stands above and below the page: notes and its footer. */
  above?: ReactNode
  below?: ReactNode
  children: ReactNode
}

/** The frame of a back office: a bar at the foot of phones, from 64rem on one at the side with the whole menu. */
export function OfficeFrame(frame: OfficeFrameProps) {
  const { name, home, places, groups, foot, labels, ground, Search, children } = frame
  const others = groups.map(({ label, entries }) => ({ label, entries: entries.filter(isNoPlace(places)) }))
  const [path] = useLocation()
  const [open, setOpen] = useState<'more' | 'search'>()
  const [popup, setPopup] = useState<string>()
  const close = () => setOpen(undefined)
  useSlash(Search !== undefined, () => setOpen('search'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what is open
  useEffect(() => {
    setOpen(undefined)
    setPopup(undefined)
  }, [path])

  const shown = groups.flatMap(({ entries }) => entries).find(({ label }) => label === popup)
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.side} data-ground={ground}>
        <Link to={home} className={styles.name}>
          {name}
        </Link>
        {Search && (
          <OfficeSearchButton label={labels.search} word={labels.searchShort} onPress={() => setOpen('search')} />
        )}
        <nav className={styles.whole} aria-label={labels.menu}>
          <ul className={styles.places}>
            {places.map((place) => (
              <Place key={place.label} place={place} path={path} />
            ))}
          </ul>
          <OfficeMenu groups={others.filter(({ entries }) => entries.length > 0)} onPopup={setPopup} />
        </nav>
        <div className={styles.foot}>{foot}</div>
      </header>
      <div className={styles.content}>
        {frame.above}
        {children}
        {frame.below}
      </div>
      <nav className={styles.bar} data-ground={ground} aria-label={labels.places}>
        {places.map((place) => (
          <Place key={place.label} place={place} path={path} as="div" />
        ))}
        <More label={labels.more} groups={groups} open={open === 'more'} onOpen={() => setOpen('more')} />
      </nav>
      <Dialog
        open={open === 'more'}
        onClose={close}
        title={labels.more}
        footer={
          Search && (
            <Button variant="secondary" onClick={() => setOpen('search')}>
              <SearchIcon /> {labels.search}
            </Button>
          )
        }
      >
        <nav aria-label={labels.menu}>
          <OfficeMenu
            groups={groups}
            onPopup={(label) => {
              close()
              setPopup(label)
            }}
          />
        </nav>
        <div className={styles.footOfMore}>{foot}</div>
      </Dialog>
      <Dialog open={shown !== undefined} onClose={() => setPopup(undefined)} title={shown?.label} size="small">
        {shown && 'popup' in shown && shown.popup}
      </Dialog>
      {Search && open === 'search' && <Search screens={screensOf(groups)} onClose={close} />}
    </div>
  )
}

const isNoPlace = (places: readonly FramePlace[]) => (entry: FrameEntry) =>
  !('to' in entry && places.some(({ to }) => to === entry.to))

function Place({ place, path, as: Item = 'li' }: { place: FramePlace; path: string; as?: 'li' | 'div' }) {
  const { label, icon, to, badge } = place
  const isBelow = path.startsWith(`${to}/`)
  return (
    <Item className={layout.grid}>
      <Link to={to} className={styles.place} {...(isBelow && { 'aria-current': 'true' as const })}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.label}>{label}</span>
        <Waiting badge={badge} />
      </Link>
    </Item>
  )
}

/** Tells by a dot that something in it waits. */
function More(more: { label: string; groups: readonly FrameGroup[]; open: boolean; onOpen: () => void }) {
  const id = useId()
  const waits = more.groups
    .flatMap(({ entries }) => entries)
    .flatMap(({ badge, label }) => (badge && badge.count > 0 ? [`${label}: ${badge.count} ${badge.what}`] : []))
  return (
    <div className={layout.grid}>
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        aria-expanded={more.open}
        aria-describedby={waits.length > 0 ? id : undefined}
        onClick={more.onOpen}
      >
        <span className={classNames(styles.icon, waits.length > 0 && styles.waits)}>
          <MenuIcon />
        </span>
        <span className={styles.label}>{more.label}</span>
      </button>
      <span id={id} hidden>
        {waits.join(', ')}
      </span>
    </div>
  )
}

/** Whether a key that is pressed there is a letter for it. */
const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))

/** The slash searches, except where it is typed or a dialog waits for an answer. */
function useSlash(wanted: boolean, search: () => void) {
  useEffect(() => {
    if (!wanted) return
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTypedInto(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      search()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
}
