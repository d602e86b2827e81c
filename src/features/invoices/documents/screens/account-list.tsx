import { useState } from 'react'
import { groupsOf } from '#kit/shared/iban.ts'
import type { Currency, currencies } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { PlusIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { type AccountForm, getPaperSettings, type PaperSettings, removeBankAccount } from '../contract.ts'
import { AccountFields } from './account-fields.tsx'
import styles from './document-settings.module.css'

type Account = PaperSettings['accounts'][number]
type AccountListProps = {
  accounts: readonly Account[]
  /** What is typed, for the sample; undefined once nothing is. */
  onEdit: (form: AccountForm | undefined) => void
}

const currencyNames: Readonly<Record<Currency, string>> = {
  EUR: 'Euros',
  CHF: 'Swiss francs',
  GBP: 'Pounds sterling',
  USD: 'US dollars',
  CAD: 'Canadian dollars',
  AUD: 'Australian dollars',
}
const order = ['EUR', 'CHF', 'GBP', 'USD', 'CAD', 'AUD'] as const satisfies readonly (typeof currencies)[number][]

/** The accounts by currency, one of which is edited at a time. */
export function AccountList({ accounts, onEdit }: AccountListProps) {
  const [edited, setEdited] = useState<Currency>()
  const [leaving, setLeaving] = useState<Currency>()
  const done = () => {
    setEdited(undefined)
    onEdit(undefined)
  }
  const remove = useWrite(removeBankAccount, {
    refreshes: [getPaperSettings],
    onSuccess: (_, { body }) => {
      setLeaving(undefined)
      toast(`The account for ${body.currency} is removed`)
    },
  })
  return (
    <ul className={styles.accounts}>
      {order.map((currency) => {
        const account = accounts.find((one) => one.currency === currency)
        return (
          <li key={currency} className={styles.account}>
            <AccountHead
              {...{ currency, account }}
              isEdited={edited === currency}
              onEdit={() => setEdited(currency)}
              onRemove={() => setLeaving(currency)}
            />
            {edited === currency && (
              <AccountFields currency={currency} account={account} onEdit={onEdit} onDone={done} />
            )}
          </li>
        )
      })}
      {leaving !== undefined && (
        <WriteDialog
          size="small"
          title={`Remove the account for ${leaving}?`}
          write={remove}
          leave="Cancel"
          send="Remove"
          danger
          onSend={() => remove.mutate({ body: { currency: leaving } })}
          onClose={() => setLeaving(undefined)}
        >
          <p>
            {leaving === 'EUR'
              ? 'Invoices in euros are paid to the account of the server’s settings again.'
              : 'Customers who pay in this currency cannot be invoiced until there is another one.'}
          </p>
        </WriteDialog>
      )}
    </ul>
  )
}

type AccountHeadProps = {
  currency: Currency
  account: Account | undefined
  isEdited: boolean
  onEdit: () => void
  onRemove: () => void
}

function AccountHead({ currency, account, isEdited, onEdit, onRemove }: AccountHeadProps) {
  return (
    <div className={styles.accountHead}>
      <div>
        <h3 className={styles.currency}>
          {currencyNames[currency]} <span className={layout.aside}>{currency}</span>
        </h3>
        <p className={styles.hint}>
          {account ? whereTo(account) : 'No account: nothing is invoiced in this currency.'}
        </p>
        {account?.preset && <p className={styles.hint}>From the settings of the server.</p>}
      </div>
      {!isEdited && (
        <div className={layout.line2}>
          <Button
            variant={account ? 'secondary' : 'quiet'}
            size="small"
            icon={account ? undefined : <PlusIcon />}
            aria-label={`${account ? 'Change' : 'Add'} the account for ${currency}`}
            onClick={onEdit}
          >
            {account ? 'Change' : 'Add'}
          </Button>
          {account && !account.preset && (
            <Button variant="quiet" size="small" aria-label={`Remove the account for ${currency}`} onClick={onRemove}>
              Remove
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const whereTo = ({ iban, bank, details }: Account): string =>
  [iban === '' ? details.split('\n').slice(0, 2).join(', ') : groupsOf(iban), bank]
    .filter((part) => part !== '')
    .join(' · ')
