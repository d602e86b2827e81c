import { type ReactNode, useEffect, useRef } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { ApiError } from '#kit/ui/api.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { mailStates } from '../contract.ts'
import { words } from '../words.ts'
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
        <h1>{words.mailbox}</h1>
        <Explanation viewer={viewer} />
        {viewer === 'staff' && (
          <ChoiceGroup
            className={styles.filter ?? ''}
            legend={words.which}
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
        <EmptyState title={words.yourOwn} text={words.yourOwnText} />
      ) : isEmpty && selection.mail === undefined ? (
        empty
      ) : (
        <div className={styles.panes}>
          <nav className={styles.list} aria-label={words.mails}>
            {newest.data?.mails.length === 0 && <EmptyState title={words.none[selection.state ?? 'all']} />}
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
              <EmptyState title={words.noneChosen} text={words.noneChosenText} />
            ) : null}
          </div>
        </div>
      )}
    </div>
  )
}

const choices = [
  { value: 'all', label: words.all } as const,
  ...mailStates.map((state) => ({ value: state, label: stateNames[state] })),
]

function Explanation({ viewer }: { viewer: Viewer }) {
  const { data } = useEndpoint(getInstallation)
  if (viewer === 'visitor') {
    return <p className={styles.lead}>{words.demonstration}</p>
  }
  return data?.mailbox ? <p className={styles.lead}>{words.noServer}</p> : null
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
