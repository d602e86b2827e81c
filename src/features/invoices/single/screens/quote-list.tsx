import { formatDay } from '#kit/shared/day.ts'
import { formatExact } from '#kit/shared/money.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { decideQuote, getDocumentDesk, type Quote, showDocument } from '../contract.ts'
import styles from './new-document.module.css'

const tones = { open: 'info', accepted: 'success', declined: 'plain', expired: 'warning', invoiced: 'plain' } as const
const ways = [
  ['single', 'Invoice'],
  ['down_payment', 'Down payment'],
  ['final', 'Final invoice'],
] as const

/** What was offered, and what comes of it. */
export function QuoteList({ quotes }: { quotes: readonly Quote[] }) {
  const decide = useWrite(decideQuote, {
    refreshes: [getDocumentDesk],
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })
  if (quotes.length === 0) return null
  return (
    <section className={layout.stack3} aria-labelledby="quotes">
      <h2 id="quotes">Quotes</h2>
      <ul className={layout.stack3}>
        {quotes.map(({ id, reference, business, gross, currency, valid_until: until, state }) => (
          <li key={id} className={styles.quote} aria-label={reference}>
            <a href={`${showDocument.path}?quote=${id}`} target="_blank" rel="noreferrer">
              {reference}
            </a>
            <span>{`${business}, ${formatExact(gross, currency)}`}</span>
            <Badge tone={tones[state]}>{state === 'open' ? `Open until ${formatDay(until)}` : state}</Badge>
            {(state === 'open' || state === 'expired') &&
              [true, false].map((accepted) => (
                <Button
                  key={String(accepted)}
                  variant="quiet"
                  size="small"
                  onClick={() => decide.mutate({ body: { quote: id, accepted } })}
                >
                  {accepted ? 'Accepted' : 'Declined'}
                </Button>
              ))}
            {state !== 'invoiced' &&
              state !== 'declined' &&
              ways.map(([kind, name]) => (
                <ButtonLink key={kind} variant="secondary" size="small" to={`/invoices/new?quote=${id}&kind=${kind}`}>
                  {name}
                </ButtonLink>
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
