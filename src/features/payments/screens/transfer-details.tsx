import { useState } from 'react'
import { formatLongDay } from '#kit/shared/day.ts'
import { formatPlain } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import type { EuroTransfer } from '../contract/transfer.ts'
import { eurosAndPrice, formatIban } from '../rules.ts'
import { words } from '../words.ts'
import styles from './transfer-details.module.css'

/** Everything a transfer needs, to copy or to scan. */
export function TransferDetails({ transfer }: { transfer: EuroTransfer }) {
  const [copied, setCopied] = useState('')
  const rows = [
    { name: words.amount, value: eurosAndPrice(transfer.amount, transfer.price), copy: formatPlain(transfer.amount) },
    { name: words.recipient, value: transfer.name, copy: transfer.name },
    { name: 'IBAN', value: formatIban(transfer.iban), copy: transfer.iban },
    { name: 'BIC', value: transfer.bic, copy: transfer.bic },
    { name: words.reference, value: transfer.reference, copy: transfer.reference },
  ]
  const copy = async (name: string, text: string) => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(name),
      () => setCopied(''),
    )
  }
  return (
    <div className={styles.transfer}>
      <dl className={styles.facts}>
        {rows.map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd>
              <span>{row.value}</span>
              <Button
                variant="quiet"
                size="small"
                aria-label={words.copyOf(row.name)}
                onClick={() => void copy(row.name, row.copy)}
              >
                {copied === row.name ? words.copied : words.copy}
              </Button>
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.dueBy}</dt>
          <dd>
            <span>{formatLongDay(transfer.due_on)}</span>
          </dd>
        </div>
      </dl>
      <figure className={styles.scan}>
        <QrCode {...transfer.qr} label={words.qrCode} />
        <figcaption>{words.scanIt}</figcaption>
      </figure>
      <LiveRegion>{copied && words.isCopied(copied)}</LiveRegion>
    </div>
  )
}

/** Dark on light with a quiet zone, whatever is around it. */
const QrCode = ({ size, path, label }: { size: number; path: string; label: string }) => (
  <svg
    className={styles.code}
    viewBox={`-4 -4 ${size + 8} ${size + 8}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
  >
    <path className={styles.quietZone} d={`M-4-4h${size + 8}v${size + 8}h-${size + 8}z`} />
    <path className={styles.modules} d={path} />
  </svg>
)
