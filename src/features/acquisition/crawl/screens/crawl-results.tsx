import { useState } from 'react'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { entryAddress } from '../../entries/screens/list/view.ts'
import type { Crawled, CrawledTarget, OmittedTarget } from '../contract.ts'
import { lineOf } from '../rules.ts'
import styles from './crawl.module.css'

type CrawlResultsProps = {
  found: Crawled
  onTake: (lines: readonly string[], searchTerm: string) => void
}

const pageLength = 50
const longestTerm = 120

/** What was found: to choose from, and what is left out and why. */
export function CrawlResults({ found, onTake }: CrawlResultsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const [pages, setPages] = useState(1)
  const targets = found.crawled_list.filter(({ id }) => !taken.has(id))
  const selected = targets.filter(({ id }) => chosen.has(id))
  const missing = targets.filter(({ email, state }) => email === '' && state !== 'waiting').length
  const shown = targets.slice(0, pages * pageLength)
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  const take = () => {
    const terms = [...new Set(selected.map(({ searchTerm }) => searchTerm))]
    onTake(selected.map(lineOf), terms.join('; ').slice(0, longestTerm))
    setTaken((before) => new Set([...before, ...selected.map(({ id }) => id)]))
    setChosen(new Set())
    toast(`${counted(selected.length)} put into the lines below`)
  }
  if (targets.length + found.omitted_list.length === 0) {
    return found.crawl?.status === 'done' ? (
      <p className={layout.note}>{taken.size > 0 ? 'All that was found is taken.' : 'Nothing was found.'}</p>
    ) : null
  }
  return (
    <>
      {targets.length > 0 && (
        <section className={styles.results} aria-label="Found">
          <div className={styles.status}>
            <h3 className={styles.subheading}>
              Found <Badge tone="success">{targets.length}</Badge>
            </h3>
            {missing > 0 && <p className={styles.missing}>{`Missing emails: ${missing}`}</p>}
          </div>
          <div className={styles.choices}>
            <Checkbox
              label={`All ${targets.length}`}
              checked={selected.length === targets.length}
              onChange={(all) =>
                choose(
                  targets.map(({ id }) => id),
                  all,
                )
              }
            />
            {missing > 0 && missing < targets.length && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => setChosen(new Set(targets.filter(({ email }) => email !== '').map(({ id }) => id)))}
              >
                Only those with an email
              </Button>
            )}
          </div>
          <ul className={styles.list}>
            {shown.map((target) => (
              <Target
                key={target.id}
                target={target}
                checked={chosen.has(target.id)}
                onChange={(isChosen) => choose([target.id], isChosen)}
              />
            ))}
          </ul>
          <div className={styles.take}>
            {shown.length < targets.length && (
              <Button variant="secondary" size="small" onClick={() => setPages(pages + 1)}>
                {`More (${targets.length - shown.length})`}
              </Button>
            )}
            <Button variant="secondary" disabled={selected.length === 0} onClick={take}>
              {selected.length === 0 ? 'Take selected' : `Take selected (${selected.length})`}
            </Button>
          </div>
        </section>
      )}
      <Omitted targets={found.omitted_list} />
    </>
  )
}

const counted = (count: number) => (count === 1 ? '1 business' : `${count} businesses`)

type TargetProps = { target: CrawledTarget; checked: boolean; onChange: (checked: boolean) => void }

function Target({ target, checked, onChange }: TargetProps) {
  const { name, website, email, phone, contact, state, reason } = target
  const isMissing = email === '' && state !== 'waiting'
  return (
    <li className={styles.target} data-missing={isMissing || undefined}>
      <Checkbox
        className={styles.who ?? ''}
        label={
          <span className={layout.grid}>
            <strong>{name}</strong>
            {contact !== '' && <span className={styles.detail}>{contact}</span>}
          </span>
        }
        checked={checked}
        onChange={onChange}
      />
      <div className={styles.ways}>
        <WebLink website={website} />
        {state === 'waiting' ? (
          <span className={styles.detail}>Its website is still to be read</span>
        ) : (
          <span className={isMissing ? layout.strong : undefined}>{email === '' ? 'no email' : email}</span>
        )}
        {phone !== '' && <span>{phone}</span>}
        {reason !== '' && <span className={classNames(styles.detail, styles.reason)}>{reason}</span>}
      </div>
    </li>
  )
}

function WebLink({ website }: { website: string }) {
  if (website === '') return null
  const href = /^https?:\/\//i.test(website) ? website : `https://${website}`
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {website.replace(/^https?:\/\//i, '')}
    </a>
  )
}

/** What is known already, or cannot be taken. */
function Omitted({ targets }: { targets: readonly OmittedTarget[] }) {
  const [isOpen, setOpen] = useState(false)
  const [pages, setPages] = useState(1)
  if (targets.length === 0) return null
  const shown = targets.slice(0, pages * pageLength)
  return (
    <details className={styles.omitted} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Known or left out <Badge>{targets.length}</Badge>
      </summary>
      {isOpen && (
        <>
          <ul className={styles.list}>
            {shown.map(({ id, name, tag, reason, entry }) => (
              <li key={id} className={styles.left}>
                <Badge tone="warning">{tag}</Badge>
                <strong>{name}</strong>
                <span className={styles.detail}>{`${reason}.`}</span>
                {entry && <Link to={entryAddress(entry.id)}>{`Show ${entry.business}`}</Link>}
              </li>
            ))}
          </ul>
          {shown.length < targets.length && (
            <Button variant="secondary" size="small" onClick={() => setPages(pages + 1)}>
              {`More (${targets.length - shown.length})`}
            </Button>
          )}
        </>
      )}
    </details>
  )
}
