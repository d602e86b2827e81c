import { type Cents, formatMoney, moneySign } from '#kit/shared/money.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { card, contourPaths, documentPath } from '../rules/card.ts'
import { words } from '../words.ts'
import type { CardPicture } from './card-picture.ts'
import { usePrint } from './self-service/use-print.ts'
import styles from './voucher-card.module.css'

type VoucherCardProps = {
  picture: CardPicture
  recipient: string
  text: string
  /** Undefined while none is typed. */
  amount: Cents | undefined
  /** In groups; the place of a code that there is none yet is left to be filled. */
  code?: string | null
}

/** The voucher as the PDF will show it; on a narrow screen the picture stands above the paper. */
export function VoucherCard({ picture, recipient, text, amount, code }: VoucherCardProps) {
  const { background, name: _, alt, 'data-picture': placeholder, ...seen } = picture
  const print = usePrint(recipient !== '' || text !== '')
  const name = print ? print.printable(recipient) : recipient
  const message = print ? print.printable(text) : text
  return (
    <div className={styles.frame}>
      <div className={styles.card}>
        <div key={background} className={styles.picture} data-picture={placeholder}>
          <img {...seen} alt={alt} sizes="(width < 48rem) 92vw, 26rem" fetchPriority="high" />
        </div>
        <Shore />
        <div className={styles.paper}>
          <p className={styles.brand}>Rental Revolution</p>
          <div className={styles.upper}>
            <p className={styles.title}>{name ? words.titleFor(name) : words.titleForLake}</p>
            <p className={classNames(styles.words, sizeOf(message))}>{message}</p>
          </div>
          <p className={styles.amount}>{amount === undefined ? moneySign() : formatMoney(amount)}</p>
          <div className={styles.foot}>
            <CodePlace />
            <p className={styles.code}>
              {code ?? '···· ···· ···· ····'}
              <span>{code ? words.enterCode : words.codeComes}</span>
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}

/** The PDF sets it as large as it fits. */
const sizeOf = (message: string) => {
  const lines = message.split('\n').length
  return message.length > 220 || lines > 8 ? styles.long : (message.length > 120 || lines > 5) && styles.medium
}

/** Where picture and paper meet: beside each other, or one above the other. */
const Shore = () => (
  <>
    <svg className={styles.shore} viewBox={`0 0 ${card.width} ${card.height}`} aria-hidden="true">
      <path className={styles.sand} d={documentPath} />
      {contourPaths.map(({ path, strength }) => (
        <path key={path} className={styles.contour} d={path} opacity={strength} />
      ))}
    </svg>
    <svg className={styles.beach} viewBox="0 0 148 24" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.sand} d="M0 17C20 23 37 10 57 14C76 18 87 23 109 19C124 16 133 9 148 15V25H0Z" />
      <path
        className={styles.contour}
        d="M0 13C20 19 37 6 57 10C76 14 87 19 109 15C124 12 133 5 148 11"
        opacity="0.9"
      />
      <path className={styles.contour} d="M0 9C20 15 37 2 57 6C76 10 87 15 109 11C124 8 133 1 148 7" opacity="0.5" />
    </svg>
  </>
)

/** Stands for the code to scan, which there is once the voucher is paid. */
const CodePlace = () => (
  <svg className={styles.place} viewBox="0 0 21 21" aria-hidden="true">
    <path d="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0z" />
    <path className={styles.eye} d="M1 1h5v5H1zM15 1h5v5h-5zM1 15h5v5H1z" />
    <path d="M2 2h3v3H2zM16 2h3v3h-3zM2 16h3v3H2z" />
    <path
      className={styles.depths}
      d="M9 1C9 5 12 6 11 9S8 12 9 15 11 18 10 21M1 9.500C4 9 6 11 9 10.500S15 9 20 10M13 13C15 12 18 13 18.500 15.500S16 19.500 14 18.500 12 14 13 13"
    />
  </svg>
)
