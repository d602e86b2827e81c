import { type ReactNode, useEffect, useRef } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { ApiError } from '#kit/ui/api.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { mailStates } from '../contract.ts'
import { entryId, MailList } from './mail-list.tsx'
import { stateNames } from './mail-state.tsx'
import { MailView } from './mail-view.tsx'
import styles from './mailbox.module.css'
import { useMailList, useSelection, type Viewer } from './use-mails.ts'

type MailboxProps = {
  viewer: Viewer
  /** In place of a list without mails. */
  empty: ReactNode
}

/** Mails beside the one that is read; on a phone one after the other. */
export function Mailbox({ viewer, empty }: MailboxProps) {
  const { selection, addressOf, select } = useSelection()
  const newest = useMailList(viewer, { state: selection.state })
  const first = newest.data?.mails[0]?.id
  const shown = selection.mail ?? (viewer === 'visitor' ? first : undefined)
  useReturn(selection.mail)

  const isClosed = newest.error instanceof ApiError && newest.error.status === 404
  const isEmpty = newest.data?.mails.length === 0 && selection.state === undefined
  return (
    <div className={classNames(styles.page, selection.mail !== undefined && styles.reading)}>
      <header className={layout.stack3}>
        <h1 className={styles.title}>Mailbox</h1>
        <Explanation viewer={viewer} />
        {viewer === 'staff' && (
          <ChoiceGroup
            className={styles.filter ?? ''}
            legend="Which mails"
            hideLegend
            name="state"
            look="chips"
            choices={choices}
            value={selection.state ?? 'all'}
            onChange={(state) => select(state === 'all' ? {} : { state })}
          />
        )}
      </header>
      {isClosed ? (
        <EmptyState
          title="Mails go to your own mailbox"
          text="They are really sent here: please look where you read your mail."
        />
      ) : isEmpty && selection.mail === undefined ? (
        empty
      ) : (
        <div className={styles.panes}>
          <nav className={styles.list} aria-label="Mails">
            {newest.data?.mails.length === 0 && <EmptyState title={`No mail is ${nameOf(selection.state)}`} />}
            <MailList
              key={selection.state}
              viewer={viewer}
              selection={{ ...selection, mail: shown }}
              addressOf={addressOf}
            />
          </nav>
          <div className={styles.pane}>
            {shown !== undefined ? (
              <MailView
                id={shown}
                viewer={viewer}
                back={addressOf({ state: selection.state })}
                chosen={selection.mail !== undefined}
              />
            ) : newest.data ? (
              <EmptyState title="No mail chosen" text="Choose one from the list to read it." />
            ) : null}
          </div>
        </div>
      )}
    </div>
  )
}

const choices = [
  { value: 'all', label: 'All' } as const,
  ...mailStates.map((state) => ({ value: state, label: stateNames[state] })),
]

const nameOf = (state: (typeof mailStates)[number] | undefined) => (state ? stateNames[state].toLowerCase() : 'here')

function Explanation({ viewer }: { viewer: Viewer }) {
  const { data } = useEndpoint(getInstallation)
  if (viewer === 'visitor') {
    return <p className={styles.lead}>This is a demonstration: your mails are kept here instead of being sent.</p>
  }
  return data?.mailbox ? (
    <p className={styles.lead}>No mail server is set up (SMTP_URL): mails arrive here instead of being sent.</p>
  ) : null
}

/** Coming back from a mail to the list, the focus is where it was left. */
function useReturn(mail: number | undefined) {
  const last = useRef(mail)
  useEffect(() => {
    const left = last.current
    last.current = mail
    if (mail === undefined && left !== undefined) document.getElementById(entryId(left))?.focus()
  }, [mail])
}
