import { useEffect, useRef, useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, IconButton } from '#kit/ui/button.tsx'
import { CloseIcon } from '#kit/ui/icons.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { listBackups, startBackup } from '../contract.ts'
import { failedNight, formatBytes } from '../rules.ts'
import styles from './automatic-backup.module.css'
import { BackupProgress, isUnderWay } from './backup-progress.tsx'
import { startDownload } from './start-download.ts'

/** Once a day, root's browser downloads a backup by itself. */
export const AutomaticBackup = ({ user }: { user: SignedInUser }) => (user.root ? <Automatic /> : null)

function Automatic() {
  const [mine, setMine] = useState<number>()
  const [told, setTold] = useState<number>()
  const { data, error } = useEndpoint(listBackups, undefined, mine === told ? {} : { everySeconds: 5 })
  /** The day on which this tab is not to begin again. */
  const [putOff, setPutOff] = useKept('backup-put-off', '')
  const [problem, setProblem] = useState<string>()
  const begin = useWrite(startBackup, {
    refreshes: [listBackups],
    onSuccess: ({ id, claim }) => {
      setMine(id)
      setProblem(undefined)
      if (claim) startDownload(claim)
    },
    // Another tab was quicker.
    onError: ({ status, message }) => status !== 409 && setProblem(message),
  })
  const { mutate } = begin
  const tried = useRef(false)
  const isDue = data?.due === true && putOff !== data.day
  useEffect(() => {
    if (!isDue || tried.current) return
    tried.current = true
    mutate({ body: { kind: 'automatic' } })
  }, [isDue, mutate])

  const secrecy = data?.encrypted ? 'encrypted' : 'not encrypted'
  const own = data?.recent.find(({ id }) => id === mine)
  useEffect(() => {
    if (own === undefined || isUnderWay(own) || told === own.id) return
    setTold(own.id)
    if (own.state === 'done') toast(`Today's backup was downloaded: ${formatBytes(own.bytes)}, ${secrecy}`)
    if (own.state === 'failed') setProblem(own.error ?? '')
  }, [own, told, secrecy])

  const running = data?.recent.find((backup) => backup.kind === 'automatic' && isUnderWay(backup))
  const night = failedNight(data?.recent ?? [])
  const said = problem ?? (error && !data ? error.message : undefined)
  if (said !== undefined) {
    return (
      <Notice
        title="Today's backup could not be downloaded"
        text={said}
        onClose={() => setProblem(undefined)}
        {...(data && { again: () => mutate({ body: { kind: 'automatic' } }), busy: begin.isPending })}
      />
    )
  }
  if (running) {
    return (
      <aside className={styles.place} aria-label="Backup">
        <div className={styles.card}>
          <BackupProgress backup={running} onCancel={() => setPutOff(data?.day ?? '')} />
        </div>
      </aside>
    )
  }
  if (night) return <Notice title="The last nightly backup failed" text={night.error ?? ''} />
  return null
}

type NoticeProps = { title: string; text: string; again?: () => void; busy?: boolean; onClose?: () => void }

function Notice({ title, text, again, busy, onClose }: NoticeProps) {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const close = () => (onClose ? onClose() : setClosed(true))
  return (
    <aside className={styles.place} aria-label="Backup">
      <Banner
        tone="danger"
        title={title}
        action={
          <IconButton label="Close message" onClick={close}>
            <CloseIcon />
          </IconButton>
        }
      >
        <p>{text}</p>
        <p className={styles.ways}>
          {again && (
            <Button variant="secondary" size="small" busy={busy ?? false} onClick={again}>
              Try again
            </Button>
          )}
          <Link to="/internal/backups">All backups</Link>
        </p>
      </Banner>
    </aside>
  )
}
