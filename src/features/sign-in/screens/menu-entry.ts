import type { ReactNode } from 'react'
import type { Access } from '#kit/shared/endpoint.ts'
import type { FrameGroup } from '#kit/ui/office-frame.tsx'
import type { FrameEntry, FrameWay } from '#kit/ui/office-menu.tsx'
import type { SignedInUser } from '../contract.ts'
import { mayOpen } from './signed-in.tsx'

type MenuAccess = Exclude<Access, 'anyone' | 'artist'>

/** One of the ways that an entry of the menu offers, without `access` to everybody of the staff. */
export type MenuWay = FrameWay & { access?: MenuAccess; count?: number | undefined }

/** An entry of an office's menu: one list of them is its main menu, and the menu of its bar. */
export type MenuEntry = Pick<FrameEntry, 'label' | 'icon' | 'badge' | 'terms'> & {
  /** What one finds there, in a few words. */
  text: string
  access: MenuAccess
  /** The heading it stands under in the bar; without one it is in the main menu alone. */
  group?: string
} & ({ to: string; parts?: readonly MenuWay[] } | { ways: readonly MenuWay[] } | { popup: ReactNode })

/** Those that the account may open. */
export const openTo = <T extends { access?: MenuAccess }>(user: SignedInUser, list: readonly T[]): T[] =>
  list.filter(({ access = 'staff' }) => mayOpen(access, user))

/** The parts of the bar's menu for an account, in the order of the headings. */
export function groupsOf(user: SignedInUser, entries: readonly MenuEntry[], headings: readonly string[]): FrameGroup[] {
  const open = openTo(user, entries).map((entry) =>
    'ways' in entry
      ? { ...entry, ways: openTo(user, entry.ways) }
      : 'to' in entry && entry.parts
        ? { ...entry, parts: openTo(user, entry.parts) }
        : entry,
  )
  return headings
    .map((label) => ({ label, entries: open.filter(({ group }) => group === label) }))
    .filter((group) => group.entries.length > 0)
}
