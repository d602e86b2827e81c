import { type ReactNode, type Ref, useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#kit/ui/api.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Button } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { useLink } from '#kit/ui/use-link.ts'
import { confirmUnsubscribe, type OwnAddress, readUnsubscribe } from '../contract/unsubscribe.ts'
import styles from './unsubscribe.module.css'

export type UnsubscribeWords = {
  title: string
  loading: string
  lead: (address: string) => ReactNode
  question: string
  onlyAddress: (address: string) => string
  wholeDomain: (domain: string) => string
  wholeDomainText: string
  confirm: string
  wait: string
  doneTitle: string
  done: (who: string) => ReactNode
  everybody: (domain: string) => string
  kept: string
  alsoDomain: (domain: string) => string
  badTitle: string
  bad: string
  failedTitle: string
}

/** For whoever holds the link of one of our mails: takes them off, once they confirm it. */
export function Unsubscribe({ words }: { words: UnsubscribeWords }) {
  const link = useLink()
  const { answer, error, busy, ask } = useAnswer()
  useEffect(() => {
    if (link) void ask(() => call(readUnsubscribe, { body: { link } }))
  }, [link, ask])

  if (link === '' || error?.status === 404 || error?.status === 422) {
    return (
      <Page title={words.badTitle}>
        <p className={styles.lead}>{words.bad}</p>
      </Page>
    )
  }
  if (error) {
    return (
      <Page title={words.title}>
        <ErrorState
          title={words.failedTitle}
          text={error.message}
          busy={busy}
          retry={() => void (link && ask(() => call(readUnsubscribe, { body: { link } })))}
        />
      </Page>
    )
  }
  if (!answer || !link) {
    return (
      <Page title={words.title}>
        <Loading what={words.loading}>
          <Skeleton count={3} />
        </Loading>
      </Page>
    )
  }
  return <Choice key={link} link={link} found={answer} words={words} />
}

type ChoiceProps = { link: string; found: OwnAddress; words: UnsubscribeWords }

function Choice({ link, found, words }: ChoiceProps) {
  const [scope, setScope] = useState<'address' | 'domain'>('address')
  const leave = useAnswer()
  const title = useArrival<HTMLHeadingElement>(leave.answer ?? false)
  const { address, domain, done } = leave.answer ?? found
  const confirm = (what: 'address' | 'domain') =>
    leave.ask(() => call(confirmUnsubscribe, { body: { link, scope: what } }))

  if (done) {
    return (
      <Page title={words.doneTitle} titleRef={title}>
        <p className={styles.lead}>
          {words.done(done === 'domain' && domain !== null ? words.everybody(domain) : address)}
        </p>
        <p className={styles.small}>{words.kept}</p>
        {done === 'address' && domain !== null && (
          <p>
            <Button variant="secondary" busy={leave.busy} busyLabel={words.wait} onClick={() => void confirm('domain')}>
              {words.alsoDomain(domain)}
            </Button>
          </p>
        )}
        <FormError message={leave.error?.message} />
      </Page>
    )
  }
  return (
    <Page title={words.title}>
      <p className={styles.lead}>{words.lead(address)}</p>
      <Form className={styles.form} onSubmit={() => void confirm(scope)}>
        {domain !== null && (
          <ChoiceGroup
            legend={words.question}
            name="scope"
            value={scope}
            onChange={setScope}
            choices={[
              { value: 'address', label: words.onlyAddress(address) },
              { value: 'domain', label: words.wholeDomain(domain), text: words.wholeDomainText },
            ]}
          />
        )}
        <FormError message={leave.error?.message} />
        <p>
          <Button type="submit" size="large" busy={leave.busy} busyLabel={words.wait}>
            {words.confirm}
          </Button>
        </p>
      </Form>
    </Page>
  )
}

type PageProps = { title: string; titleRef?: Ref<HTMLHeadingElement>; children: ReactNode }

const Page = ({ title, titleRef, children }: PageProps) => (
  <main className={styles.page} tabIndex={-1}>
    <h1 className={styles.title} ref={titleRef} tabIndex={-1}>
      {title}
    </h1>
    {children}
  </main>
)

/** A call and what came of it; the page is without what other pages keep answers in. */
function useAnswer() {
  const [answer, setAnswer] = useState<OwnAddress>()
  const [error, setError] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  const ask = useCallback(async (asking: () => Promise<OwnAddress>) => {
    setBusy(true)
    setError(undefined)
    await asking()
      .then(setAnswer)
      .catch((reason: unknown) => {
        if (!(reason instanceof ApiError)) throw reason
        setError(reason)
      })
      .finally(() => setBusy(false))
  }, [])
  return { answer, error, busy, ask }
}
