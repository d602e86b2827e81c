import { VoucherShop } from '#features/vouchers/screens/voucher-shop.tsx'
import { mailbox, overviewOf, privacy } from '../addresses.ts'
import { voucherPictures } from '../pictures/voucher-pictures.ts'

export const meta = {
  title: 'Vouchers · Rental Revolution',
  description: 'Give a day on the lake: a voucher from $50 for any of our boats, as a card to print, by mail.',
}

const addresses = { privacy, mailbox, fleet: overviewOf('all') }

export default function VouchersPage() {
  return <VoucherShop pictures={voucherPictures} addresses={addresses} />
}
