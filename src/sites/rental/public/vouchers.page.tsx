import { leastAmount } from '#features/vouchers/rules/amount.ts'
import { VoucherShop } from '#features/vouchers/screens/voucher-shop.tsx'
import { formatMoney } from '#kit/shared/money.ts'
import { mailbox, overviewOf, privacy } from '../addresses.ts'
import { voucherPictures } from '../pictures/voucher-pictures.ts'
import { words } from '../words.ts'

export const meta = {
  title: words.vouchersTitle,
  description: words.vouchersDescription(formatMoney(leastAmount)),
}

const addresses = { privacy, mailbox, fleet: overviewOf('all') }

export default function VouchersPage() {
  return <VoucherShop pictures={voucherPictures} addresses={addresses} />
}
