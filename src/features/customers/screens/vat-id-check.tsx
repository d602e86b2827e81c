import { getInstallation } from '#features/settings/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { useMessage } from '#kit/ui/field.tsx'
import { CheckIcon, ErrorIcon, InfoIcon, RefreshIcon } from '#kit/ui/icons.tsx'
import { remember, useEndpoint } from '#kit/ui/server-state.tsx'
import { useSettled } from '#kit/ui/use-settled.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { checkVatId } from '../contract/vat-id.ts'
import { examineVatId, type Remark, remarkOn } from '../rules/vat-id.ts'
import styles from './vat-id-check.module.css'

const icons = { good: CheckIcon, bad: ErrorIcon, plain: InfoIcon }

/**
 * Below the field `vatId` of a form: what is wrong with the id by itself, unless the field says so already, or what VIES
 * says of it. Whatever it says, the user stays responsible. `country` is the customer's.
 */
export function VatIdCheck({ vatId, country }: { vatId: string; country: string }) {
  const findings = examineVatId(useSettled(vatId), country)
  const wrong = useMessage('vatId', undefined) === undefined ? findings.message : ''
  return (
    <div className={styles.check}>
      {findings.vies ? (
        <Vies key={findings.vatId} vatId={findings.vatId} country={country} />
      ) : (
        <p className={styles.words} role="status">
          {wrong !== '' && <Words remark={{ tone: 'bad', text: wrong }} />}
        </p>
      )}
    </div>
  )
}

function Vies({ vatId, country }: { vatId: string; country: string }) {
  const asked = { query: { vatId, country, again: false } }
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const { data, error, isFetching, refetch } = useEndpoint(checkVatId, asked, { freshSeconds: 3600 })
  const again = useWrite(checkVatId, { onSuccess: (answer) => remember(checkVatId, asked, answer) })
  const busy = isFetching || again.isPending
  const failure = again.error ?? (data ? null : error)
  const remark = failure
    ? ({ tone: 'plain', text: `VIES could not be asked; check it yourself. ${failure.message}` } as const)
    : data && timeZone && remarkOn(data.vies, timeZone)
  const mayAsk = (data !== undefined || failure !== null) && data?.vies.problem !== 'off'
  return (
    <>
      <p className={styles.words} role="status">
        {busy ? 'Asking VIES…' : remark && <Words remark={remark} />}
      </p>
      {mayAsk && (
        <Button
          variant="quiet"
          size="small"
          icon={<RefreshIcon />}
          busy={busy}
          busyLabel="Asking…"
          onClick={() => (data ? again.mutate({ query: { ...asked.query, again: true } }) : void refetch())}
        >
          Ask again
        </Button>
      )}
    </>
  )
}

function Words({ remark: { tone, text } }: { remark: Remark }) {
  const Icon = icons[tone]
  return (
    <span className={classNames(styles.remark, styles[tone])}>
      <Icon />
      <span>{text}</span>
    </span>
  )
}
