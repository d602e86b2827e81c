import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { takeAlong } from '../contract.ts'
import { words } from '../words.ts'
import { QrCode } from './qr-code.tsx'
import styles from './tse.module.css'

/** A code on the screen by which a customer takes the receipt along on their phone. */
export function TakeAlong({ position }: { position: number }) {
  const query = useEndpoint(takeAlong, { params: { position } })
  if (!query.data) return <Pending query={query} what={words.theReceipt} lines={3} />
  return (
    <figure className={styles.along}>
      <QrCode {...query.data.qr} label={words.codeToTake} />
      <figcaption>
        {words.scanToTake}{' '}
        <a href={query.data.address} target="_blank" rel="noreferrer">
          {words.linkToTake}
        </a>
      </figcaption>
    </figure>
  )
}
