import { useLocation, useSearch } from 'wouter'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getMail, getMyMail, listMails, listMyMails, type MailState, mailStates } from '../contract.ts'

/** Staff see every mail, visitors those of their own booking. */
export type Viewer = 'staff' | 'visitor'

export function useMailList(viewer: Viewer, query: { before?: number | undefined; state?: MailState | undefined }) {
  const { before, state } = query
  const all = useEndpoint(listMails, { query: { before, state } }, { enabled: viewer === 'staff' })
  const own = useEndpoint(listMyMails, { query: { before } }, { enabled: viewer === 'visitor' })
  return viewer === 'staff' ? all : own
}

export function useMail(viewer: Viewer, id: number) {
  const any = useEndpoint(getMail, { params: { id } }, { enabled: viewer === 'staff' })
  const own = useEndpoint(getMyMail, { params: { id } }, { enabled: viewer === 'visitor' })
  return viewer === 'staff' ? any : own
}

/** What the address says is chosen: a mail, and of which state mails are shown. */
export type Selection = { mail?: number | undefined; state?: MailState | undefined }

export function useSelection() {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const selection: Selection = {
    mail: Number(search.get('mail')) || undefined,
    state: mailStates.find((state) => state === search.get('state')),
  }
  const addressOf = ({ mail, state }: Selection) => {
    const chosen = Object.entries({ state, mail }).filter(([, value]) => value !== undefined)
    return chosen.length === 0
      ? path
      : `${path}?${new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))}`
  }
  return { selection, addressOf, select: (chosen: Selection) => navigate(addressOf(chosen)) }
}
