import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { language, prefixOf } from '#kit/shared/language.ts'
import type { GalleryItem } from '../../contract.ts'
import { mayMorph, morph, scrollManner } from './morph.ts'

export const galleryAddress = '/ArtAlley/gallery'
export const addressOf = (id: number) => `${galleryAddress}/${id}`

/** Pixels between the top of the window and a large view that was scrolled to: room for the navigation. */
const scrollOffset = 74

/** Parts of the page, by what they are marked with. */
const viewOf = () => document.querySelector<HTMLElement>('[data-view]')
const largePicture = () => viewOf()?.querySelector('[data-large]')
const tileOf = (id: number) => document.querySelector<HTMLElement>(`[data-tile="${id}"]`)
const smallPicture = (id: number) => tileOf(id)?.querySelector('img')

export type OpenWork = {
  /** Which of the works is open; -1 where none is. */
  index: number
  item: GalleryItem | undefined
  /** The address names a work that does not hang here. */
  isMissing: boolean
  toggle: (item: GalleryItem) => void
  /** Opens the next work, or with -1 the one before; does nothing at the ends. */
  step: (by: 1 | -1) => void
  close: () => void
}

/** The work that the address names is open. Opens others, and scrolls to what was opened. */
export function useOpenWork(items: readonly GalleryItem[] | undefined): OpenWork {
  const [path, navigate] = useLocation()
  const named = /^\/ArtAlley\/gallery\/([^/]+)$/.exec(path)?.[1]
  const index = items?.findIndex(({ id }) => String(id) === named) ?? -1
  const item = items?.[index]
  const openId = item?.id
  const manner = useRef<ScrollBehavior>('instant')
  const isClosing = useRef(false)

  useLayoutEffect(() => {
    if (openId !== undefined) scrollToView(manner.current)
    manner.current = 'instant'
  }, [openId])
  // A link to the gallery inside the gallery leads to its top.
  useEffect(() => {
    const lookUp = () =>
      !isClosing.current && location.pathname === prefixOf(language()) + galleryAddress && window.scrollTo(0, 0)
    addEventListener('pushState', lookUp)
    return () => removeEventListener('pushState', lookUp)
  }, [])

  const open = (next: GalleryItem) => {
    const isFirst = openId === undefined
    manner.current = isFirst && !mayMorph() ? scrollManner() : 'instant'
    morph({
      change: () => navigate(addressOf(next.id)),
      after: () => viewOf()?.focus({ preventScroll: true }),
      from: smallPicture(next.id),
      to: largePicture,
    })
  }
  const close = () => {
    if (!item) return
    morph({
      change: () => {
        isClosing.current = true
        navigate(galleryAddress)
        isClosing.current = false
      },
      after: () => showTile(item.id),
      from: largePicture(),
      to: () => smallPicture(item.id),
      isReturn: true,
    })
  }
  return {
    index,
    item,
    isMissing: items !== undefined && named !== undefined && item === undefined,
    toggle: (chosen) => (chosen.id === openId ? close() : open(chosen)),
    step: (by) => {
      const next = items?.[index + by]
      // One step after the other is one visit: going back leads to where it began.
      if (item && next) navigate(addressOf(next.id), { replace: true })
    },
    close,
  }
}

function scrollToView(behavior: ScrollBehavior) {
  const view = viewOf()
  if (!view) return
  window.scrollTo({ top: view.getBoundingClientRect().top + scrollY - scrollOffset, behavior })
}

/** Without the large view the wall is shorter: the work that was open stays in sight, and has the focus. */
function showTile(id: number) {
  const tile = tileOf(id)
  if (!tile) return
  const { top, bottom } = tile.getBoundingClientRect()
  if (top < scrollOffset || bottom > innerHeight) tile.scrollIntoView({ block: 'center', behavior: 'instant' })
  tile.focus({ preventScroll: true })
}
